import Foundation
import HTTPTypes
import InMemoryLogging
import Logging
import Metrics
import TestSupport
import Testing
import Tracing

@testable import Server

/// What logs, metrics and traces say of people: nothing that is theirs.
@Suite(.timeLimit(.minutes(10)))
struct SignalSecretTests {
  private let folder: TemporaryFolder
  private let spans = Spans.all
  private let metrics = PrometheusMetrics()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `no signal has a password, a token, a name or what somebody searches for`() async throws {
    var handler = InMemoryLogHandler()
    handler.logLevel = .trace
    let shared = handler
    let secrets = ["pelican-username", "pelican wrong", "pelican right", "pelican new", "pelican-search"]
    var tokens: [String] = []

    let trace = try await spans.during {
      try await withMetricsFactory(metrics) {
        var server = try TestServer(ServerApplication.withAccounts(in: folder))
        server.logger = Logger(label: "test") { _ in shared }
        let (visitor, program) = (Visitor(server), Program(server))
        _ = try await visitor.register(secrets[0], secrets[2])
        _ = try await Visitor(server).signIn(secrets[0], secrets[1])
        _ = try await visitor.get("\(Home.search)\(secrets[4])")
        _ = try await visitor.get("/account?password=\(secrets[4])")
        let fields = ["currentPassword": secrets[2], "newPassword": secrets[3]]
        #expect(try await visitor.submit("/account/change-password", fields).status == 303)
        let signedIn = try await program.post("login", ["username": secrets[0], "password": secrets[3]])
        tokens = [try signedIn.string("accessToken"), try signedIn.string("refreshToken")]
        tokens += await visitor.cookies.values
        #expect(try await program.get("me", tokens[0]).status == 200)
        #expect(try await program.get("me", secrets[4]).status == 401)
        _ = try await program.post("login", ["username": secrets[0], "password": secrets[1]])
      }
    }

    let attributes = trace.map { "\($0.name) \($0.attributes)" }
    #expect(trace.contains { $0.kind == .server } && attributes.contains { $0.contains("SELECT") })
    #expect(shared.entries.count > 10)
    #expect(metrics.text.contains("sign_in_attempts_total 3\n"))
    #expect(metrics.text.contains("sign_ins_total 1\n"))
    let signals = (attributes + shared.entries.map { "\($0.message) \($0.metadata)" }).joined() + metrics.text
    for secret in secrets + tokens { #expect(!signals.contains(secret), "\(secret)") }
    #expect(!signals.contains("pelican"))
  }
}
