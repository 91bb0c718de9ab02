import Foundation
import Model
import Reading

/// A snapshot of a cache file, which maps content hashes to contents.
///
/// It has a head, a list of the contents, and the contents. A file that is missing, damaged or from another version is
/// treated as empty.
///
/// All numbers are little-endian 64-bit words.
struct CacheFile: Sendable {
  /// `inwardfc` in ASCII.
  private static let magic: UInt64 = 0x6366_6472_6177_6e69
  /// The magic number, the version, and the checksum of what follows.
  private static let headSize = 40
  /// The key of a content, its size in bytes, and its generation.
  private static let entrySize = 32
  /// Larger files, in bytes, are ignored.
  private static let sizeLimit = 1 << 30

  /// Where a content is.
  struct Entry: Sendable {
    fileprivate let range: Range<Int>
    /// The generation of the file when a run last used the content.
    let generation: UInt64

    /// In bytes.
    var count: Int { range.count }
  }

  private let path: String
  private let version: ContentHash
  private var bytes: [UInt8] = []
  /// The number of times the file has been written.
  private(set) var generation: UInt64 = 0
  private(set) var entries: [ContentHash: Entry] = [:]

  /// - Parameter version: That of the writer.
  init(path: String, version: String) {
    self.path = path
    self.version = ContentHash(of: version)
    let bytes = Self.bytes(at: path)
    bytes.withUnsafeBytes { load($0) }
    self.bytes = bytes
  }

  private static func bytes(at path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let size = Int(status.st_size)
    guard size > headSize, size <= sizeLimit else { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if read > 0 { count += read } else if read == 0 || errno != EINTR { return }
      }
    }
  }

  private mutating func load(_ bytes: UnsafeRawBufferPointer) {
    let list = Self.headSize + 16
    guard bytes.count >= list, bytes.word(at: 0) == Self.magic, bytes.hash(at: 8) == version,
      bytes.hash(at: 24) == ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[Self.headSize...]))
    else { return }
    let count = Int(clamping: bytes.word(at: Self.headSize + 8))
    guard count <= (bytes.count - list) / Self.entrySize else { return }
    generation = bytes.word(at: Self.headSize)
    entries.reserveCapacity(count)
    var start = list + count * Self.entrySize
    for place in stride(from: list, to: start, by: Self.entrySize) {
      let end = start + min(Int(clamping: bytes.word(at: place + 16)), bytes.count - start)
      entries[bytes.hash(at: place)] = Entry(range: start..<end, generation: bytes.word(at: place + 24))
      start = end
    }
  }

  func bytes(of entry: Entry) -> ArraySlice<UInt8> { bytes[entry.range] }

  /// Calls `body` with the content for a hash; returns `nil` if it is missing.
  func withContent<Result>(of key: ContentHash, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
    guard let entry = entries[key] else { return nil }
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[entry.range])) }
  }

  /// The contents in the order in which they were last used, those of one run as they are in the file.
  var newestFirst: [(key: ContentHash, value: Entry)] {
    entries.sorted { first, second in
      (first.value.generation, second.value.range.lowerBound) > (second.value.generation, first.value.range.lowerBound)
    }
  }
}

extension CacheFile {
  typealias Content = (key: ContentHash, bytes: ArraySlice<UInt8>, generation: UInt64)

  /// Replaces this file with a new one.
  ///
  /// The new file is written under a temporary name and then renamed, so that there is always a complete file. If two
  /// processes do this at once, the later one wins.
  func replace(with contents: [Content]) {
    var file = [UInt8](repeating: 0, count: Self.headSize)
    file.reserveCapacity(contents.reduce(Self.headSize + 16) { $0 + Self.entrySize + $1.bytes.count })
    file.append(words: [generation + 1, UInt64(contents.count)])
    for (key, bytes, generation) in contents {
      file.append(words: [key.first, key.second, UInt64(bytes.count), generation])
    }
    for content in contents { file += content.bytes }
    let sum = file.withUnsafeBytes { ContentHash(of: UnsafeRawBufferPointer(rebasing: $0[Self.headSize...])) }
    var head: [UInt8] = []
    head.append(words: [Self.magic, version.first, version.second, sum.first, sum.second])
    file.replaceSubrange(..<Self.headSize, with: head)
    if file.count <= Self.sizeLimit { write(file) }
  }

