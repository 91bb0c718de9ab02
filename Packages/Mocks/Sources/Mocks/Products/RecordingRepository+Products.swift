#if DEBUG
  public import Domain

  extension RecordingRepository: ProductRepository where Item == Product {
    public func categories() async throws(DomainError) -> [ProductCategory] {
      try record()
      return .fixtures
    }
  }
#endif
