/// The files of `Tools/Corpus` that the compiler and the reader read differently, each for a reason.
enum ExpectedDifferences {
  private static let reasons: [(suffix: String, reason: String)] = []

  static func reason(for file: String) -> String? {
    reasons.first { file.hasSuffix($0.suffix) }?.reason
  }
}
