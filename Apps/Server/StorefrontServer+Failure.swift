import Domain
import Foundation
import Presentation

extension StorefrontServer {
  /// What an operator reads of the error that ends the program.
  static func sentence(for error: any Error) -> String {
    guard let error = error as? DomainError else { return "The server cannot run: \(error)" }
    return ErrorViewData(error, on: nil, localization: Localization()).message
  }
}

/// An address at which the server cannot listen, as another program does.
struct ListenFailure: Error, CustomStringConvertible {
  let address: String
  /// The system's error.
  let code: Int32

  var description: String { "it cannot listen on \(address) (\(String(cString: strerror(code))))" }
}
