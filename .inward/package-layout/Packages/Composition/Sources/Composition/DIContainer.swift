import Data
import Domain
public import Foundation
public import Presentation

/// Puts the layers together. An app asks it for view models.
public struct DIContainer: Sendable {
  private let noteUseCase: any NoteUseCase

  /// - Parameter folder: Where the data is kept.
  public init(folder: URL) {
    let repository = FileNoteRepository(file: folder.appending(path: "notes.json"))
    noteUseCase = DefaultNoteUseCase(repository: repository, makeID: { UUID().uuidString })
  }

  @MainActor
  public func noteList() -> NoteListViewModel {
    NoteListViewModel(useCase: noteUseCase)
  }
}
