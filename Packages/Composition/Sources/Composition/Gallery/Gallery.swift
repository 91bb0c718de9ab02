#if DEBUG
  /// Every screen in every state it can be in, for people to look at and for hosts to test what they draw.
  ///
  /// Real view models reach these states over made-up data, so nothing is here that the product cannot show. The order is
  /// fixed, and so is all data.
  public enum Gallery {
    public static let entries = [
      productLists,
      productDetails,
      articleLists,
      articleDetails,
      pickupPointLists,
      pickupPointDetails,
    ].flatMap(\.self)

    public static func entry(id: GalleryEntry.ID) -> GalleryEntry? {
      entries.first { $0.id == id }
    }
  }
#endif
