#if DEBUG
  public import Foundation

  extension URL {
    /// An `https` link.
    public static var fixture: URL {
      // The fallback is a file, which the rules of a model refuse.
      URL(string: "https://storefront.example/1") ?? URL(filePath: "/")
    }
  }
#endif
