import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import Presentation

/// Turns away what is too long, too large, or too much at once.
struct LimitMiddleware: RouterMiddleware {
  /// In bytes, of the path with its query.
  static let longestAddress = 4_096
  /// In bytes, of all names and values together.
  static let largestHeaders = 16_384
  /// In bytes. Nothing here takes a body; a small one is passed over.
  static let largestBody = 65_536

  private let slots: RequestSlots

  init(maximumRequests: Int) {
    slots = RequestSlots(maximumRequests)
  }

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    if request.uri.string.utf8.count > Self.longestAddress { throw refusal(.tooLong, context) }
    if let length = request.headers[.contentLength], Int(length).map({ $0 > Self.largestBody }) ?? true {
      throw refusal(.tooLarge, context)
    }
    let headers = request.headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
    if headers > Self.largestHeaders { throw refusal(.headersTooLarge, context) }
    if isAlwaysLetIn(request) { return try await next(request, context) }
    guard slots.enter() else { throw refusal(.busy, context) }
    defer { slots.leave() }
    return try await next(request, context)
  }

  /// Those who look after the server have to get through when it is busy, and a page that says so needs its style sheet.
  private func isAlwaysLetIn(_ request: Request) -> Bool {
    let path = request.uri.path
    return path.hasPrefix("/health/") || path == "/metrics" || path.hasPrefix("/assets/")
  }

  private func refusal(_ refusal: ErrorViewData.Refusal, _ context: ServerContext) -> PageError {
    let view = ErrorViewData(refusal, localization: context.language.localization)
    return PageError(view, status: HTTPResponse.Status(view))
  }
}

/// How many requests may be at work at the same time.
///
/// It has a lock and is no actor: to change a number takes less than to wait for a turn, and each request does so twice.
struct RequestSlots: Sendable {
  private let free: NIOLockedValueBox<Int>

  init(_ count: Int) {
    free = NIOLockedValueBox(count)
  }

  func enter() -> Bool {
    free.withLockedValue { free in
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }

  func leave() {
    free.withLockedValue { $0 += 1 }
  }
}
