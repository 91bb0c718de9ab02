import Foundation
import Hummingbird
import Metrics
import Tracing

@main
enum StorefrontServer {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
      print(ServerSettings.help, terminator: "")
      return
    }
    do {
      #if PostgreSQL
        if let command = arguments.first.flatMap(DatabaseCommand.init) {
          let environment = ProcessInfo.processInfo.environment
          let settings = try ServerSettings(arguments: Array(arguments.dropFirst()), environment: environment)
          return print(try await command.run(settings))
        }
      #endif
      let settings = try ServerSettings(arguments: arguments, environment: ProcessInfo.processInfo.environment)
      if let path = settings.analytics { try ServerOption.analytics.open(path).close() }
      let metrics = PrometheusMetrics()
      if settings.metrics { MetricsSystem.bootstrap(metrics) }
      let spans = try settings.traces.map { try SpanFile(at: $0, metrics: metrics) }
      if let spans { InstrumentationSystem.bootstrap(SpanTracer(startsTraces: true, export: spans.write)) }
      try await ServerApplication(settings, metrics: metrics).run()
      spans?.flush()
    } catch let failure as ServerSettings.Failure {
      fail("\(failure)", status: EX_USAGE)
    } catch {
      fail(sentence(for: error), status: EXIT_FAILURE)
    }
  }

  private static func fail(_ sentence: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("storefront-server: \(sentence)\n".utf8))
    exit(status)
  }
}
