import Repositories
import Testing

@testable import Reading

@Suite struct NameTableTests {
  @Test func `numbers names in order of appearance`() throws {
    #expect(try numbers(of: "Cart Order Cart Item Order") == [0, 1, 0, 2, 1])
  }

  @Test func `distinguishes names with the same prefix`() throws {
    #expect(try numbers(of: "A AB A AB ABC") == [0, 1, 0, 1, 2])
  }

  @Test func `keeps the numbers of many names`() throws {
    let names = (0..<5_000).map { "Name\($0)" }
    #expect(try numbers(of: (names + names).joined(separator: " ")) == Array(0..<5_000) + Array(0..<5_000))
  }

  @Test func `returns the names by number`() throws {
    let source = Array("Cart Order Cart".utf8)
    try source.withUnsafeBytes { buffer in
      var table = NameTable(try #require(SourceBytes(buffer)))
      for range in [0..<4, 5..<10, 11..<15] { _ = table.number(from: range.lowerBound, to: range.upperBound) }
      #expect(table.texts() == ["Cart", "Order"])
    }
  }

  private func numbers(of text: String) throws -> [Int] {
    try Array(text.utf8).withUnsafeBytes { buffer in
      var table = NameTable(try #require(SourceBytes(buffer)))
      var start = 0
      return text.utf8.split(separator: UInt8(ascii: " ")).map { word in
        defer { start += word.count + 1 }
        return table.number(from: start, to: start + word.count)
      }
    }
  }
}
