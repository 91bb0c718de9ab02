#if DEBUG
  import Data
  public import Domain
  import Mocks
  import Presentation

  extension DIContainer {
    /// Adds made-up items to the features of the embedded database that are stored as documents and have no item yet, so
    /// that developers have something to look at.
    ///
    /// - Parameter path: The file; nil for the one in the user's data folder.
    /// - Returns: How many items each of these features got, by its name.
    public static func addSamples(at path: String?) async throws(DomainError) -> [(feature: String, count: Int)] {
      let database = LocalDatabase.storefront(at: path)
      var added: [(feature: String, count: Int)] = []
      for api in mock().apis {
        guard let format = api.format as? any DocumentJSON.Type else { continue }
        added.append((api.feature.name, try await add(format, to: database)))
      }
      return added
    }

    private static func add<Format: DocumentJSON>(
      _ format: Format.Type,
      to database: LocalDatabase
    ) async throws(DomainError) -> Int {
      let item = Format.Item.self as? any MockItem.Type
      return try await database.addSamples((try? item?.makeFixtures() as? [Format.Item]) ?? [], as: format)
    }
  }
#endif
