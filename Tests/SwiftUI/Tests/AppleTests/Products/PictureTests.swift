import Composition
import Foundation
import Testing

@testable import Apple
@testable import Presentation
@testable import SwiftUI

/// The app draws the values that the web's picture is written from.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct PictureTests {
  /// The numbers are those of the picture on the web, which is half as wide.
  @Test
  func `A picture has its shapes and colours, the lowest first`() throws {
    let picture = try Self.drawn(Picture(id: 1, category: "lighting"))

    let background = GraphicsContext.Shading.linearGradient(
      Gradient(colors: [Self.hsb(13, 0.18, 0.901), Self.hsb(48, 0.41, 0.83)]),
      startPoint: .zero,
      endPoint: CGPoint(x: 640, y: 480)
    )
    #expect(
      picture.map(\.shading) == [
        background, .color(Self.hsb(163, 0.592, 0.54)), .color(Self.hsb(180, 0.592, 0.667)),
        .color(Self.hsb(197, 0.496, 0.745)), .color(Self.hsb(214, 0.369, 0.797)),
      ]
    )
    #expect(picture.map(\.opacity) == [1, 0.78, 0.78, 0.78, 0.78])
    #expect(
      picture.map(\.path) == [
        Path(CGRect(x: 0, y: 0, width: 640, height: 480)), Self.circle(226, 109, 54), Self.circle(219, 154, 74),
        Self.triangle((61, 95), (130, 233), (-8, 233)), Self.circle(64, 94, 71),
      ]
    )
  }

  @Test
  func `A square has round corners`() throws {
    let square = try Self.drawn(Picture(id: -7, category: ""))[2]

    let rect = CGRect(x: 70, y: 74, width: 200, height: 200)
    #expect(square.path == Path(roundedRect: rect, cornerRadius: 32, style: .circular))
  }

  @Test
  func `VoiceOver passes over a picture`() throws {
    let picture = try Self.node(Picture(id: 1, category: "lighting"))

    #expect(picture.role == .image)
    #expect(picture.isHidden)
  }

  @Test
  func `A product has the same picture in the list and on its screen, and another one than the next`() async throws {
    let window = try await AppWindow()
    let pictures = window.rows.map { $0.all.filter { !$0.drawing.isEmpty }.map(\.drawing) }
    #expect(pictures.map(\.count) == [1, 1, 1, 1])
    #expect(pictures[0] == [try Self.drawn(Picture(id: 1, category: "lighting"))])
    #expect(pictures[0] != pictures[1])

    try await window.tapRow(0)
    #expect(window.host.tree.front.all.map(\.drawing).filter { !$0.isEmpty } == pictures[0])
    #expect(window.host.problems == [])
  }

  private static func drawn(_ picture: Picture) throws -> [GraphicsContext.Fill] {
    try node(picture).drawing
  }

  private static func node(_ picture: Picture) throws -> Node {
    try #require(ViewHost(PictureView(picture)).tree.children.first)
  }

  private static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> Color {
    Color(hue: hue / 360, saturation: saturation, brightness: brightness)
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: 2 * (x - radius), y: 2 * (y - radius), width: 4 * radius, height: 4 * radius))
  }

  private static func triangle(_ corners: (Double, Double)...) -> Path {
    var path = Path()
    path.addLines(corners.map { CGPoint(x: 2 * $0, y: 2 * $1) })
    path.closeSubpath()
    return path
  }
}
