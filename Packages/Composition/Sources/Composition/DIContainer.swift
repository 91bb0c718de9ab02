import Data
public import Presentation

#if DEBUG
  public import Mocks
#endif

/// The app's use cases. A program creates one container at its start and passes it on.
///
/// An extension in each feature's folder builds its use case, on the repositories of the source.
public struct DIContainer: AllUseCases {
  let source: Source
  var person: Person?
  var signals = Signals()

  /// What this device keeps for a remote source. It is opened when it is first used.
  var device = LocalDatabase.device()

  /// Where repositories take their items from.
  enum Source {
    case database(any Database)
    case remote(NetworkService, ResponseCache)
    #if DEBUG
      case mock(MockSettings)
    #endif
  }
}

/// What keeps the data of a program that has no other source.
typealias Database =
  DocumentDatabase
  & SQLDatabase
  & ObservedDatabase
  & ProductDatabase
  & ArticleDatabase

#if DEBUG
  extension DIContainer {
    /// A container over made-up data, for tests and previews.
    public static func mock(_ settings: MockSettings = MockSettings()) -> DIContainer {
      DIContainer(source: .mock(settings))
    }
  }
#endif
