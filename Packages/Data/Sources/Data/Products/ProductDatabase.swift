public import Domain

/// A database with the shop's products.
public protocol ProductDatabase: Sendable {
  var products: any ProductRepository { get }
}

extension LocalDatabase: ProductDatabase {
  public nonisolated var products: any ProductRepository { ProductLocalRepository(database: self) }
}
