#if PostgreSQL
  import Composition
  import Logging

  extension Configuration {
    /// Logs why no connection to the database can be opened; the responses only say that there is none.
    func reporting(to logger: Logger) -> Configuration {
      var configuration = self
      configuration.connectionFailed = {
        logger.error("no connection to the database", metadata: ["why": "\($0)"])
      }
      return configuration
    }
  }
#endif
