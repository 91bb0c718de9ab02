import Foundation

/// The processes of a session.
enum SessionProcesses {
  /// Kills all processes of a session, and those that they start meanwhile.
  static func kill(_ session: Int32) {
    #if os(Linux)
      // Programs in the tests have process groups of their own, so the session is the only thing they share.
      for _ in 0..<100 {
        let running = all(of: session)
        if running.isEmpty { break }
        running.forEach(Spawn.kill)
        usleep(10_000)
        _ = Spawn.ending(of: session)
      }
    #else
      Spawn.kill(-session)
    #endif
    _ = Spawn.ending(of: session)
  }

  #if os(Linux)
    static func all(of session: Int32) -> [Int32] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { Int32($0) }.filter { process in
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        // After the name in parentheses: state, parent, group, session.
        let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
        return fields.count > 4 && fields[1] != "Z" && Int32(fields[4]) == session
      }
    }
  #endif
}
