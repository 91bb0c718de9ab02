import Domain
import Presentation

extension DomainError {
  /// An error of each kind.
  static let everyCase: [DomainError] =
    [
      .notFound, .unknownCategory("toy", known: ["books", "toys"]), .categoryIgnored("toys"),
      .pageOutOfRange(12, last: 3), .emptyKeyword,
      .offline, .timedOut, .refused(code: "401", message: nil),
      .refused(code: "401", message: "Your API key is missing."),
      .invalidResponse(field: ""), .invalidResponse(field: "orders[3].title"), .cancelled,
    ] + StorageFailure.everyCase.map { .storage($0) }
}

extension StorageFailure {
  static let everyCase: [StorageFailure] = [
    .isFolder(path: "/data"), .notADatabase(path: "/data"), .foreign(path: "/data"), .notReadable(path: "/data"),
    .notWritable(path: "/data"), .busy, .full, .newerVersion(path: "/data"), .otherVersion(path: "/data"),
    .unreachable,
    .other(code: "522"),
  ]
}

extension RouteError {
  static let everyCase: [RouteError] = [
    .malformed("nonsense"), .unknownScheme("https"), .unknownPath("/basket"), .invalidValue(name: "page", value: "two"),
  ]
}
