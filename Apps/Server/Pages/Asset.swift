import HTTPTypes
import Hummingbird
import Presentation

/// A file that pages refer to.
struct Asset: Sendable {
  static let stylesheet = Asset("storefront.css", "text/css; charset=utf-8", PackageResources.storefront_css)
  static let script = Asset("live.js", "text/javascript; charset=utf-8", PackageResources.live_js)
  static let icon = Asset("icon.svg", "image/svg+xml", PackageResources.icon_svg)

  private let name: String
  private let contentType: String
  private let bytes: [UInt8]

  /// Changes with the file's bytes.
  private let version: String

  private init(_ name: String, _ contentType: String, _ bytes: [UInt8]) {
    self.name = name
    self.contentType = contentType
    self.bytes = bytes
    version = EntityTag(bytes, isCompressed: false).value.filter { $0.isLetter || $0.isNumber }
  }

  /// The address with the version, so that browsers can keep the file for ever.
  var path: String { "/assets/\(name)?v=\(version)" }

  /// Under an address without this version, browsers ask again after an hour.
  fileprivate func response(to request: Request) -> Response {
    let isVersioned = request.uri.queryParameters["v"] == version[...]
    return Document(
      contentType: contentType,
      bytes: bytes,
      headers: [.cacheControl: isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=3600"]
    ).response(to: request)
  }

  static func add(to router: Router<ServerContext>) {
    let assets = [
      stylesheet,
      script,
      icon,
    ]
    for asset in assets {
      router.get("assets/\(asset.name)") { request, _ in asset.response(to: request) }
    }
    router.get("favicon.ico") { request, _ in icon.response(to: request) }
    for feature in Features.all {
      router.get("pictures/\(feature.name)/:file") { request, context in
        guard let name = context.parameters.get("file"), name.hasSuffix(".svg"), let id = Int(name.dropLast(4)) else {
          throw HTTPError(.notFound)
        }
        let category = request.uri.queryParameters["category"].map { String($0.prefix(100)) } ?? ""
        return Document(
          contentType: "image/svg+xml",
          text: PictureSVG(id: id, category: category).text,
          headers: [.cacheControl: "public, max-age=86400"]
        ).response(to: request)
      }
    }
  }
}
