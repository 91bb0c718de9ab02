import Data
public import Domain
public import Presentation

/// A feature for programs: the JSON that the server's API serves and that `--json` prints.
///
/// It uses the feature's use case and no view model, because a program wants data and not a screen.
public struct FeatureAPI: Sendable {
  public let feature: any Feature.Type

  /// The name of a list's items in its document.
  public let listName: String

  /// The JSON of an item, for the API's description.
  public let schema: JSONSchema
  let format: any ItemJSON.Type
  private let list: @Sendable (ListRequest, Localization) async -> Result<JSONResponse, DomainError>
  private let item: @Sendable (String, Localization) async -> Result<JSONResponse, DomainError>

  init<F: Feature, Format: ItemJSON>(
    _ feature: F,
    as format: Format.Type,
    schema: JSONSchema = JSONSchema(of: Format.self)
  ) where F.Item == Format.Item {
    let documents = FeatureDocuments<F, Format>(feature: feature)
    self.feature = F.self
    self.format = format
    listName = Format.listName
    self.schema = schema.adding([JSONSchema.link, JSONSchema.notice])
    list = { request, localization in
      do throws(DomainError) {
        return .success(try await documents.list(request, localization))
      } catch {
        return .failure(error)
      }
    }
    item = { id, localization in
      do throws(DomainError) {
        return .success(try await documents.item(id, localization))
      } catch {
        return .failure(error)
      }
    }
  }

  /// The items of a list.
  ///
  /// - Throws: ``DomainError/pageOutOfRange(_:last:)`` behind the end of the list, unless the request allows that.
  public func list(_ request: ListRequest, _ localization: Localization) async throws(DomainError) -> JSONResponse {
    try await list(request, localization).get()
  }

  /// One item.
  ///
  /// - Throws: ``DomainError/notFound`` if no item has the identifier, in its text form.
  public func item(id: String, _ localization: Localization) async throws(DomainError) -> JSONResponse {
    try await item(id, localization).get()
  }
}
