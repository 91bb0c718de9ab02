import Foundation

/// A file that replaces another one once it is complete.
struct ReplacementFile: ~Copyable {
  private static let bufferSize = 1 << 18
  /// The age in seconds after which a temporary file is considered abandoned.
  private static let maximumAge = 3600.0
  private static let suffix = ".new"

  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var hasFailed = false

  /// Returns `nil` if the file cannot be created.
  init?(for path: String) {
    self.path = path
    temporaryPath = "\(path).\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.suffix)"
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    // Only readable by the user, because the facts disclose as much as the sources.
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    buffer.reserveCapacity(Self.bufferSize)
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    if buffer.count + bytes.count > Self.bufferSize { flush() }
    if bytes.count > Self.bufferSize { writeThrough(bytes) } else { buffer.append(contentsOf: bytes) }
  }

  /// Renames the file to its final name, or deletes it after an error.
  consuming func finish() -> Bool {
    flush()
    if close(descriptor) != 0 { hasFailed = true }
    guard !hasFailed, rename(temporaryPath, path) == 0 else {
      unlink(temporaryPath)
      return false
    }
    removeLeftovers()
    return true
  }

  private mutating func flush() {
    buffer.withUnsafeBytes { writeThrough($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func writeThrough(_ bytes: UnsafeRawBufferPointer) {
    var written = 0
    while !hasFailed, written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count > 0 { written += count } else if count == 0 || errno != EINTR { hasFailed = true }
    }
  }

  /// Removes temporary files of runs that were killed.
  private borrowing func removeLeftovers() {
    let file = URL(filePath: path)
    let siblings = try? FileManager.default.contentsOfDirectory(
      at: file.deletingLastPathComponent(),
      includingPropertiesForKeys: [.contentModificationDateKey]
    )
    for sibling in siblings ?? [] {
      let name = sibling.lastPathComponent
      guard name.hasPrefix(file.lastPathComponent + "."), name.hasSuffix(Self.suffix),
        let date = try? sibling.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate,
        date.timeIntervalSinceNow < -Self.maximumAge
      else { continue }
      try? FileManager.default.removeItem(at: sibling)
    }
  }
}
