import Foundation
import TestSupport
import Testing

/// What an update says if git fails, and what it leaves behind.
@Suite struct UpdateFailureTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    _ = try shop.committing("new", "product", "Bookshop", "books")
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")
  }

  @Test func `credentials are not printed`() throws {
    let words = "fatal: could not read Password for 'https://token@example.org': No such device"
    let fake = try shop.fake(
      "git",
      "case \"$*\" in clone*) echo \"\(words)\" >&2; exit 128 ;; esac; PATH=$USUAL_PATH exec git \"$@\""
    )
    let failed = try shop.update("--from", "https://token:secret@example.org/a.git?key=secret", environment: fake)
    let reason = "could not read Password for 'https://example.org': No such device"
    #expect(failed == ProgramRun(status: 2, output: "", errors: "error: git clone failed: fatal: \(reason)\n"))

    try shop.git("init", "--quiet", "--bare", "other.git")
    let address = "https://token:secret@example.org/a.git"
    let mapping = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_VALUE_0": address,
      "GIT_CONFIG_KEY_0": "url.\(shop.url.appending(path: "other.git").path).insteadOf",
    ]
    let empty = try shop.update("--from", address, environment: mapping)
    #expect(empty.status == 2)
    #expect(!empty.errors.contains("secret") && !empty.errors.contains("token"))
  }

  @Test func `git's own reason is told`() throws {
    let foreign = try shop.update(environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    let missing = try shop.update(environment: ["PATH": shop.url.path])

    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("dubious ownership"))
    #expect(missing.status == 2)
    #expect(missing.errors == "error: git cannot be started; install it, or add it to PATH.\n")
  }

  @Test(arguments: ["books", "books/.git"])
  func `another command at the same time is refused`(place: String) throws {
    let folder = open(shop.url.appending(path: place).path, O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)

    let outcome = try shop.update()

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: another command is changing "))
  }

  @Test func `folders of killed runs are removed, and others are not`() throws {
    let names = ["killed", "running", "young"].map { _ in "inward-run-\(UUID().uuidString)" } + ["inward-run-mine"]
    for name in names {
      try shop.write("", to: "tmp/\(name)/file")
      guard name != names[2] else { continue }
      let path = shop.url.appending(path: "tmp/\(name)").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: path)
    }
    let running = open(shop.url.appending(path: "tmp/\(names[1])").path, O_RDONLY)
    defer { close(running) }
    #expect(flock(running, LOCK_EX | LOCK_NB) == 0)

    #expect(try shop.update(environment: ["TMPDIR": shop.url.appending(path: "tmp").path]).status == 0)

    let left = try FileManager.default.contentsOfDirectory(atPath: shop.url.appending(path: "tmp").path)
    #expect(Set(left) == Set(names[1...]))
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `an interrupted run leaves nothing behind`(signal: Int32) throws {
    // The clone must not go on when the program is gone: it would make the folder again.
    let wait = "for _ in $(seq 600); do kill -0 $PPID 2>/dev/null || break; sleep 0.1; done"
    let clone = "kill -\(signal) $PPID; \(wait); exit 1"
    let script = "case \"$*\" in clone*) \(clone) ;; esac; PATH=$USUAL_PATH exec git \"$@\""
    var environment = try shop.fake("git", script)
    try shop.write("", to: "tmp/mine")
    environment["TMPDIR"] = shop.url.appending(path: "tmp").path

    let outcome = try shop.update("--from", "https://example.org/a.git", environment: environment)

    #expect(outcome.status == 128 + signal)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shop.url.appending(path: "tmp").path) == ["mine"])
  }
}
