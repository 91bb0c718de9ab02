public import Domain
public import Foundation

/// Notes in a JSON file.
public actor FileNoteRepository: NoteRepository {
  private let file: URL

  /// - Parameter file: It need not exist; the first note creates it.
  public init(file: URL) {
    self.file = file
  }

  public func notes() throws(NoteError) -> [Note] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([NoteJSON].self, from: Data(contentsOf: file)).map { try $0.note() }
    } catch {
      throw .unavailable
    }
  }

  public func add(_ note: Note) throws(NoteError) {
    let all = try notes() + [note]
    do {
      try JSONEncoder().encode(all.map(NoteJSON.init)).write(to: file, options: .atomic)
    } catch {
      throw .unavailable
    }
  }
}
