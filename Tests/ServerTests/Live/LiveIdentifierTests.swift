import Composition
import Presentation
import Testing

@testable import Server

/// The identifiers of sessions and visitors. Whoever guesses both could act for somebody else.
@MainActor
@Suite struct LiveIdentifierTests {
  @Test func `identifiers are random, and none is given twice`() throws {
    let sessions = LiveSessions(useCases: .mock(), limits: LiveLimits())

    var identifiers: [String] = []
    for _ in 0..<64 {
      let session = try #require(sessions.open(.home, visitor: nil, pages: 1, in: Localization()))
      identifiers += [session.id, session.visitor]
    }

    #expect(Set(identifiers).count == 128)
    for identifier in identifiers {
      #expect(identifier.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/) != nil)
    }
    // The hyphens and the version are always the same, and no other character is.
    #expect(Self.constantPlaces(identifiers) == [8, 13, 14, 18, 23])
  }

  private static func constantPlaces(_ texts: [String]) -> [Int] {
    let characters = texts.map { Array($0) }
    let shortest = characters.map(\.count).min() ?? 0
    return (0..<shortest).filter { place in Set(characters.map { $0[place] }).count == 1 }
  }
}
