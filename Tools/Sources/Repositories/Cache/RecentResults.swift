import Reading

/// Caches the latest results of some kind, by everything that determines them.
///
/// Like ``FactsCache``, a cache that is missing, damaged or from another version is treated as empty.
struct RecentResults: Sendable {
  /// The number of results to keep, for different branches and options.
  private static let capacity = 8
  /// The number of bytes of all results besides the latest, as each run reads and writes the whole file.
  private static let sizeLimit: UInt64 = 1 << 20

  let path: String
  let version: ContentHash

  /// Reads a result from its encoding, and the environment variables that affected it. `nil` if it is not valid.
  typealias Decode<Result> =
    (inout FactsDecoder, _ variables: [String: String?]) throws(FactsDecoder.Malformed) -> Result?

  /// The earlier result for a key, if the environment variables that affected it have the same values.
  func result<Result>(
    for key: ContentHash,
    environment: [String: String],
    _ decode: Decode<Result>
  ) -> Result? {
    CacheFile(path: path, version: version)?.result(for: key, environment: environment, decode)
  }

  /// The latest valid result for any key.
  func latest<Result>(environment: [String: String], _ decode: Decode<Result>) -> Result? {
    guard let file = CacheFile(path: path, version: version) else { return nil }
    for slot in file.slots.sorted(by: { $0.generation > $1.generation }) {
      if let result = file.result(for: slot.key, environment: environment, decode) { return result }
    }
    return nil
  }

  /// - Parameters:
  ///   - variables: The environment variables that affected the result, with their values.
  ///   - encode: Writes the result.
  func save(for key: ContentHash, variables: [String: String?], _ encode: (inout FactsEncoder) -> Void) {
    var encoder = FactsEncoder()
    encoder.write(variables.sorted { $0.key < $1.key }) { encoder, variable in
      encoder.write(variable.key)
      encoder.write(variable.value)
    }
    encode(&encoder)
    let file = CacheFile(path: path, version: version) ?? CacheFile()
    var size: UInt64 = 0
    let kept = file.slots.filter { $0.key != key }.sorted { $0.generation > $1.generation }.prefix(Self.capacity - 1)
      .prefix { slot in
        size += slot.count
        return size <= Self.sizeLimit
      }
    file.replace(
      at: path,
      with: [(key, .new(encoder.bytes), file.generation + 1)] + kept.map { ($0.key, .kept($0), $0.generation) },
      version: version
    )
  }
}

extension CacheFile {
  fileprivate func result<Result>(
    for key: ContentHash,
    environment: [String: String],
    _ decode: RecentResults.Decode<Result>
  ) -> Result? {
    withContent(of: key) { bytes in
      do throws(FactsDecoder.Malformed) {
        var decoder = FactsDecoder(bytes)
        let pairs = try decoder.list { decoder throws(FactsDecoder.Malformed) in
          (try decoder.text(), try decoder.optionalText())
        }
        let variables = Dictionary(pairs) { first, _ in first }
        guard variables.allSatisfy({ environment[$0.key] == $0.value }),
          let result = try decode(&decoder, variables)
        else { return nil }
        return decoder.isAtEnd ? result : nil
      } catch {
        return nil
      }
    }
  }
}
