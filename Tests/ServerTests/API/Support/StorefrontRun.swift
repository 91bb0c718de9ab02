import Foundation

/// Runs the built `storefront`, and lets the server answer it meanwhile: no thread waits.
struct StorefrontRun: Equatable {
  let status: Int32
  let output: String
  let error: String

  static func run(_ arguments: [String], home: APIFolder) async throws -> StorefrontRun {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.environment = [
      "HOME": home.url.path, "XDG_CACHE_HOME": home.path("cache"), "XDG_DATA_HOME": home.path("data"),
    ]
    let files = try (makeFile(in: home), makeFile(in: home))
    process.standardOutput = try FileHandle(forWritingTo: files.0)
    process.standardError = try FileHandle(forWritingTo: files.1)
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return StorefrontRun(
      status: status,
      output: try String(contentsOf: files.0, encoding: .utf8),
      error: try String(contentsOf: files.1, encoding: .utf8)
    )
  }

  private static func makeFile(in home: APIFolder) throws -> URL {
    let file = home.url.appending(path: UUID().uuidString)
    try Data().write(to: file)
    return file
  }

  private struct NotBuilt: Error {}
  private final class Anchor {}

  /// The program lies beside the test bundle, or above it where bundles are folders.
  private static func executable() throws -> URL {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path != "/" {
      let candidate = folder.appending(path: "storefront")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
  }
}
