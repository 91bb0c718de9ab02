import Foundation

/// Reads many files on all cores.
public struct SourceFilesReader: Sendable {
  private let root: String
  private let width: Int

  /// - Parameters:
  ///   - root: The folder that the paths start from.
  ///   - width: The number of concurrent tasks; by default the number of cores.
  public init(root: String, width: Int? = nil) {
    self.root = root
    self.width = max(1, width ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Transforms each file's contents; returns the results in order, with a failure for each file that cannot be read.
  ///
  /// - Parameter body: Called with a file's path and its bytes, which are only valid during the call.
  public func map<Value: Sendable>(
    _ paths: [String],
    _ body: @escaping @Sendable (String, UnsafeRawBufferPointer) -> Value
  ) async -> [Result<Value, FileFailure>] {
    await each(paths) { path, contents throws(FileFailure) in try contents.withBytes(of: path) { body(path, $0) } }
  }

  /// The contents of files, of which those that have not changed are not read.
  ///
  /// - Parameter known: The earlier contents.
  /// - Returns: The contents, and whether they were known.
  func states(
    of paths: [String],
    known: @escaping @Sendable (String) -> FileState?
  ) async -> [Result<(state: FileState, isKnown: Bool), FileFailure>] {
    await each(paths) { path, contents throws(FileFailure) in
      let stamp = contents.stamp(of: path)
      if let stamp, let state = known(path), state.stamp == stamp { return (state, true) }
      let time = FileStamp.now
      let hash = try contents.withBytes(of: path) { ContentHash(of: $0) }
      return (FileState(hash: hash, stamp: stamp?.isFinal(at: time) == true ? stamp : nil), false)
    }
  }

  /// - Parameter body: Called with a file's path, and with what reads its contents.
  func each<Value: Sendable>(
    _ paths: [String],
    _ body: @escaping @Sendable (String, inout FileContents) throws(FileFailure) -> Value
  ) async -> [Result<Value, FileFailure>] {
    // Distribute small chunks in turn, because large files are often next to each other.
    let pieces = stride(from: 0, to: paths.count, by: 32).map { paths[$0..<min($0 + 32, paths.count)] }
    let lanes = min(width, max(1, pieces.count))
    return await withTaskGroup { group in
      for lane in 0..<lanes {
        group.addTask {
          var contents = FileContents(root: root)
          return stride(from: lane, to: pieces.count, by: lanes).map { index in
            (index, pieces[index].map { path in Self.result(path, &contents, body) })
          }
        }
      }
      var results: [[Result<Value, FileFailure>]] = Array(repeating: [], count: pieces.count)
      for await part in group {
        for (index, values) in part { results[index] = values }
      }
      return results.flatMap(\.self)
    }
  }

  private static func result<Value>(
    _ path: String,
    _ contents: inout FileContents,
    _ body: (String, inout FileContents) throws(FileFailure) -> Value
  ) -> Result<Value, FileFailure> {
    do throws(FileFailure) {
      return .success(try body(path, &contents))
    } catch {
      return .failure(error)
    }
  }
}

public enum FileFailure: Error, CustomStringConvertible {
  case unreadable, tooLarge

  public var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .tooLarge: "the file is larger than \(FileContents.sizeLimit >> 20) MB"
    }
  }
}
