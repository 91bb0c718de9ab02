#if DEBUG
  public import Foundation

  extension String {
    /// A title that is too long for a line, with markup, quotation marks, control characters and marks that change the
    /// direction of the text.
    static let hostileTitle =
      "<script>alert(\"1\")</script> & 'Donaudampfschifffahrtsgesellschaftskapitänskajütenlampe'\u{7}"
      + " \u{1B}[31mred\u{1B}[0m \u{202E}sdrawkcab\u{202C} 東京国際空港第三旅客ターミナル\r\n<b>&amp;</b> %@ %lld"

    /// A text of many lines, some of them without a place to break.
    static let hostileText =
      "<img src=x onerror=\"alert('1')\"> "
      + String(repeating: "a warm light for the last pages of the day, ", count: 6)
      + String(repeating: "unbreakable", count: 12)
      + " \u{0}\u{8}\u{9B}2J </textarea>\n\n{{#each}} ${x} --> ]]>"
  }

  extension URL {
    /// An `https` link.
    public static var fixture: URL {
      // The fallback is a file, which the rules of a model refuse.
      URL(string: "https://storefront.example/1") ?? URL(filePath: "/")
    }
  }
#endif
