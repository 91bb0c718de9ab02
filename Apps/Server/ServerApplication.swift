import Composition
import Cryptography
import Domain
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Tracing

/// The server: its use cases, middleware and routes.
struct ServerApplication {
  let settings: ServerSettings
  let useCases: DIContainer

  /// How long a request may take.
  let deadline: Deadline
  private let logger: Logger

  /// Nil if an operator wants none.
  private let metrics: PrometheusMetrics?

  /// What keeps the server for a while when it is told to end.
  var drain: Drain

  /// How passwords are hashed; tests use cheaper parameters.
  var cryptography: any AccountCryptography = LimitedCryptography(base: ScryptCryptography())

  /// The clock of access tokens.
  var now: @Sendable () -> Date = { Date() }

  /// The sessions of pages that follow their screens.
  var live: LiveSessions

  /// - Parameter metrics: What the whole program counts.
  init(_ settings: ServerSettings, metrics: PrometheusMetrics = PrometheusMetrics()) {
    let useCases = DIContainer.live(
      settings.configuration
        #if PostgreSQL
          .reporting(to: settings.logger)
        #endif
    )
    .with(settings.signals)
    self.init(settings, useCases: useCases, metrics: metrics)
  }

  init(_ settings: ServerSettings, useCases: DIContainer, metrics: PrometheusMetrics = PrometheusMetrics()) {
    self.settings = settings
    self.useCases = useCases
    deadline = Deadline(.seconds(settings.requestTimeout))
    self.metrics = settings.metrics ? metrics : nil
    logger = settings.logger
    drain = Drain(.seconds(settings.drain))
    live = LiveSessions(useCases: useCases, limits: settings.live)
  }

  /// Serves until the program is told to end.
  func run() async throws {
    let application = try application()
    do {
      try await ServiceGroup(
        services: [application, drain],
        gracefulShutdownSignals: Drain.signals,
        logger: logger
      ).run()
    } catch let error as NIOCore.IOError {
      throw ListenFailure(address: settings.address(port: settings.port), code: error.errnoCode)
    }
  }

  /// - Parameter idleTimeout: How long a connection may take for the headers of a request, and between requests.
  func application(idleTimeout: TimeAmount = .seconds(60)) throws -> some ApplicationProtocol {
    let settings = settings
    let logger = logger
    return Application(
      router: try router(),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [ClosingHandler(), SlowClientHandler()],
          idleTimeout: idleTimeout
        )
      ),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        serverName: nil,
        availableConnectionsDelegate: nil
      ),
      services: useCases.tracker.map { [LastEvents(flush: $0.flush)] } ?? [],
      onServerRunning: { channel in
        let address = settings.address(port: channel.localAddress?.port ?? settings.port)
        logger.notice("listening", metadata: ["address": "\(address)"])
      },
      logger: logger
    )
  }

  func router() throws -> Router<ServerContext> {
    let plain = PageRenderer(
      templates: try Templates(),
      hasAccounts: useCases.hasAccounts
    )
    let renderer =
      plain
      .following(live)
    let personal = personalRoutes(plain)
    let pages = PageRoutes(
      useCases: useCases,
      renderer: renderer,
      deadline: deadline,
      personal: personal
    )
    let api = try APIRoutes(useCases: useCases, deadline: deadline)
    let router = Router(context: ServerContext.self, options: [.autoGenerateHeadEndpoints])
    if !(InstrumentationSystem.tracer is NoOpTracer) { router.addMiddleware { TracingMiddleware() } }
    router.addMiddleware {
      SecurityHeadersMiddleware()
      RequestLogMiddleware(metrics: RequestMetrics(metrics.factory))
      ErrorMiddleware(pages: pages, api: api)
      LimitMiddleware(slots: RequestSlots(settings.maximumRequests))
    }
    if let header = settings.clientHeader { router.add(middleware: ProxyMiddleware(header: header)) }
    pages.add(to: router)
    if let personal { try addAccounts(personal, to: router) }
    Asset.add(to: router)
    api.add(to: router)
    if live.isOn {
      LiveRoutes(
        sessions: live,
        renderer: renderer,
        personal: personal
      ).add(to: router)
    }
    OperationRoutes(
      useCases: useCases,
      metrics: metrics,
      deadline: deadline,
      drain: drain,
      measured: [live]
    ).add(to: router)
    StyleRoutes(useCases: useCases, renderer: plain, deadline: deadline).add(to: router)
    #if DEBUG
      GalleryRoutes(renderer: plain).add(to: router)
    #endif
    return router
  }
}
