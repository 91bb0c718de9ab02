/// All problems with a request, one sentence each.
public struct Problems: Error, Hashable, Sendable, CustomStringConvertible {
  public let sentences: [String]

  public init(_ sentences: [String]) {
    self.sentences = sentences
  }

  public init(_ sentence: String) {
    sentences = [sentence]
  }

  public var description: String { sentences.joined(separator: "\n") }
}
