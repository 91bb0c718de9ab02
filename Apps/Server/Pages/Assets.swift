import HTTPTypes
import Hummingbird

/// Files that pages ask for: the style sheet, the script, the icon, and pictures.
struct Assets {
  static let stylesheetPath = path("storefront.css", PackageResources.storefront_css)
  static let scriptPath = path("live.js", PackageResources.live_js)

  /// An address that changes with the file's bytes, so that browsers may keep it for ever.
  private static func path(_ name: String, _ bytes: [UInt8]) -> String {
    let tag = EntityTag(bytes, isCompressed: false)
    return "/assets/\(name)?v=\(tag.value.filter { $0.isLetter || $0.isNumber })"
  }

  func add(to router: Router<ServerContext>) {
    router.get("assets/storefront.css") { request, _ in
      asset(PackageResources.storefront_css, "text/css; charset=utf-8").response(to: request)
    }
    router.get("assets/live.js") { request, _ in
      asset(PackageResources.live_js, "text/javascript; charset=utf-8").response(to: request)
    }
    router.get("assets/icon.svg") { request, _ in
      asset(PackageResources.icon_svg, "image/svg+xml").response(to: request)
    }
    router.get("favicon.ico") { request, _ in
      asset(PackageResources.icon_svg, "image/svg+xml").response(to: request)
    }
    router.get("pictures/products/:file") { request, context in
      guard let name = context.parameters.get("file"), name.hasSuffix(".svg"), let id = Int(name.dropLast(4)) else {
        throw HTTPError(.notFound)
      }
      let category = request.uri.queryParameters["category"].map { String($0.prefix(100)) } ?? ""
      return asset(Array(Picture(id: id, categoryID: category).svg.utf8), "image/svg+xml").response(to: request)
    }
  }

  private func asset(_ bytes: [UInt8], _ contentType: String) -> Document {
    Document(contentType: contentType, bytes: bytes, headers: [.cacheControl: "public, max-age=31536000, immutable"])
  }
}
