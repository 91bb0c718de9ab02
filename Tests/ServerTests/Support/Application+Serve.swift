import Composition
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

@testable import Server

extension ApplicationProtocol {
  /// Runs the application on a free port of the loopback interface while a test sends it requests.
  ///
  /// - Parameter logger: What gets the log; nil for the application's own.
  func serve<Value: Sendable>(logger: Logger? = nil, _ test: (TestClient) async throws -> Value) async throws -> Value {
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let local = LocalApplication(base: self, logger: logger ?? self.logger, listening: listening)
    let services = ServiceGroup(services: [local], logger: local.logger)
    return try await withThrowingTaskGroup { group in
      group.addTask {
        defer { listening.finish() }
        try await services.run()
      }
      do {
        guard let port = await ports.first(where: { _ in true }) else { throw NotListening() }
        let value = try await test(TestClient(port: port))
        await services.triggerGracefulShutdown()
        try await group.waitForAll()
        return value
      } catch {
        await services.triggerGracefulShutdown()
        throw error
      }
    }
  }
}

private struct NotListening: Error {}

/// An application whose port is free and on the loopback interface, whatever its configuration says.
private struct LocalApplication<Base: ApplicationProtocol>: ApplicationProtocol {
  let base: Base
  let logger: Logger

  /// Gets the port.
  let listening: AsyncStream<Int>.Continuation

  var responder: Base.Responder { get async throws { try await base.responder } }
  var server: HTTPServerBuilder { base.server }
  var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
  var configuration: ApplicationConfiguration { base.configuration.with(address: .hostname("127.0.0.1", port: 0)) }
  var services: [any Service] { base.services }
  var processesRunBeforeServerStart: [@Sendable () async throws -> Void] { base.processesRunBeforeServerStart }

  @Sendable func onServerRunning(_ channel: any Channel) async {
    await base.onServerRunning(channel)
    if let port = channel.localAddress?.port { listening.yield(port) }
  }
}

extension TestServer {
  /// Runs a test with a server that has everything but the operator's settings.
  ///
  /// - Parameter live: The live sessions; nil for new ones.
  static func serve<Value: Sendable>(
    _ useCases: DIContainer = .mock(),
    _ settings: ServerSettings = .patient,
    live: LiveSessions? = nil,
    _ test: (TestClient) async throws -> Value
  ) async throws -> Value {
    var application = ServerApplication(settings, useCases: useCases)
    if let live { application.live = live }
    return try await application.application(idleTimeout: .hours(1)).serve(test)
  }
}
