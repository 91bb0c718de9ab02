import Composition
import Domain
import Foundation
import Mocks
import Testing

@testable import Server

@Suite struct PickupPointPageTests {
  @Test func `the page lists them, and leads to each`() async throws {
    let page = try await PageClient().get("/pickup-points")

    #expect(page.status == 200)
    #expect(page.text.contains("<title>Pickup points – Storefront</title>"))
    #expect(page.text.contains("<li><a href=\"/pickup-points\" aria-current=\"page\">Pickup points</a></li>"))
    #expect(page.text.contains("<a href=\"/pickup-points/1\">Harbour Square</a>"))
    #expect(page.text.contains("<a href=\"/pickup-points/3\">Old Station</a>"))
    #expect(page.text.contains("<label for=\"keyword\">Search pickup points</label>"))
  }

  @Test func `the navigation of other pages leads there`() async throws {
    let page = try await PageClient().get("/products?lang=en")

    #expect(page.text.contains("<li><a href=\"/pickup-points?lang=en\">Pickup points</a></li>"))
  }

  @Test func `a search keeps its words in the field, and says when nothing matches`() async throws {
    let page = try await PageClient().get("/pickup-points?keyword=%22zeppelin%22")

    #expect(page.status == 200)
    #expect(page.text.contains("name=\"keyword\" value=\"&quot;zeppelin&quot;\""))
    #expect(page.text.contains("No pickup point matches “&quot;zeppelin&quot;”."))
  }

  @Test func `pages lead to the ones before and behind, with the search kept`() async throws {
    let repository = MockPickupPointRepository(pickupPoints: .fixtures(count: 3))
    let useCase = DefaultPickupPointUseCase(repository: repository)
    let client = PageClient(container: .mock(pickupPointUseCase: useCase))
    let page = try await client.get("/pickup-points?keyword=entry&page=2&size=1")

    #expect(page.text.contains("rel=\"prev\" href=\"/pickup-points?keyword=entry&amp;size=1\""))
    #expect(page.text.contains("rel=\"next\" href=\"/pickup-points?keyword=entry&amp;page=3&amp;size=1\""))
  }

  @Test func `each has a page of its own, with its facts`() async throws {
    let page = try await PageClient().get("/pickup-points/1")

    #expect(page.status == 200)
    #expect(page.text.contains("<h1>Harbour Square</h1>"))
    #expect(page.text.contains("<dt>No.</dt><dd>1</dd>"))
    #expect(page.text.contains("<a href=\"/pickup-points\">Back to the pickup points</a>"))
    #expect(page.text.contains("<dt>Street address</dt><dd>Ferry Quay 12</dd>"))
    #expect(page.text.contains("<dt>Direction hint</dt><dd>Beside the lighthouse</dd>"))
    #expect(page.text.contains("<dt>Locker count</dt><dd>24</dd>"))
    #expect(page.text.contains("<dt>Floor number</dt><dd>2</dd>"))
    #expect(page.text.contains("<dt>Map latitude</dt><dd>53.5436</dd>"))
    #expect(page.text.contains("<dt>Average rating</dt><dd>4.25</dd>"))
    #expect(page.text.contains("<dt>Handling fee</dt><dd>2.75</dd>"))
    #expect(page.text.contains("<dt>Rush fee</dt><dd>4.5</dd>"))
    #expect(page.text.contains("<dt>Has parking</dt><dd>yes</dd>"))
    #expect(page.text.contains("<dt>Has ramp</dt><dd>no</dd>"))
    #expect(page.text.contains("<dt>Opened on</dt><dd>Mar 1, 2026</dd>"))
    #expect(page.text.contains("<dt>Closes on</dt><dd>Mar 1, 2027</dd>"))
    #expect(page.text.contains("<dt>Web page</dt><dd><a href=\"https://storefront.example/1\""))
    #expect(page.text.contains("<dt>Map page</dt><dd><a href=\"https://storefront.example/1\""))
    #expect(page.text.contains("<dt>Payment methods</dt><dd>Coins, Prepaid card</dd>"))
  }

  @Test(arguments: [
    ("/pickup-points/none", 404, "There is no pickup point none."),
    ("/pickup-points?page=50", 404, "There is no page 50; the last one is 1."),
    ("/pickup-points?page=-1", 400, "“-1” is no value for “page” in a link."),
  ])
  func `what cannot be shown has a status and one sentence`(path: String, status: Int, sentence: String) async throws {
    let page = try await PageClient().get(path)

    #expect(page.status == status)
    #expect(page.text.contains(sentence))
    #expect(page.text.contains("role=\"alert\""))
  }

  @Test func `whatever stands in the data is text, not markup`() async throws {
    let repository = MockPickupPointRepository(pickupPoints: .hostile)
    let client = PageClient(container: .mock(pickupPointUseCase: DefaultPickupPointUseCase(repository: repository)))
    let id = try #require(PickupPoint.hostileID.addingPercentEncoding(withAllowedCharacters: .alphanumerics))

    for path in ["/pickup-points", "/pickup-points/\(id)"] {
      let page = try await client.get(path)
      #expect(page.status == 200)
      #expect(!page.text.contains("<script>"))
      #expect(!page.text.contains("<img src=x"))
      #expect(page.text.contains("&lt;script&gt;"))
    }
  }

  @MainActor
  @Test(.timeLimit(.minutes(10)), arguments: ["/pickup-points", "/pickup-points?keyword=zz", "/pickup-points/1"])
  func `a page that follows its screen shows what a request gets`(path: String) async throws {
    let shop = LiveShop()
    let reader = try shop.open(path)

    let event = try #require(await reader.next(with: "event: page"))
    let page = try await PageClient().get(path).text

    #expect(event.contains("data: <main id=\"content\" tabindex=\"-1\">"))
    let body = try #require(page.split(separator: "<main").last)
    for line in body.split(separator: "\n") where line.hasPrefix("<h1") || line.hasPrefix("<li>") {
      #expect(event.contains("data: \(line)"))
    }
  }
}