  /// The age in seconds after which a temporary file is considered abandoned.
  private static let maximumAge = 3600.0
  private static let suffix = ".new"

  private func write(_ bytes: [UInt8]) {
    let temporaryPath = "\(path).\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.suffix)"
    try? FileManager.default.createDirectory(atPath: path.parentFolder, withIntermediateDirectories: true)
    // Only readable by the user, because the facts disclose as much as the sources.
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor)
    let isWritten = (try? file.write(contentsOf: bytes)) != nil
    guard (try? file.close()) != nil, isWritten, rename(temporaryPath, path) == 0 else {
      unlink(temporaryPath)
      return
    }
    removeLeftovers()
  }

  /// Removes temporary files of runs that were killed.
  private func removeLeftovers() {
    let folder = path.parentFolder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let sibling = "\(folder)/\(name)"
      guard sibling.hasPrefix("\(path)."), sibling.hasSuffix(Self.suffix),
        let date = try? FileManager.default.attributesOfItem(atPath: sibling)[.modificationDate] as? Date,
        date.timeIntervalSinceNow < -Self.maximumAge
      else { continue }
      try? FileManager.default.removeItem(atPath: sibling)
    }
  }
}

/// Caches the latest results of some kind, by everything that determines them.
struct RecentResults<Result: Stored>: Sendable {
  /// The number of results to keep, for different branches and options.
  private static var capacity: Int { 8 }
  /// The number of bytes of all results besides the latest, as each run reads and writes the whole file.
  private static var sizeLimit: Int { 1 << 20 }

  let file: CacheFile

  /// A result, and the environment variables that affected it, with their values.
  typealias Recorded = (result: Result, variables: [String: String?])

  /// The earlier result for a key, if the environment variables that affected it have the same values.
  func result(for key: ContentHash, environment: [String: String]) -> Recorded? {
    file.withContent(of: key) { bytes in
      var coder = FactsCoder(decoding: bytes)
      var (result, variables): Recorded = (.blank, [:])
      do throws(FactsCoder.Malformed) {
        try coder.code(&variables)
        guard variables.allSatisfy({ environment[$0.key] == $0.value }) else { return nil }
        try coder.code(&result)
      } catch {
        return nil
      }
      return coder.isAtEnd ? (result, variables) : nil
    }
  }

  /// The latest valid result for any key.
  func latest(environment: [String: String], where isValid: (Result) -> Bool) -> Recorded? {
    file.newestFirst.lazy
      .compactMap { result(for: $0.key, environment: environment) }
      .first { isValid($0.result) }
  }

  /// - Parameter variables: The environment variables that affected the result.
  func save(_ result: Result, for key: ContentHash, variables: Set<String>, in environment: [String: String]) {
    let bytes = FactsCoder.bytes { coder throws(FactsCoder.Malformed) in
      var values = Dictionary(uniqueKeysWithValues: variables.map { ($0, environment[$0]) })
      var result = result
      try coder.code(&values, &result)
    }
    var size = 0
    let kept = file.newestFirst.filter { $0.key != key }.prefix(Self.capacity - 1)
      .prefix { entry in
        size += entry.value.count
        return size <= Self.sizeLimit
      }
    let new = (key, bytes[...], file.generation + 1)
    file.replace(with: [new] + kept.map { ($0.key, file.bytes(of: $0.value), $0.value.generation) })
  }
}

extension [UInt8] {
  mutating func append(words: [UInt64]) {
    for word in words { Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) } }
  }
}

extension UnsafeRawBufferPointer {
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  func hash(at offset: Int) -> ContentHash { ContentHash(first: word(at: offset), second: word(at: offset + 8)) }
}
