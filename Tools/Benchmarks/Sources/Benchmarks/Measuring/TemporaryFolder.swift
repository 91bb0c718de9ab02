import Foundation

/// A folder for the databases of one run. It is deleted at the end of the run, also if the run is interrupted.
final class TemporaryFolder {
  private let url: URL
  private let signals: [any DispatchSourceSignal]

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "storefront-benchmarks-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url
    signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        try? FileManager.default.removeItem(at: url)
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  deinit {
    signals.forEach { $0.cancel() }
    try? FileManager.default.removeItem(at: url)
  }

  func path(of name: String) -> String {
    url.appending(path: name, directoryHint: .notDirectory).path
  }

  func remove(_ name: String) {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path(of: name + suffix))
    }
  }
}
