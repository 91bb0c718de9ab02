import Foundation

/// The JSON that describes an edit on standard input.
///
/// Editors send `{"file": …, "text": …}`. Coding assistants send a tool's name and its input, before or after the tool has
/// run: the whole `content` of a file, or texts to replace in it. Unknown keys are ignored.
struct HookInput: Decodable {
  let file: String?
  /// The file's whole text; without it, the file on disk is the new version.
  let text: String?
  /// The folder of relative paths.
  let cwd: String?
  let tool: Tool?

  enum CodingKeys: String, CodingKey {
    case file, text, cwd
    case tool = "tool_input"
  }

  struct Tool: Decodable {
    let file: String?
    let content: String?
    let replacement: Replacement?
    let edits: [Replacement]?

    enum CodingKeys: String, CodingKey {
      case content, edits
      case file = "file_path"
    }

    init(from decoder: any Decoder) throws {
      guard let values = try? decoder.container(keyedBy: CodingKeys.self) else {
        // A tool whose input is no object edits no file.
        (file, content, replacement, edits) = (nil, nil, nil, nil)
        return
      }
      file = try values.decodeIfPresent(String.self, forKey: .file)
      // Tools that edit no file may give other meanings to the keys.
      content = file == nil ? nil : try values.decodeIfPresent(String.self, forKey: .content)
      edits = file == nil ? nil : try values.decodeIfPresent([Replacement].self, forKey: .edits)
      replacement = file == nil ? nil : try Replacement(ifPresentIn: decoder)
    }
  }

  /// A text that is replaced, once or wherever it occurs.
  struct Replacement: Decodable {
    let old: String
    let new: String
    let all: Bool?

    enum CodingKeys: String, CodingKey {
      case old = "old_string"
      case new = "new_string"
      case all = "replace_all"
    }

    fileprivate init?(ifPresentIn decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard values.contains(.old) else { return nil }
      try self.init(from: decoder)
    }
  }

  /// - Throws: `Failure` if the text is not such an object.
  init(parsing text: Data) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: text)
    } catch {
      throw Failure("standard input is not a JSON object that describes an edit, such as \(Self.example).")
    }
    if file == nil, tool == nil {
      throw Failure("the edit names no file; an edit is an object such as \(Self.example).")
    }
  }

  private static let example = #"{"file": "Sources/Shop/Cart.swift", "text": "import Domain"}"#
}
