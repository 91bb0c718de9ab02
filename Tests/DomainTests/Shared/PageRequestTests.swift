import Domain
import Testing

struct PageRequestTests {
  @Test func `asks for the first page of the default size`() {
    let request = PageRequest()

    #expect(request.number == 1)
    #expect(request.size == PageRequest.defaultSize)
    #expect(request.offset == 0)
  }

  @Test(arguments: [
    (Int.min, 1), (-1, 1), (0, 1), (1, 1), (7, 7),
    (PageRequest.maximumNumber, PageRequest.maximumNumber),
    (PageRequest.maximumNumber + 1, PageRequest.maximumNumber),
    (Int.max, PageRequest.maximumNumber),
  ])
  func `clamps a number to its range`(number: Int, expected: Int) {
    #expect(PageRequest(number: number).number == expected)
  }

  @Test(arguments: [(Int.min, 1), (-1, 1), (0, 1), (1, 1), (100, 100), (101, 100), (Int.max, 100)])
  func `clamps a size to its range`(size: Int, expected: Int) {
    #expect(PageRequest(size: size).size == expected)
  }

  @Test(arguments: [(1, 20, 0), (2, 20, 20), (4, 7, 21), (Int.max, Int.max, 99_999_999_900)])
  func `skips the pages before it`(number: Int, size: Int, expected: Int) {
    #expect(PageRequest(number: number, size: size).offset == expected)
  }

  @Test(arguments: [(3, 4), (PageRequest.maximumNumber, PageRequest.maximumNumber)])
  func `is followed by the next number of the same size, the highest by itself`(number: Int, next: Int) {
    #expect(PageRequest(number: number, size: 7).next == PageRequest(number: next, size: 7))
  }
}
