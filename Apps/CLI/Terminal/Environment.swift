import Foundation
import Presentation

/// The variables of the process, read one by one, as copying all of them is slow.
enum Environment {
  static subscript(name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// The language of the environment, by POSIX's order of variables; English if there are no texts in it.
  static var language: Language {
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
    return tag.flatMap { Language(tag: $0) } ?? .english
  }
}
