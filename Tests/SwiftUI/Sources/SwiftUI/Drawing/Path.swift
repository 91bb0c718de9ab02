public import Foundation

/// The outline of a shape.
/// https://developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, Sendable {
  enum Element: Equatable, Sendable {
    case rectangle(CGRect, cornerRadius: CGSize)
    case ellipse(CGRect)
    case lines([CGPoint])
    case close
  }

  private(set) var elements: [Element] = []

  /// https://developer.apple.com/documentation/swiftui/path/init()
  public init() {}

  /// https://developer.apple.com/documentation/swiftui/path/init(_:)-28c4p
  public init(_ rect: CGRect) { elements = [.rectangle(rect, cornerRadius: .zero)] }

  /// https://developer.apple.com/documentation/swiftui/path/init(ellipsein:)
  public init(ellipseIn rect: CGRect) { elements = [.ellipse(rect)] }

  /// The default of the style differs between releases, so here it has none.
  /// https://developer.apple.com/documentation/swiftui/path/init(roundedrect:cornerradius:style:)
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    elements = [.rectangle(rect, cornerRadius: CGSize(width: cornerRadius, height: cornerRadius))]
  }

  /// https://developer.apple.com/documentation/swiftui/path/addlines(_:)
  public mutating func addLines(_ lines: [CGPoint]) { elements.append(.lines(lines)) }

  /// https://developer.apple.com/documentation/swiftui/path/closesubpath()
  public mutating func closeSubpath() { elements.append(.close) }

  func scaled(by scale: CGSize) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .rectangle(let rect, let radius):
        .rectangle(
          rect.scaled(by: scale),
          cornerRadius: CGSize(width: radius.width * scale.width, height: radius.height * scale.height)
        )
      case .ellipse(let rect): .ellipse(rect.scaled(by: scale))
      case .lines(let points): .lines(points.map { $0.scaled(by: scale) })
      case .close: .close
      }
    }
    return path
  }
}

/// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

extension CGRect {
  fileprivate func scaled(by scale: CGSize) -> CGRect {
    CGRect(
      x: minX * scale.width,
      y: minY * scale.height,
      width: width * scale.width,
      height: height * scale.height
    )
  }
}

extension CGPoint {
  func scaled(by scale: CGSize) -> CGPoint { CGPoint(x: x * scale.width, y: y * scale.height) }
}
