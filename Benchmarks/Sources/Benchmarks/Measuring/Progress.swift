import Foundation

/// Says on standard error what goes on, so that standard output holds the figures alone.
enum Progress {
  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
