import Domain

extension DIContainer {
  /// What finds the items that can be favourites.
  var favouriteItems: any ProductUseCase { productUseCase }
}
