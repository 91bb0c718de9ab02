import Domain
import Presentation

extension DomainError {
  /// An error of each kind.
  static let everyCase: [DomainError] =
    [
      .notFound, .unknownCategory("toy", known: ["books", "toys"]), .categoryIgnored("toys"),
      .pageOutOfRange(12, last: 3), .emptyKeyword,
      .offline, .timedOut, .refused(code: "apiKeyMissing", message: nil),
      .refused(code: "apiKeyMissing", message: "Your API key is missing."),
      .invalidResponse(field: ""), .invalidResponse(field: "products[3].title"), .cancelled,
    ] + StorageFailure.everyCase.map { .storage($0) }

  /// The name in the code. A new case does not compile here, and belongs in ``everyCase`` as well.
  var caseName: String {
    switch self {
    case .notFound: "notFound"
    case .unknownCategory: "unknownCategory"
    case .categoryIgnored: "categoryIgnored"
    case .pageOutOfRange: "pageOutOfRange"
    case .emptyKeyword: "emptyKeyword"
    case .offline: "offline"
    case .timedOut: "timedOut"
    case .refused: "refused"
    case .invalidResponse: "invalidResponse"
    case .storage(let failure): failure.caseName
    case .cancelled: "cancelled"
    }
  }
}

extension StorageFailure {
  static let everyCase: [StorageFailure] = [
    .isFolder(path: "/data"), .notADatabase(path: "/data"), .foreign(path: "/data"), .notReadable(path: "/data"),
    .notWritable(path: "/data"), .busy, .full, .newerVersion(path: "/data"), .other(code: 522),
  ]

  var caseName: String {
    switch self {
    case .isFolder: "isFolder"
    case .notADatabase: "notADatabase"
    case .foreign: "foreign"
    case .notReadable: "notReadable"
    case .notWritable: "notWritable"
    case .busy: "busy"
    case .full: "full"
    case .newerVersion: "newerVersion"
    case .other: "other"
    }
  }
}

extension RouteError {
  static let everyCase: [RouteError] = [
    .malformed("nonsense"), .unknownScheme("https"), .unknownPath("/basket"), .invalidValue(name: "page", value: "two"),
  ]

  var caseName: String {
    switch self {
    case .malformed: "malformed"
    case .unknownScheme: "unknownScheme"
    case .unknownPath: "unknownPath"
    case .invalidValue: "invalidValue"
    }
  }
}
