import Reading
import Threading

/// Reads many files on all cores.
public struct SourceFilesReader: Sendable {
  private let root: String

  /// - Parameter root: The folder that the paths start from.
  public init(root: String) { self.root = root }

  /// Transforms each file's contents; returns the results in order, with a failure for each file that cannot be read.
  ///
  /// - Parameter body: Called with a file's path and its bytes, which are only valid during the call.
  public func map<Value: Sendable>(
    _ paths: [String],
    _ body: @Sendable (String, UnsafeRawBufferPointer) -> Value
  ) -> [Result<Value, FileFailure>] {
    each(paths) { path, contents throws(FileFailure) in try contents.withBytes(of: path) { body(path, $0) } }
  }

  /// The contents of files, of which those that have not changed are not read.
  ///
  /// - Parameter known: The earlier contents.
  /// - Returns: The contents, and whether they were known.
  func states(
    of paths: [String],
    known: @Sendable (String) -> FileState?
  ) -> [Result<(state: FileState, isKnown: Bool), FileFailure>] {
    each(paths) { path, contents throws(FileFailure) in
      let stamp = contents.stamp(of: path)
      if let stamp, let state = known(path), state.stamp == stamp { return (state, true) }
      let time = FileStamp.now
      let hash = try contents.withBytes(of: path) { ContentHash(of: $0) }
      return (FileState(hash: hash, stamp: stamp?.isFinal(at: time) == true ? stamp : nil), false)
    }
  }

  /// - Parameter body: Called with a file's path, and with what reads its contents.
  private func each<Value: Sendable>(
    _ paths: [String],
    _ body: @Sendable (String, inout FileContents) throws(FileFailure) -> Value
  ) -> [Result<Value, FileFailure>] {
    Parallel.map(paths, with: FileContents(root: root)) { path, contents in
      Result { () throws(FileFailure) in try body(path, &contents) }
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
