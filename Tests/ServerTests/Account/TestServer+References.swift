import Data
import Domain
import Foundation
import HTTPTypes
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Composition

extension TestServer {
  /// Adds an item of each feature that items of a feature refer to, for the person who registers as `mira`.
  ///
  /// - Returns: The identifiers of these items by the fields that name them.
  func references(of feature: any EditableFeature.Type, in folder: TemporaryFolder) async throws -> [String: String] {
    var ids: [String: String] = [:]
    for field in feature.formFields {
      if let other = field.feature { ids[field.name] = try await add(other, in: folder) }
    }
    return ids
  }

  /// Items as programs send them, with these identifiers in their fields.
  func bodies(of items: [some EditableJSON], naming ids: [String: String]) throws -> [String] {
    try items.map { item in
      let json = try JSONSerialization.jsonObject(with: JSONEncoder.storefront.encode(item)) as? [String: Any]
      let body = try #require(json).merging(ids) { $1 }
      return String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
    }
  }

  private func add(_ feature: String, in folder: TemporaryFolder) async throws -> String {
    guard let api = DIContainer.mock().editableAPIs.map(\.reading).first(where: { $0.feature.name == feature }),
      let type = api.feature as? any EditableFeature.Type, let format = api.format as? any EditableJSON.Type
    else {
      // An item that everyone reads.
      _ = try await DIContainer.addSamples(at: folder.path("storefront.sqlite"))
      return "1"
    }
    let body = try await body(format, naming: references(of: type, in: folder))
    let token = try await Program(self).post("login", ["username": "mira", "password": "correct horse"])
      .string("accessToken")
    let headers: HTTPFields = [
      .authorization: "Bearer \(token)", .contentType: "application/json",
    ]
    let reply = try await send(.post, "/api/\(feature)", headers, body: body)
    return try reply.string("id")
  }

  private func body<Format: EditableJSON>(_ format: Format.Type, naming ids: [String: String]) throws -> String {
    let fixtures = try (Format.Item.self as? any MockItem.Type)?.makeFixtures() as? [Format.Item] ?? []
    return try #require(bodies(of: fixtures.map(Format.init), naming: ids).first)
  }
}
