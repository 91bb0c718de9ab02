import Foundation

extension Error {
  /// Why it happened, as the end of a sentence. The texts of Foundation's errors are for programmers, and differ between
  /// systems.
  public var reason: String {
    let error = (self as any Error) as NSError
    if error.domain == NSPOSIXErrorDomain {
      let text = String(cString: strerror(Int32(truncatingIfNeeded: error.code)))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return cause.reason }
    guard isOfSystem else { return "\(self)" }
    let text = error.localizedFailureReason ?? error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Whether it is an error of Foundation, which nothing in the program has described.
  public var isOfSystem: Bool {
    [NSPOSIXErrorDomain, NSCocoaErrorDomain].contains(((self as any Error) as NSError).domain)
  }
}
