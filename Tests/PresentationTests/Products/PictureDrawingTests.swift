import Presentation
import Testing

@Suite struct PictureDrawingTests {
  private let drawings = (-100...100).flatMap { id in
    ["", "lighting", "Zubeh\u{F6}r"].map { PictureDrawing(id: id, category: $0) }
  }

  @Test func `every picture has four shapes, and its colours are colours`() {
    let colors = drawings.flatMap { [$0.start, $0.end] + $0.shapes.map(\.color) }

    #expect(drawings.allSatisfy { $0.shapes.count == 4 })
    #expect(colors.allSatisfy { (0..<360).contains($0.hue) })
    #expect(colors.allSatisfy { (0...100).contains($0.saturation) && (0...100).contains($0.lightness) })
  }

  @Test func `the middle of every shape is in the picture`() {
    let shapes = drawings.flatMap(\.shapes)

    #expect(shapes.allSatisfy { (0...PictureDrawing.width).contains($0.x) })
    #expect(shapes.allSatisfy { (0...PictureDrawing.height).contains($0.y) && $0.size > 0 })
  }

  @Test func `items of different numbers or categories look different`() {
    #expect(PictureDrawing(id: 1, category: "garden") == PictureDrawing(id: 1, category: "garden"))
    #expect(PictureDrawing(id: 1, category: "garden") != PictureDrawing(id: 2, category: "garden"))
    #expect(PictureDrawing(id: 1, category: "garden") != PictureDrawing(id: 1, category: "lighting"))
  }
}
