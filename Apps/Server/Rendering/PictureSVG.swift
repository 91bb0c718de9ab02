import Presentation

/// A picture as SVG. It is made here, so that pages load nothing from other hosts.
struct PictureSVG {
  private let drawing: PictureDrawing

  init(id: Int, category: String) {
    drawing = PictureDrawing(id: id, category: category)
  }

  var text: String {
    let (width, height) = (PictureDrawing.width, PictureDrawing.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img">\
      <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="\(drawing.start.css)"/>\
      <stop offset="1" stop-color="\(drawing.end.css)"/></linearGradient></defs>\
      <rect width="\(width)" height="\(height)" fill="url(#g)"/>\(drawing.shapes.map(\.element).joined())</svg>
      """
  }
}

extension PictureDrawing.Color {
  fileprivate var css: String { "hsl(\(hue) \(saturation)% \(lightness)%)" }
}

extension PictureDrawing.Shape {
  fileprivate var element: String {
    let fill = "fill=\"\(color.css)\" fill-opacity=\".\(PictureDrawing.opacity)\""
    return switch kind {
    case .circle: "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(size)\" \(fill)/>"
    case .square:
      "<rect x=\"\(x - size)\" y=\"\(y - size)\" width=\"\(size * 2)\" height=\"\(size * 2)\" rx=\"\(size / 3)\" \(fill)/>"
    case .triangle: "<path d=\"M\(x) \(y - size)l\(size) \(size * 2)h-\(size * 2)z\" \(fill)/>"
    }
  }
}

extension Picture {
  /// Where the drawing is served.
  func path(in feature: String) -> String {
    let category = category.utf8.filter { character in
      switch character {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    return "/pictures/\(feature)/\(id).svg?category=\(String(decoding: category, as: UTF8.self))"
  }
}
