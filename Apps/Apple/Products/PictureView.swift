import Foundation
import Presentation
import SwiftUI

/// A picture of an item, with the same colours in a light and a dark appearance, as on the web. VoiceOver reads the texts
/// beside it.
struct PictureView: View {
  private let drawing: PictureDrawing

  /// In a list, pictures grow with the texts beside them.
  @ScaledMetric private var maxWidth: Double

  init(_ picture: Picture, maxWidth: Double = 80) {
    drawing = PictureDrawing(id: picture.id, category: picture.category)
    _maxWidth = ScaledMetric(wrappedValue: maxWidth)
  }

  var body: some View {
    Canvas { context, size in
      let area = CGRect(x: 0, y: 0, width: PictureDrawing.width, height: PictureDrawing.height)
      context.scaleBy(x: size.width / area.width, y: size.height / area.height)
      context.fill(
        Path(area),
        with: .linearGradient(
          Gradient(colors: [Color(drawing.start), Color(drawing.end)]),
          startPoint: area.origin,
          endPoint: CGPoint(x: area.maxX, y: area.maxY)
        )
      )
      context.opacity = Double(PictureDrawing.opacity) / 100
      for shape in drawing.shapes {
        context.fill(shape.path, with: .color(Color(shape.color)))
      }
    }
    .aspectRatio(CGSize(width: PictureDrawing.width, height: PictureDrawing.height), contentMode: .fit)
    .frame(maxWidth: maxWidth)
    .accessibilityHidden(true)
  }
}

extension PictureDrawing.Shape {
  fileprivate var path: Path {
    let square = CGRect(x: x - size, y: y - size, width: 2 * size, height: 2 * size)
    switch kind {
    case .circle: return Path(ellipseIn: square)
    case .square: return Path(roundedRect: square, cornerRadius: CGFloat(size / 3), style: .circular)
    case .triangle:
      var path = Path()
      path.addLines([
        CGPoint(x: square.midX, y: square.minY),
        CGPoint(x: square.maxX, y: square.maxY),
        CGPoint(x: square.minX, y: square.maxY),
      ])
      path.closeSubpath()
      return path
    }
  }
}

extension Color {
  /// Converts HSL to HSB, in which the system has its colours.
  fileprivate init(_ color: PictureDrawing.Color) {
    let (saturation, lightness) = (Double(color.saturation) / 100, Double(color.lightness) / 100)
    let brightness = lightness + saturation * min(lightness, 1 - lightness)
    self.init(
      hue: Double(color.hue) / 360,
      saturation: brightness == 0 ? 0 : 2 * (1 - lightness / brightness),
      brightness: brightness
    )
  }
}
