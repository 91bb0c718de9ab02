import Hummingbird
import Presentation

/// An address that a program asks for, taken apart.
struct APICall: Sendable {
  let query: APIQuery
  private let address: String
  private let parameters: Parameters

  init(_ request: Request, _ context: ServerContext) throws(RouteError) {
    query = try APIQuery(request.uri.query)
    address = request.uri.path
    parameters = context.parameters
  }

  /// What stands in the path where the route has this name.
  func parameter(_ name: String) throws(RouteError) -> String {
    guard let text = PercentEncoding.decode(parameters.get(name) ?? "") else { throw .malformed(address) }
    return text
  }
}
