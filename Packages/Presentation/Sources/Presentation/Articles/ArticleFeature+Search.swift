/// What a search for articles says that chooses its page size.
extension ArticleFeature {
  /// What is shown without a keyword.
  public static func prompt(in localization: Localization) -> String {
    localization.text(.articlesListPrompt)
  }

  /// The label of the choice.
  public static func pageSizeLabel(in localization: Localization) -> String {
    localization.text(.articlesListPageSize)
  }
}
