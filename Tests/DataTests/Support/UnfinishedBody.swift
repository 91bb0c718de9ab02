import Data
import FlyingFox
import FlyingSocks
import Foundation
import TestSupport

/// The body of a response that is shorter than its `Content-Length`.
struct UnfinishedBody: AsyncBufferedSequence {
  typealias Element = UInt8

  struct Broken: Error {}

  enum Ending: Sendable {
    /// The server closes the connection.
    case broken

    /// The connection remains open, but nothing more is sent.
    case silent

    /// The length is more than memory can hold; four times what a client receives is sent.
    case tooLarge
  }

  let ending: Ending

  func makeAsyncIterator() -> Iterator {
    Iterator(ending: ending)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let ending: Ending
    private var start: [UInt8]? = Array(#"{"name":"#.utf8)
    private var sent = 0

    init(ending: Ending) {
      self.ending = ending
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if let start {
        self.start = nil
        return start
      }
      switch ending {
      case .broken: throw Broken()
      case .silent: await untilCancelled()
      case .tooLarge:
        guard sent < 4 * NetworkService.maximumResponseSize else { throw Broken() }
        sent += 65_536
        return Array(repeating: 32, count: 65_536)
      }
      throw Broken()
    }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }
  }
}

extension HTTPResponse {
  static func unfinished(_ ending: UnfinishedBody.Ending) -> HTTPResponse {
    let count = ending == .tooLarge ? 1 << 40 : 1_000
    return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: UnfinishedBody(ending: ending), count: count))
  }
}
