import Data
public import Domain
public import Presentation

/// What a synchronisation has done, for a program to print.
public struct SyncResult: Encodable, Sendable {
  public let sent: Int
  public let received: Int

  /// A sentence for each change that the server will never accept.
  public let refused: [String]

  /// All of it as sentences.
  public let lines: [String]

  init(_ report: SyncReport, refused: [FavouriteRefusal], _ texts: FavouriteTexts) {
    (sent, received) = (report.sent, report.received)
    self.refused = refused.map(texts.line)
    lines = texts.lines(of: report) + self.refused
  }

  private enum CodingKeys: CodingKey {
    case sent, received, refused
  }
}

extension DIContainer {
  /// Sends what waits on this device to its server, and receives what other devices have sent.
  ///
  /// - Parameter always: Whether to try now, even if an attempt has just failed.
  /// - Returns: Nil without a server, or if it is too early.
  /// - Throws: ``ErrorViewData``, for example without a session.
  public func synchronise(always: Bool, _ localization: Localization) async throws(ErrorViewData) -> SyncResult? {
    do throws(DomainError) {
      guard let synchroniser = try await favouriteSynchroniser() else { return nil }
      let report = always ? try await synchroniser.synchronise() : try await synchroniser.synchroniseIfDue()
      guard let report else { return nil }
      return SyncResult(report, refused: try await synchroniser.takeRefusals(), FavouriteTexts(localization))
    } catch {
      throw ErrorViewData(error, on: .list(ListRoute(FavouriteFeature.name)), localization: localization)
    }
  }

  /// Keeps this device and its server the same; nil without a server. Make one for as long as a session lasts.
  ///
  /// - Throws: ``DomainError/signInRequired`` without a session.
  public func favouriteSynchroniser() async throws(DomainError) -> FavouriteSynchroniser? {
    guard case .remote(let service, _) = source, let person else { return nil }
    let owner = try await favouriteOwner()
    // What was liked before the sign-in is sent as well.
    _ = try await currentFavourites.get()
    return FavouriteSynchroniser(
      outbox: FavouriteOutboxStore(database: device, owner: owner),
      log: FavouriteRemoteLog(service: AuthorizedService(service, person.tokens)),
      now: { Self.now }
    )
  }

  /// A program whose accounts another server keeps knows whose session it has while that server is away.
  var sessionOwner: (@Sendable () async throws(DomainError) -> Account.ID)? {
    guard case .remote = source, let person else { return nil }
    let owner = owner
    return { () async throws(DomainError) in
      if let known = try await person.tokens.account() { return known }
      return try await owner()
    }
  }

  /// Keeps this device and its server the same until the task is cancelled. Returns at once without a server or a session.
  ///
  /// - Parameter sleep: Waits after an error, such as a database that is busy, before the next attempt.
  public func followServer(sleep: FavouriteSynchroniser.Sleep = { try await Task.sleep(for: $0) }) async {
    repeat {
      do throws(DomainError) {
        await (try await favouriteSynchroniser())?.follow()
        return
      } catch .signInRequired {
        return
      } catch {}
    } while (try? await sleep(.seconds(60))) != nil
  }
}
