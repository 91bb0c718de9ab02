import Data
import Domain

/// For each frequent term, the rows of a table that match it: a bit for each position.
///
/// PostgreSQL's index of words reads every row that matches a term, and forgets their order. That is cheap for a rare term.
/// With a frequent one it takes longer, the more rows there are, so that is looked up here: terms are combined bit by bit, and
/// the bits are in the order of the rows. A table of a million products has bitmaps for about a thousand terms.
///
/// Not ``ListedTable`` but a trigger removes the bitmaps when a row changes, as an earlier version of the server may write as
/// well. A term without bitmaps is looked up as a rare one: a search finds the same, and takes longer.
struct SearchBitmaps {
  /// How many rows a bitmap has. Its 512 bytes are too few for PostgreSQL to keep outside of the row.
  private static let size = 4_096

  /// How many bits are looked at together, to see that none is set.
  private static let piece = 64

  private let table: String
  private let name: String

  init(for table: String) {
    self.table = "\"\(table)\""
    name = "\"\(table)Bitmaps\""
  }

  func create(in session: Session) throws {
    try session.run(
      script: """
        CREATE TABLE IF NOT EXISTS \(name) (
          term text COLLATE "C", block bigint, bits bit varying(\(Self.size)) NOT NULL, PRIMARY KEY (term, block)
        );
        CREATE OR REPLACE FUNCTION \(name)() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN DELETE FROM \(name); RETURN NULL; END $$;
        DROP TRIGGER IF EXISTS bitmaps ON \(table);
        CREATE TRIGGER bitmaps AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON \(table)
        FOR EACH STATEMENT EXECUTE FUNCTION \(name)()
        """
    )
  }

  /// Makes the bitmaps of all rows, in the transaction that wrote the last one.
  ///
  /// - Parameter limit: A term is rare if it begins at most this number of words.
  func rebuild(rareUpTo limit: Int = ResultCount.searchLimit, in session: Session) throws {
    let words = "unnest(string_to_array(searchText, ' ')) AS word"
    try session.run(
      script: """
        DELETE FROM \(name);
        CREATE TEMPORARY TABLE frequent ON COMMIT DROP AS
        SELECT word, term FROM (
          SELECT word, term, sum(rows) OVER (PARTITION BY term) AS rows
          FROM (SELECT word, count(*) AS rows FROM \(table), \(words) GROUP BY word) AS words, \(SearchWords.terms)
        ) AS terms WHERE rows > \(limit);
        CREATE INDEX ON frequent (word);
        ANALYZE frequent;
        INSERT INTO \(name) (term, block, bits)
        SELECT term, block, bits FROM generate_series(0, (SELECT max(position - 1) / \(Self.size) FROM \(table))) AS block,
        LATERAL (
          SELECT term, bit_or(bits) AS bits FROM (
            SELECT word, bit_or(set_bit(CAST(repeat('0', \(Self.size)) AS bit varying),
              CAST((position - 1) % \(Self.size) AS int), 1)) AS bits
            FROM \(table), \(words)
            WHERE position BETWEEN block * \(Self.size) + 1 AND (block + 1) * \(Self.size) GROUP BY word
          ) AS words JOIN frequent USING (word) GROUP BY term
        ) AS bitmap;
        DROP TABLE frequent;
        ANALYZE \(name)
        """
    )
  }

  /// Common table expressions for a search: `shown` has the positions of a page, and `total` has their number.
  ///
  /// Each has two parts. `scattered` are the rows that match the terms without bitmaps, and then the others; with these terms
  /// there are few of them. If all terms have bitmaps, `blocks` are the matches as bits, and how many there are up to each.
  func expressions(for query: String, _ request: PageRequest) -> (sql: String, arguments: [any SQLConvertible]) {
    let size = max(0, min(request.size, ResultCount.searchLimit - request.offset))
    let sql = """
      WITH terms AS (SELECT DISTINCT unnest(string_to_array(?, ' & ')) AS term),
      rare AS (SELECT term FROM terms WHERE NOT EXISTS (SELECT FROM \(name) AS bitmap WHERE bitmap.term = terms.term)),
      scattered AS (
        SELECT position FROM \(table) WHERE EXISTS (SELECT FROM rare)
        AND search @@ (SELECT CAST(string_agg(term, ' & ') AS tsquery) FROM rare)
        AND ts_match_vq(search, CAST(? AS tsquery))
      ),
      blocks AS (
        SELECT block, bits, number, CAST(sum(number) OVER (ORDER BY block) AS bigint) AS upTo FROM (
          SELECT block, bit_and(bits) AS bits, bit_count(bit_and(bits)) AS number FROM \(name)
          WHERE term IN (SELECT term FROM terms) AND NOT EXISTS (SELECT FROM rare)
          GROUP BY block HAVING count(*) = (SELECT count(*) FROM terms)
        ) AS combined
      ),
      request AS (SELECT CAST(? AS bigint) AS size, CAST(? AS bigint) AS skipped),
      page AS (SELECT blocks.*, upTo - number AS before FROM blocks, request
        WHERE number > 0 AND upTo > skipped AND upTo - number < skipped + size),
      shown AS (
        (SELECT position FROM scattered ORDER BY position
        LIMIT (SELECT size FROM request) OFFSET (SELECT skipped FROM request))
        UNION ALL
        (SELECT block * \(Self.size) + start + bit + 1 FROM (
          SELECT block, start, substring(bits FROM start + 1 FOR \(Self.piece)) AS piece
          FROM page, generate_series(0, \(Self.size - Self.piece), \(Self.piece)) AS start
        ) AS pieces CROSS JOIN LATERAL (
          SELECT bit FROM generate_series(0, \(Self.piece - 1)) AS bit WHERE get_bit(piece, bit) = 1
        ) AS bits WHERE bit_count(piece) > 0 ORDER BY 1
        LIMIT (SELECT size FROM request) OFFSET (SELECT skipped FROM request) - (SELECT min(before) FROM page))
      ),
      total AS (SELECT (SELECT count(*) FROM scattered) + coalesce((SELECT max(upTo) FROM blocks), 0) AS number)

      """
    return (sql, [query, query, size, request.offset])
  }
}
