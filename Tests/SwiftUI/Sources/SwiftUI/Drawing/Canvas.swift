public import Foundation

/// A view that a closure draws.
/// https://developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: View, PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  public var body: EmptyView { EmptyView() }

  /// It is drawn at the size of ``Node/canvas``.
  func nodes(in context: Context) -> [Node] {
    var graphics = GraphicsContext()
    renderer(&graphics, Node.canvas)
    var node = Node(.image)
    node.drawing = graphics.drawing.fills
    return [node]
  }
}

extension Canvas where Symbols == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

/// https://developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Where a canvas is drawn, and how. A copy has a state of its own, and draws to the same place.
/// https://developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext {
  /// What was drawn.
  final class Drawing {
    var fills: [Fill] = []
  }

  struct Fill: Equatable {
    let path: Path
    let shading: Shading
    let opacity: Double
  }

  let drawing = Drawing()
  private var scale = CGSize(width: 1, height: 1)

  /// https://developer.apple.com/documentation/swiftui/graphicscontext/opacity
  public var opacity = 1.0

  /// https://developer.apple.com/documentation/swiftui/graphicscontext/scaleby(x:y:)
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    scale = CGSize(width: scale.width * x, height: scale.height * y)
  }

  /// https://developer.apple.com/documentation/swiftui/graphicscontext/fill(_:with:style:)
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawing.fills.append(
      Fill(path: path.scaled(by: scale), shading: shading.scaled(by: scale), opacity: opacity)
    )
  }

  /// https://developer.apple.com/documentation/swiftui/graphicscontext/shading
  public struct Shading: Equatable, Sendable {
    let colors: [Color]
    let points: [CGPoint]

    /// https://developer.apple.com/documentation/swiftui/graphicscontext/shading/color(_:)
    public static func color(_ color: Color) -> Shading {
      Shading(colors: [color], points: [])
    }

    /// https://developer.apple.com/documentation/swiftui/graphicscontext/shading/lineargradient(_:startpoint:endpoint:options:)
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(colors: gradient.colors, points: [startPoint, endPoint])
    }

    fileprivate func scaled(by scale: CGSize) -> Shading {
      Shading(colors: colors, points: points.map { $0.scaled(by: scale) })
    }
  }

  /// https://developer.apple.com/documentation/swiftui/graphicscontext/gradientoptions
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
}

/// https://developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
  /// https://developer.apple.com/documentation/swiftui/fillstyle/init(eofill:antialiased:)
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Colours from one end to the other.
/// https://developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Equatable, Sendable {
  let colors: [Color]

  /// https://developer.apple.com/documentation/swiftui/gradient/init(colors:)
  public init(colors: [Color]) { self.colors = colors }
}
