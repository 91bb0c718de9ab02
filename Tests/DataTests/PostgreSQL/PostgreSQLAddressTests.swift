#if PostgreSQL
  import Domain
  import Foundation
  import Testing

  @testable import DataPostgreSQL

  struct PostgreSQLAddressTests {
    @Test(arguments: [
      (
        "postgres://shop@db.example:5433/orders",
        ["host": "db.example", "port": "5433", "user": "shop", "dbname": "orders"]
      ),
      ("postgresql:///orders?host=/run/postgresql", ["host": "/run/postgresql", "dbname": "orders"]),
      ("postgres://db.example/a%20b?passfile=/etc/shop", ["dbname": "a b", "passfile": "/etc/shop"]),
    ])
    func `has what libpq is told`(text: String, options: [String: String]) throws {
      let address = try PostgreSQLAddress(text)
      for (name, value) in options { #expect(address.options[name] == value) }
    }

    @Test(arguments: [
      ("postgres://db.example/shop", "verify-full"), ("postgres://db.example/shop?sslmode=require", "require"),
      ("postgres://localhost/shop", nil), ("postgres://127.0.0.1,localhost/shop", nil),
      ("postgres://[::1]/shop", nil),
      // libpq ignores it for sockets; these may lead over a network.
      ("postgres:///shop", "verify-full"), ("postgres:///shop?host=/tmp,db.example", "verify-full"),
      ("postgres://localhost,db.example/shop", "verify-full"),
      ("postgres://localhost/shop?hostaddr=192.0.2.1", "verify-full"),
      ("postgres://localhost/shop?service=shop", "verify-full"),
    ])
    func `verifies who answers over a network`(text: String, mode: String?) throws {
      #expect(try PostgreSQLAddress(text).options["sslmode"] == mode)
    }

    @Test(arguments: [
      "postgres://shop:secret@db.example/shop", "postgres://db.example/shop?password=secret",
      "postgres://db.example/shop?sslpassword=secret",
    ])
    func `takes no password`(text: String) {
      #expect(throws: PostgreSQLAddress.Problem.hasPassword) { try PostgreSQLAddress(text) }
    }

    @Test(arguments: [
      "", "embedded", "http://db.example", "mysql://db.example", "postgres", "postgres://[", "shop",
      "postgres:///shop?pool_max_conns=0", "postgres:///shop?pool_max_conns=many",
    ])
    func `is nothing else`(text: String) {
      #expect(throws: PostgreSQLAddress.Problem.notAnAddress) { try PostgreSQLAddress(text) }
    }

    @Test func `says how many connections there are, which libpq is not told`() throws {
      let address = try PostgreSQLAddress("postgres://localhost/shop?pool_max_conns=4")
      #expect(address.connections == 4)
      #expect(address.options["pool_max_conns"] == nil)
      #expect(try PostgreSQLAddress("postgres://localhost/shop").connections == nil)
    }

    @Test func `a connection that only waits notices within 20 seconds that the network has lost it`() throws {
      let options = try PostgreSQLAddress("postgres://db.example/shop").options
      let numbers = ["idle", "interval", "count"].map { options["keepalives_\($0)"].flatMap(Int.init) ?? 0 }
      #expect((1...20).contains(numbers[0] + numbers[1] * numbers[2]))
      #expect(try PostgreSQLAddress("postgres://db.example/shop?keepalives_idle=60").options["keepalives_idle"] == "60")
    }

    @Test func `settings are added to those of the address`() throws {
      let address = try PostgreSQLAddress("postgres:///shop?options=-c%20a%3D1").adding("b", "2")
      #expect(address.options["options"] == "-c a=1 -c b=2")
    }
  }

  struct SearchWordsTests {
    @Test(arguments: [
      ("Löffel, löffel & GABEL!", "gabel loffel"), ("", ""), ("?!", ""), ("a'b\\c", "a b c"), ("हिन्दी", "हिन्दी"),
    ])
    func `words are compared without case and diacritics`(text: String, words: String) {
      #expect(SearchWords.searchable(text) == words.decomposedStringWithCanonicalMapping)
    }

    @Test(arguments: ["", "?!", "🪔", "'"])
    func `a text without words has no query`(text: String) {
      #expect(SearchWords.query(for: SearchText(text)) == nil)
    }

    @Test func `a query names every word and every tag`() {
      #expect(SearchWords.query(for: SearchText("red Lamp"), tags: ["7"]) == "'red':* & 'lamp':* & '\u{E000}37'")
    }
  }
#endif
