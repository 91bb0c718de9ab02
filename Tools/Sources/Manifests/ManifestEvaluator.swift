import Foundation
public import Model

/// Evaluates a manifest from its text, without running it.
public enum ManifestEvaluator {
  struct Evaluation: Sendable {
    let manifest: Manifest
    /// The environment variables that were read, or `nil` if all of them were listed.
    let variables: Set<String>?
  }

  /// Evaluates a manifest.
  ///
  /// - Throws: `UnsupportedSyntax` if the manifest uses an unsupported construct; nothing is guessed.
  public static func manifest(from text: String, in context: ManifestContext) throws(UnsupportedSyntax) -> Manifest {
    try evaluation(of: text, in: context).manifest
  }

  /// Evaluates a manifest, and returns the environment variables it read.
  static func evaluation(of text: String, in context: ManifestContext) throws(UnsupportedSyntax) -> Evaluation {
    try onDeepStack { try evaluated(text, in: context) }
  }

  /// The recursion limits of the parser and the interpreter are chosen for this stack size.
  static func onDeepStack<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) throws(UnsupportedSyntax) -> Value {
    do {
      return try DeepStack.run { Result { try body() } }.get()
    } catch {
      throw error as? UnsupportedSyntax ?? UnsupportedSyntax("\(error)")
    }
  }

  private static func evaluated(_ text: String, in context: ManifestContext) throws -> Evaluation {
    guard let version = ToolsVersion(manifest: text) else {
      throw UnsupportedSyntax("no `swift-tools-version` in the first line", at: SourcePosition(line: 1, column: 1))
    }
    let active = ActiveTokens(context: context, toolsVersion: version)
    let statements = try ManifestParser.statements(of: active.filtered(ManifestTokenizer.tokens(of: text)))
    let interpreter = Interpreter(context: context)
    try interpreter.run(statements)
    guard interpreter.packages.count == 1 else {
      throw UnsupportedSyntax("\(interpreter.packages.count) packages instead of one")
    }
    let builder = ManifestBuilder(toolsVersion: version, folder: context.folder)
    return Evaluation(manifest: try builder.manifest(of: interpreter.packages[0]), variables: interpreter.variables)
  }
}

/// Runs work on a thread with the stack size of a main thread.
///
/// The readers recurse up to a thousand levels deep. On some platforms, the threads of Swift's tasks have a sixteenth
/// of that stack.
package enum DeepStack {
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    // The semaphore orders the two threads: one writes before signalling, the other reads after waiting.
    nonisolated(unsafe) var result: Value?
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    return result ?? work()
  }
}
