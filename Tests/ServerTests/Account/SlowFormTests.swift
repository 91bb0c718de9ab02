import NIOCore
import TestSupport
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10)))
struct SlowFormTests {
  @Test(arguments: ["/account/sign-in", "/api/auth/login"])
  func `a body with a broken framing is refused`(path: String) async throws {
    let folder = try TemporaryFolder()
    try await ServerApplication.withAccounts(in: folder).application(idleTimeout: .hours(1)).serve { client in
      let headers = ["Content-Type: application/json", "Transfer-Encoding: chunked", "", "zz"]
      let told = try await SocketClient(port: client.port).read("POST \(path)", headers) { !$0.contains("\r\n") }
      #expect(told.hasPrefix("HTTP/1.1 400 "))
    }
  }

  @Test(arguments: ["/account/register", "/api/auth/register"])
  func `a body of ten megabytes is refused, although it does not say its length`(path: String) async throws {
    let folder = try TemporaryFolder()
    try await ServerApplication.withAccounts(in: folder).application(idleTimeout: .hours(1)).serve { client in
      let chunk = String(repeating: "x", count: 0x10000)
      let body = Array(repeating: ["10000", chunk], count: 160).flatMap(\.self)
      let headers = ["Content-Type: \(Visitor.formType)", "Transfer-Encoding: chunked", ""] + body + ["0"]
      let told = try await SocketClient(port: client.port).read("POST \(path)", headers) { !$0.contains("\r\n") }
      #expect(told.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test func `slow bodies take no slots`() async throws {
    let folder = try TemporaryFolder()
    var settings = ServerSettings.patient
    settings.maximumRequests = 1
    let application = ServerApplication.withAccounts(in: folder, settings)
    try await application.application(idleTimeout: .hours(1)).serve { client in
      let slow = Task {
        let headers = ["Content-Type: \(Visitor.formType)", "Content-Length: 100"]
        return try await SocketClient(port: client.port).read("POST /account/sign-in", headers) { _ in true }
      }
      // The other one asks for the metrics.
      while try await !client.get("/metrics").text.contains("http_requests_in_flight 2") {}
      #expect(try await client.get("/account/sign-in").status == 200)
      slow.cancel()
      _ = try? await slow.value
    }
  }
}
