public import Domain

/// A page of pickup points as Storefront's own API serves it under `/pickup-points`.
public struct PickupPointsJSON: Codable, Hashable, Sendable {
  public var pickupPoints: [PickupPointJSON]

  /// How many there are to page through.
  public var total: Int
}

extension PickupPointsJSON {
  public init(_ page: Page<PickupPoint>) {
    pickupPoints = page.items.map(PickupPointJSON.init)
    total = page.total.reachable
  }

  /// - Throws: ``InvalidField``, named by its path, where an item breaks a rule.
  public func toPage(_ request: PageRequest) throws(InvalidField) -> Page<PickupPoint> {
    let items = try pickupPoints.enumerated().map { index, json throws(InvalidField) in
      do throws(InvalidField) {
        return try json.toPickupPoint()
      } catch {
        throw InvalidField(name: "pickupPoints[\(index)].\(error.name)")
      }
    }
    return Page(items: items, request: request, total: .exactly(max(total, 0)))
  }
}
