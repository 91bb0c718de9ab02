import Hummingbird
import Presentation

extension APIRoutes {
  func addPickupPoints(to api: RouterGroup<ServerContext>) {
    get("pickup-points", in: api) { call throws(RouteError) in try PickupPointsRequest(call.query) }
    get("pickup-points/:id", in: api) { call throws(RouteError) in
      PickupPointRequest(id: try call.parameter("id"))
    }
  }
}
