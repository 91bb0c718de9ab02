public import Foundation

/// The programs that are built together with the tests.
public enum BuiltProgram {
  public struct NotBuilt: Error {
    let name: String
  }

  private final class Anchor {}

  /// The program is beside the test bundle, or above it if bundles are folders.
  public static func url(_ name: String) throws -> URL {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path != "/" {
      let program = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt(name: name)
  }
}
