import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import Presentation

/// Refuses requests that are too long or too large, and requests above the maximum number at the same time.
struct LimitMiddleware: RouterMiddleware {
  /// In bytes, of the path with its query.
  static let longestAddress = 4_096
  /// In bytes, of all names and values together.
  static let largestHeaders = 16_384
  /// In bytes. A body that no route reads is ignored.
  static let largestBody = 65_536

  let slots: RequestSlots

  func handle(
    _ request: Request,
    context: ServerContext,
    next: @concurrent (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    if let refusal = refusal(of: request) { throw RequestError(refusal, request.language.localization) }
    if Self.unlimitedPaths.contains(request.uri.path) { return try await next(request, context) }
    let request = try await withBody(request)
    guard slots.enter() else { throw RequestError(.busy, request.language.localization) }
    defer { slots.leave() }
    return try await next(request, context)
  }

  /// The request with its whole body, if a route reads that. A client that sends it slowly takes no slot meanwhile.
  private func withBody(_ request: Request) async throws -> Request {
    guard [.post, .put].contains(request.method) else { return request }
    let isRead =
      PersonalRoutes.isForm(request)
      || AccountAPI.action(of: request) != nil
      || FavouriteAPIRoutes.methods(at: request) != nil
      || PersonalAPI.methods(at: request) != nil
    guard isRead else { return request }
    var request = request
    do {
      _ = try await request.collectBody(upTo: Self.largestBody)
    } catch is NIOTooManyBytesError {
      throw RequestError(.tooLarge, request.language.localization)
    } catch {
      // The body ends too early, or has another framing than its headers say.
      throw RequestError(.unreadableForm, request.language.localization)
    }
    return request
  }

  private func refusal(of request: Request) -> ErrorViewData.Refusal? {
    if request.uri.string.utf8.count > Self.longestAddress { return .tooLong }
    if let length = request.headers[.contentLength], Int(length).map({ $0 > Self.largestBody }) ?? true {
      return .tooLarge
    }
    let headers = request.headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
    return headers > Self.largestHeaders ? .headersTooLarge : nil
  }

  /// What operators ask a busy server, and what takes no noticeable work.
  ///
  /// The style sheet is not exempt: it is hashed and compressed for each response. Browsers keep it for a year, so only
  /// new visitors see the page of a busy server without it, and that page is readable as plain HTML.
  private static let unlimitedPaths: Set = ["/health/live", "/metrics"]
}

/// The number of requests that may still start.
///
/// A lock instead of an actor: changing a number is faster than waiting for an actor, and every request does it twice.
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
