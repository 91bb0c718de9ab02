#if os(Linux)
  import Foundation

  /// How many times this process has opened a file and not closed it. Linux lists the open files of a process; a connection
  /// opens the database's file once.
  func openings(of path: String) throws -> Int {
    let descriptors = "/proc/self/fd"
    let targets = try FileManager.default.contentsOfDirectory(atPath: descriptors).map { descriptor in
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(descriptor)")
    }
    return targets.filter { $0 == path }.count
  }
#endif
