#if DEBUG
  public import Foundation

  extension URL {
    /// A link into the web.
    public static var fixture: URL {
      // The second is none, so the rules of a model would refuse it.
      URL(string: "https://storefront.example/1") ?? URL(filePath: "/")
    }
  }
#endif
