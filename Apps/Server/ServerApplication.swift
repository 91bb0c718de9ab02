import Composition
import Hummingbird
import Logging
import NIOCore

/// The server, put together: settings, use cases, middleware, routes.
struct ServerApplication {
  private let settings: ServerSettings
  private let useCases: DIContainer
  private let logger: Logger

  init(_ settings: ServerSettings) {
    let configuration = Composition.Configuration(
      source: settings.source,
      databasePath: settings.database,
      apiKey: settings.apiKey,
      isConcurrent: true
    )
    self.init(settings, useCases: .live(configuration))
  }

  init(_ settings: ServerSettings, useCases: DIContainer) {
    self.settings = settings
    self.useCases = useCases
    var logger = Logger(label: "com.example.storefront.server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: settings.logLevel) ?? .info
    self.logger = logger
  }

  /// Runs until the process is asked to end; requests in flight are finished first.
  func run() async throws {
    try await application().runService()
  }

  /// - Parameter idleTimeout: How long a connection may be silent before its headers are complete, and between requests.
  func application(idleTimeout: TimeAmount = .seconds(60)) throws -> some ApplicationProtocol {
    let host = settings.host
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
        address: .hostname(host, port: settings.port),
        serverName: nil,
        availableConnectionsDelegate: nil
      ),
      onServerRunning: { channel in
        logger.notice("listening", metadata: ["address": "http://\(host):\(channel.localAddress?.port ?? 0)"])
      },
      logger: logger
    )
  }

  /// - Parameter live: Those who follow their screens; nil for the sessions that the settings ask for.
  func router(live: LiveSessions? = nil) throws -> Router<ServerContext> {
    let metrics = RequestMetrics()
    let deadline = Deadline(.seconds(settings.requestTimeout))
    let live = live ?? LiveSessions(useCases: useCases, limits: settings.live)
    let renderer = PageRenderer(templates: try Templates(), isLive: live.limits.sessions > 0)
    let pages = PageRoutes(
      screens: ScreenLoader(useCases: useCases),
      renderer: renderer,
      deadline: deadline
    )
    let router = Router(context: ServerContext.self, options: [.autoGenerateHeadEndpoints])
    router.addMiddleware {
      SecurityHeadersMiddleware()
      RequestLogMiddleware(metrics: metrics)
      LanguageMiddleware()
      ErrorMiddleware(pages: pages)
      LimitMiddleware(maximumRequests: settings.maximumRequests)
    }
    pages.add(to: router)
    Assets().add(to: router)
    APIRoutes(useCases: useCases, deadline: deadline).add(to: router)
    if live.limits.sessions > 0 { LiveRoutes(sessions: live, renderer: renderer).add(to: router) }
    OperationRoutes(
      useCases: useCases,
      metrics: metrics,
      live: live,
      deadline: deadline
    ).add(to: router)
    // Styles {
    StyleRoutes(
      useCases: useCases,
      renderer: PageRenderer(templates: try Templates()),
      deadline: deadline
    ).add(to: router)
    // } Styles
    #if DEBUG
      GalleryRoutes(renderer: PageRenderer(templates: try Templates())).add(to: router)
    #endif
    return router
  }
}
