public import Domain
public import Observation

/// The list of notes.
@MainActor
@Observable
public final class NoteListViewModel {
  public enum State: Hashable, Sendable {
    case loading
    case loaded([NoteRow])
    /// With a sentence for the reader.
    case failed(String)
  }

  public private(set) var state = State.loading
  private let useCase: any NoteUseCase

  public init(useCase: any NoteUseCase) {
    self.useCase = useCase
  }

  public func load() async {
    do throws(NoteError) {
      state = .loaded(try await useCase.notes().map(NoteRow.init))
    } catch {
      state = .failed(Self.sentence(for: error))
    }
  }

  public func add(title: String) async {
    do throws(NoteError) {
      try await useCase.add(title: title)
      await load()
    } catch {
      state = .failed(Self.sentence(for: error))
    }
  }

  private static func sentence(for error: NoteError) -> String {
    switch error {
    case .blankTitle: "A note needs a title."
    case .unavailable: "The notes cannot be read or written."
    }
  }
}

/// A note as lists show it.
public struct NoteRow: Hashable, Identifiable, Sendable {
  public let id: String
  public let title: String

  public init(_ note: Note) {
    id = note.id
    title = note.title
  }
}
