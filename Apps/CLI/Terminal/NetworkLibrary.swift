import Foundation

/// libcurl, on which Foundation's URLSession stands on Linux.
///
/// A release build is linked so that the library is bound when it is first called, not when the program starts: loading
/// it and its some thirty dependencies takes longer than a page of products. Whoever is about to use the network calls
/// ``load()`` before. Elsewhere, and in other builds, the library is there already, and this does nothing.
enum NetworkLibrary {
  static let name = "libcurl.so.4"

  /// Returns false where the machine does not have the library.
  static func load() -> Bool {
    #if os(Linux)
      return dlopen(name, RTLD_LAZY | RTLD_GLOBAL) != nil
    #else
      return true
    #endif
  }
}
