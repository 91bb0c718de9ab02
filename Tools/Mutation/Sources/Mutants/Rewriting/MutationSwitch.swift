/// The file that every mutated target gets: it knows which mutant is on.
///
/// The number is in the environment variable `INWARD_MUTANT`. A test may start a program with an environment of its own,
/// so a file named after the process's session has the number, too. It is -1 to record which mutants are reached.
package enum MutationSwitch {
  package static let fileName = "GeneratedMutation.swift"
  package static let variable = "INWARD_MUTANT"

  /// - Parameters:
  ///   - folder: The absolute path of the folder with the files of the sessions.
  ///   - count: The highest number of a mutant.
  package static func text(folder: String, count: Int) -> String {
    """
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #endif

    @usableFromInline
    enum Mutation {
      @usableFromInline
      static func `is`(_ id: Int) -> Bool {
        if active == -1 { record(id) }
        return id == active
      }

      @usableFromInline
      static func negate(_ id: Int, _ condition: Bool) -> Bool { `is`(id) != condition }

      @usableFromInline
      static func never(_ id: Int, _ condition: Bool) -> Bool { !`is`(id) && condition }

      @usableFromInline
      static func always(_ id: Int, _ condition: Bool) -> Bool { `is`(id) || condition }

      private static let session = \(literal(folder + "/")) + String(getsid(0))

      private static let active: Int = {
        if let value = getenv("\(variable)") { return Int(atoi(value)) }
        guard let file = fopen(session, "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 32)
        return fgets(&line, 32, file) == nil ? 0 : Int(atoi(line))
      }()

      nonisolated(unsafe) private static let reached: UnsafeMutablePointer<Bool> = {
        let reached = UnsafeMutablePointer<Bool>.allocate(capacity: \(count + 1))
        reached.initialize(repeating: false, count: \(count + 1))
        return reached
      }()

      /// Two threads may write the same number, which does no harm.
      private static func record(_ id: Int) {
        if reached[id] { return }
        reached[id] = true
        guard let file = fopen(session + ".reached", "a") else { return }
        fputs(String(id) + "\\n", file)
        fclose(file)
      }
    }

    """
  }

  /// The text as a literal without interpolation.
  private static func literal(_ text: String) -> String {
    let hashes = String(repeating: "#", count: text.split(separator: "\"", omittingEmptySubsequences: false).count)
    return "\(hashes)\"\(text)\"\(hashes)"
  }
}
