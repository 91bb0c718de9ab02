import Domain
import Presentation

extension StorefrontServer {
  /// What an operator reads of the error that ends the program.
  static func sentence(for error: any Error) -> String {
    guard let error = error as? DomainError else { return "The server cannot run: \(error)" }
    return ErrorViewData(error, on: nil, localization: Localization()).message
  }
}
