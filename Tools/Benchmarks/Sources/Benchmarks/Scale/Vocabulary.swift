/// The words that descriptions of made-up products consist of, the most frequent first.
///
/// The word at rank r is drawn with a weight of 1/r, as in natural text (Zipf's law): the first occurs in nearly every
/// product, the last in two or three of a hundred.
struct Vocabulary: Sendable {
  /// Occurs in most products, and is longer than the prefixes in the index.
  static let commonWord = "durable"
  static let secondCommonWord = "light"
  static let uncommonWord = "thimble"

  /// Every product has one of the two and none has both.
  static let opposites = ["indoors", "outdoors"]

  static let shared = Vocabulary(words: frequentWords + materials + things)

  private let words: [String]
  private let cumulativeWeights: [Double]

  private init(words: [String]) {
    self.words = words
    var sum = 0.0
    cumulativeWeights = words.indices.map { rank in
      sum += 1 / Double(rank + 1)
      return sum
    }
  }

  func word(using random: inout SeededGenerator) -> String {
    let target = Double.random(in: 0..<(cumulativeWeights.last ?? 0), using: &random)
    var (low, high) = (0, words.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if cumulativeWeights[middle] <= target { low = middle + 1 } else { high = middle }
    }
    return words[low]
  }

  private static func list(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }

  static let frequentWords = list(
    """
    with durable and light for the soft of small in hand steel clean easy to long warm wide large new strong
    quiet fine simple slim round deep home everyday black white even natural smooth solid compact classic bright
    portable gentle sturdy flexible waterproof rechargeable wireless adjustable stackable foldable washable
    handmade lightweight lasting reliable practical comfortable elegant modern traditional seasonal spare
    double single triple narrow thick thin heavy flat curved matt polished brushed woven knitted printed
    """
  )

  static let materials = list(
    """
    cotton wool linen leather oak walnut birch beech bamboo cork rubber silicone glass ceramic porcelain
    copper brass aluminium titanium iron canvas felt paper cardboard granite marble slate wax resin carbon
    """
  )

  static let things = list(
    """
    lamp chair table shelf desk stool bench cushion blanket curtain rug mirror clock vase basket box drawer
    kettle teapot mug plate bowl spoon fork knife pan pot lid grater whisk sieve scale timer toaster grinder
    headphones speaker microphone amplifier turntable cable charger battery keyboard monitor laptop stand sleeve
    notebook pencil pen ink eraser ruler stapler envelope folder calendar atlas novel cookbook dictionary
    bicycle helmet saddle pump tent rucksack lantern compass bottle rope racket ball glove towel mat skipping
    trowel rake hoe spade watering can seeds planter trellis hose shears soap shampoo comb brush razor balm
    puzzle kite marbles domino chess dice puppet blocks train whistle drum coffee tea honey olive pepper vinegar
    lentils rice oats chutney almonds raisins candle wick bulb lampshade dimmer socket switch hinge bracket
    anvil bobbin thimble
    """
  )
}
