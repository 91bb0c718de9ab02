import Foundation

/// Prints progress to standard error, so that standard output contains only the figures.
enum Progress {
  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
