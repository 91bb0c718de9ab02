import Data
public import Domain
public import Foundation
public import Presentation

extension JSONSchema {
  /// The schema of an object in which the identifiers of other items say of which feature: `addresses-id`.
  fileprivate func referring(_ fields: [FormFieldDescription]) -> JSONSchema {
    guard case .object(let own) = self else { return self }
    return .object(
      own.map { property in
        guard let feature = fields.first(where: { $0.name == property.name })?.feature else { return property }
        let schema = JSONSchema.string(format: "\(feature)-id")
        return Property(name: property.name, schema: schema, isRequired: property.isRequired)
      }
    )
  }
}

/// A feature whose items programs can change, on behalf of the person who is signed in.
public struct EditableAPI: Sendable {
  /// Lists and items.
  public let reading: FeatureAPI

  /// The JSON of what can be changed, for the API's description.
  public let valuesSchema: JSONSchema
  private let create: @Sendable (Data, String) async -> Result<Written?, DomainError>
  private let update: @Sendable (String, Int, Data) async -> Result<Written?, DomainError>
  private let delete: @Sendable (String, Int) async -> DomainError?

  /// An item that was written.
  public struct Written: Sendable {
    public let route: Route
    public let response: JSONResponse
  }

  init<F: EditableFeature, Format: EditableJSON>(_ feature: F, as format: Format.Type) where F.Item == Format.Item {
    // The decoder takes any text that is missing for an empty one, so only the form says what has to be there.
    let schema = JSONSchema(of: format).referring(F.formFields)
    let added = ["id", "version"]
    let present = added + F.formFields.filter(\.isNeverMissing).map(\.name)
    reading = FeatureAPI(feature, as: format, schema: schema.requiring(present))
    valuesSchema = schema.without(added).requiring(F.formFields.filter(\.isRequired).map(\.name))
    let editing = feature.editing
    create = { body, key in
      await Self.write(F.self, format, body) { values throws(DomainError) in try await editing.create(values, key: key)
      }
    }
    update = { id, version, body in
      await Self.write(F.self, format, body) { values throws(DomainError) in
        try await editing.update(id, version: version, to: values)
      }
    }
    delete = { id, version in
      do throws(DomainError) {
        try await editing.delete(id, version: version)
        return nil
      } catch {
        return error
      }
    }
  }

  /// - Returns: Nil if the body is no JSON object with fields of the right types.
  public func create(from body: Data, key: String) async throws(DomainError) -> Written? {
    try await create(body, key).get()
  }

  /// - Parameter version: The version that the change is based on.
  /// - Returns: As ``create(from:key:)``.
  public func update(_ id: String, version: Int, from body: Data) async throws(DomainError) -> Written? {
    try await update(id, version, body).get()
  }

  public func delete(_ id: String, version: Int) async throws(DomainError) {
    if let error = await delete(id, version) { throw error }
  }

  private static func write<F: EditableFeature, Format: EditableJSON>(
    _ feature: F.Type,
    _ format: Format.Type,
    _ body: Data,
    _ write: (Format.Item.Values) async throws(DomainError) -> Format.Item
  ) async -> Result<Written?, DomainError> where F.Item == Format.Item {
    let values: Format.Item.Values?
    do { values = try Format.values(from: body) } catch { return .failure(.invalid(error)) }
    guard let values else { return .success(nil) }
    do throws(DomainError) {
      let item = try await write(values)
      let route = F.detail(id: item.id)
      let json = LinkedJSON(item: Format(item), link: RouteCodec.link(to: route), notice: nil)
      return .success(Written(route: route, response: JSONResponse(json, freshness: .fresh, version: item.version)))
    } catch {
      return .failure(error)
    }
  }
}
