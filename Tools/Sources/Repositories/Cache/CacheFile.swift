import Foundation
import Model
import Reading

/// A snapshot of a cache file, which maps content hashes to contents.
///
/// It has a head, a list of the contents, and the contents. A file that is missing, damaged or from another version is
/// treated as empty. All but the contents is as in memory, as only this machine reads it.
struct CacheFile: Sendable {
  private static let headSize = MemoryLayout<Head>.size
  /// The list comes after the number of contents.
  private static let listStart = headSize + MemoryLayout<Int>.size
  private static let placeSize = MemoryLayout<Place>.size
  /// Larger files, in bytes, are ignored.
  private static let sizeLimit = 1 << 30

  /// The version of the writer, and the checksum of what follows.
  private typealias Head = (version: ContentHash, sum: ContentHash)
  private typealias Place = (key: ContentHash, size: Int, generation: UInt64)

  /// A content, with the generation of the file when a run last used it.
  typealias Content = (key: ContentHash, bytes: ArraySlice<UInt8>, generation: UInt64)
  typealias Entry = (range: Range<Int>, generation: UInt64)

  private let path: String
  private let version: ContentHash
  private var bytes: [UInt8] = []
  /// The number of times the file has been written, which is that of its newest contents.
  private(set) var generation: UInt64 = 0
  /// Where each content is.
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
    guard bytes.count >= Self.listStart, case let head = bytes.loadUnaligned(as: Head.self), head.version == version,
      head.sum == Self.sum(of: bytes)
    else { return }
    let count = bytes.loadUnaligned(fromByteOffset: Self.headSize, as: Int.self)
    guard (0...(bytes.count - Self.listStart) / Self.placeSize).contains(count) else { return }
    entries.reserveCapacity(count)
    var start = Self.listStart + count * Self.placeSize
    for offset in stride(from: Self.listStart, to: start, by: Self.placeSize) {
      let place = bytes.loadUnaligned(fromByteOffset: offset, as: Place.self)
      let end = start + min(max(place.size, 0), bytes.count - start)
      entries[place.key] = (start..<end, place.generation)
      generation = max(generation, place.generation)
      start = end
    }
  }

  private static func sum(of file: UnsafeRawBufferPointer) -> ContentHash {
    ContentHash(of: UnsafeRawBufferPointer(rebasing: file[headSize...]))
  }

  func bytes(of entry: Entry) -> ArraySlice<UInt8> { bytes[entry.range] }

  func withContent<Result>(of key: ContentHash, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
    guard let entry = entries[key] else { return nil }
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[entry.range])) }
  }

  /// The contents in the order in which they were last used, those of one run as they are in the file.
  var newestFirst: [Content] {
    let all = entries.map { (key: $0, bytes: bytes(of: $1), generation: $1.generation) }
    return all.sorted { ($0.generation, $1.bytes.startIndex) > ($1.generation, $0.bytes.startIndex) }
  }

  /// Replaces this file with a new one, which gets its name when it is complete. If two processes do this at once, the
  /// later one wins.
  func replace(with contents: [Content]) {
    var file = [UInt8](repeating: 0, count: Self.headSize)
    file.reserveCapacity(contents.reduce(Self.listStart) { $0 + Self.placeSize + $1.bytes.count })
    file.append(raw: contents.count)
    for content in contents { file.append(raw: (content.key, content.bytes.count, content.generation) as Place) }
    for content in contents { file += content.bytes }
    let head: Head = (version, file.withUnsafeBytes(Self.sum))
    file.withUnsafeMutableBytes { $0.storeBytes(of: head, as: Head.self) }
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
      guard (try? coder.code(&variables)) != nil, variables.allSatisfy({ environment.value(of: $0.key) == $0.value }),
        (try? coder.code(&result)) != nil, coder.isAtEnd
      else { return nil }
      return (result, variables)
    }
  }

  /// The latest valid result for any key.
  func latest(environment: [String: String], where isValid: (Result) -> Bool) -> Recorded? {
    file.newestFirst.lazy
      .compactMap { result(for: $0.key, environment: environment) }
      .first { isValid($0.result) }
  }

  func save(_ result: Result, for key: ContentHash, variables: Set<String>, in environment: [String: String]) {
    let bytes = FactsCoder.bytes { coder throws(FactsCoder.Malformed) in
      var values = Dictionary(uniqueKeysWithValues: variables.map { ($0, environment.value(of: $0)) })
      var result = result
      try coder.code(&values, &result)
    }
    var size = 0
    let kept = file.newestFirst.filter { $0.key != key }.prefix(Self.capacity - 1).prefix { content in
      size += content.bytes.count
      return size <= Self.sizeLimit
    }
    file.replace(with: [(key, bytes[...], file.generation + 1)] + kept)
  }
}

extension [UInt8] {
  /// Appends a value as it is in memory.
  mutating func append(raw value: some BitwiseCopyable) {
    Swift.withUnsafeBytes(of: value) { append(contentsOf: $0) }
  }
}

extension [String: String] {
  /// The value of an environment variable or, for an empty name, the names of all.
  fileprivate func value(of variable: String) -> String? {
    variable.isEmpty ? keys.sorted().joined(separator: "\0") : self[variable]
  }
}
