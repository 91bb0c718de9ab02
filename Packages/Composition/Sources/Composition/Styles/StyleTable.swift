import Styles

/// The comparison of the styles, ready to be drawn.
public enum StyleTable {
  /// The names of the columns; the first is that of what is compared.
  public static var columns: [String] { StyleComparison.columns }

  /// What is compared, and how each style does.
  public static var rows: [[String]] { StyleComparison.rows }

  /// A style, and what it makes easy and hard.
  public static var assessments: [(style: String, easy: String, hard: String)] {
    Style.allCases.map { ($0.title, $0.assessment.easy, $0.assessment.hard) }
  }

  /// What the figures mean, and where they were taken.
  public static var notes: [String] { StyleComparison.notes }
}
