import Domain
import Presentation

/// The dependencies that `@Injected` provides.
///
/// A resolver is valid within a scope and not in the whole process, because one server creates screens in several languages
/// at the same time.
@MainActor
struct Resolver {
  @TaskLocal private static var scoped: Resolver?

  var products: any ProductPublishing = UnregisteredProducts()
  var articles: any ListPublishing<Article> = UnregisteredArticles()
  let localization: Localization

  /// The resolver of the current scope. Without a scope every use case fails, and the error says why.
  static var current: Resolver {
    scoped ?? Resolver(localization: Localization())
  }

  /// Creates something whose dependencies come from this resolver.
  func scope<Value>(_ make: () -> Value) -> Value {
    Self.$scoped.withValue(self, operation: make)
  }
}
