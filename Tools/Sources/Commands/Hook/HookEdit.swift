import Foundation

/// A file's text before and after an edit, which may have been saved already.
struct HookEdit {
  /// An absolute path.
  let path: String
  /// Nil if the file does not exist.
  let after: String?
  /// Unknown if the edit has been saved and does not tell what was before.
  private let known: Known?

  private struct Known {
    let text: String?
  }

  /// - Returns: Nil for a tool that edits no file.
  init?(_ input: HookInput) {
    guard let name = input.file ?? input.tool?.file else { return nil }
    let folder = URL(filePath: input.cwd ?? FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    path = URL(filePath: name, relativeTo: folder).pathInRealFolder
    let saved = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    let replacements = (input.tool?.replacement.map { [$0] } ?? input.tool?.edits ?? []).filter { !$0.old.isEmpty }
    // An empty text is replaced in a new file.
    let text = input.text ?? input.tool?.content ?? (replacements.isEmpty ? input.tool?.replacement?.new : nil)
    if let text, text != saved {
      (known, after) = (Known(text: saved), text)
    } else if let saved, !replacements.isEmpty, !replacements.allSatisfy({ $0.isMade(in: saved) }) {
      (known, after) = (Known(text: saved), replacements.reduce(saved) { $1.made(in: $0) })
    } else {
      let reverted = saved.flatMap { saved in
        replacements.reversed().reduce(replacements.isEmpty ? nil : saved) { text, edit in text.flatMap(edit.reverted) }
      }
      (known, after) = (reverted.map(Known.init), saved)
    }
  }

  /// The text before the edit, or else of the last commit; nil if the file did not exist.
  var before: String? {
    if let known { return known.text }
    let file = URL(filePath: path)
    let git = Git(folder: file.deletingLastPathComponent().path)
    let outcome = try? git.outcome(["show", "HEAD:./\(file.lastPathComponent)"])
    return outcome?.status == 0 ? outcome?.output : nil
  }
}

extension URL {
  /// The path of a file that may be new, so that only its folder has links to resolve.
  var pathInRealFolder: String {
    let file = standardizedFileURL
    return file.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: file.lastPathComponent).path
  }
}

extension HookInput.Replacement {
  /// Whether a text looks like one in which the replacement has been made.
  fileprivate func isMade(in text: String) -> Bool {
    !text.contains(old) || new.contains(old) && text.contains(new)
  }

  fileprivate func made(in text: String) -> String {
    text.replacing(old, with: new, maxReplacements: all == true ? .max : 1)
  }

  /// The text without the replacement; nil if its place is unknown.
  fileprivate func reverted(in text: String) -> String? {
    let places = new.isEmpty ? 0 : text.ranges(of: new).count
    guard places == 1 || places > 1 && all == true else { return nil }
    return text.replacing(new, with: old)
  }
}

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
