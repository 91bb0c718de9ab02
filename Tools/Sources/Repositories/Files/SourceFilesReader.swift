import Foundation
import Reading

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

/// Runs short work on all cores, with less overhead than a task group.
enum Parallel {
  /// The number of elements that a thread takes at a time, unless there are few, which may take very different times.
  private static let blockSize = 64
  /// Kept, because the system is asked each time.
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// The results for all elements, in order.
  ///
  /// - Parameter body: Called concurrently on several threads.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    map(elements, with: ()) { element, _ in body(element) }
  }

  /// The results for all elements, in order.
  ///
  /// - Parameters:
  ///   - state: Made for a few elements at a time.
  ///   - body: Called concurrently on several threads, with each state on one of them.
  static func map<Element: Sendable, State: ~Copyable, Result: Sendable>(
    _ elements: [Element],
    with state: @autoclosure @Sendable () -> State,
    _ body: @Sendable (Element, inout State) -> Result
  ) -> [Result] {
    let size = max(1, min(blockSize, elements.count / (16 * cores)))
    let count = (elements.count + size - 1) / size
    guard cores > 1, count > 1 else {
      var state = state()
      return elements.map { body($0, &state) }
    }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each block initializes only its own elements, and all have ended when `concurrentPerform` returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { block in
        var state = state()
        for index in block * size..<min((block + 1) * size, elements.count) {
          results.initializeElement(at: index, to: body(elements[index], &state))
        }
      }
      initialized = elements.count
    }
  }
}
