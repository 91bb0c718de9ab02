import Composition
import Hummingbird
import Logging
import NIOCore

/// The server: its use cases, middleware and routes.
struct ServerApplication {
  private let settings: ServerSettings
  private let useCases: DIContainer
  private let logger: Logger

  init(_ settings: ServerSettings) {
    self.init(settings, useCases: .live(settings.configuration))
  }

  init(_ settings: ServerSettings, useCases: DIContainer) {
    self.settings = settings
    self.useCases = useCases
    var logger = Logger(label: "com.example.storefront.server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: settings.logLevel) ?? .info
    self.logger = logger
  }

  /// - Parameters:
  ///   - idleTimeout: How long a connection may take for the headers of a request, and between requests.
  ///   - live: The live sessions; nil for new ones with the limits of the settings.
  func application(
    idleTimeout: TimeAmount = .seconds(60),
    live: LiveSessions? = nil
  ) throws -> some ApplicationProtocol {
    let host = settings.host
    let logger = logger
    return Application(
      router: try router(live: live),
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

  /// How long a request may take.
  var deadline: Deadline { Deadline(.seconds(settings.requestTimeout)) }

  /// - Parameter live: The live sessions; nil for new ones with the limits of the settings.
  func router(live: LiveSessions? = nil) throws -> Router<ServerContext> {
    let metrics = RequestMetrics()
    let deadline = deadline
    let live = live ?? LiveSessions(useCases: useCases, limits: settings.live)
    let renderer = PageRenderer(templates: try Templates(), isLive: live.limits.sessions > 0)
    let pages = PageRoutes(useCases: useCases, renderer: renderer, deadline: deadline)
    let api = try APIRoutes(useCases: useCases, deadline: deadline)
    let router = Router(context: ServerContext.self, options: [.autoGenerateHeadEndpoints])
    router.addMiddleware {
      SecurityHeadersMiddleware()
      RequestLogMiddleware(metrics: metrics)
      ErrorMiddleware(pages: pages, api: api)
      LimitMiddleware(slots: RequestSlots(settings.maximumRequests))
    }
    pages.add(to: router)
    Asset.add(to: router)
    api.add(to: router)
    if live.limits.sessions > 0 { LiveRoutes(sessions: live, renderer: renderer).add(to: router) }
    OperationRoutes(useCases: useCases, metrics: metrics, live: live, deadline: deadline).add(to: router)
    let plain = PageRenderer(templates: try Templates())
    StyleRoutes(useCases: useCases, renderer: plain, deadline: deadline).add(to: router)
    #if DEBUG
      GalleryRoutes(renderer: PageRenderer(templates: try Templates())).add(to: router)
    #endif
    return router
  }
}
