import Generating
import Testing

struct ReleaseNotesTests {
  private static let earlier = """
    # Changelog

    Its format.

    ## 1.0.0

    ### Added

    - Shelves.
    - Lamps, which
      shine.

    """

  private static let later = """
    # Changelog

    Its new format.

    ## 1.1.0

    <!-- Server { -->
    A word before.
    <!-- } Server -->

    ### Added

    - Chairs, on which
      people sit.
    - Shelves.
    - Tables.

    ### Fixed

    - Lamps.

    ## 1.0.0

    ### Added

    - Shelves.
    - Lamps, which
      shine.

    """

  @Test func `new entries are shown under their headings`() {
    #expect(
      ReleaseNotes(in: Self.later, since: Self.earlier).text == """
        ## 1.1.0

        A word before.

        ### Added

        - Chairs, on which
          people sit.
        - Tables.

        ### Fixed

        - Lamps.
        """
    )
  }

  @Test func `there are none if nothing was added`() {
    #expect(ReleaseNotes(in: Self.later, since: Self.later).text == "")
    #expect(ReleaseNotes(in: Self.earlier, since: Self.later).text == "")
    #expect(ReleaseNotes(in: "", since: Self.later).text == "")
  }
}
