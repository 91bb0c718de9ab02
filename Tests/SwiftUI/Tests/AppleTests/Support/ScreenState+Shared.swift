import Presentation

extension ScreenState {
  /// What every host shows of the content: of a table the columns, and no notes. The values of a row are a group.
  var contentTexts: [[String]] {
    let shown = content.content
    var texts = [shown?.title, shown?.summary].compactMap(\.self)
    if case .empty(let text) = content { texts.append(text) }
    texts += shown?.highlights.map(\.text) ?? []
    texts += shown?.paragraphs ?? []
    texts += shown?.facts.flatMap { [$0.label, $0.value] } ?? []
    texts += shown?.form?.fields.filter { $0.kind != .hidden }.map(\.label) ?? []
    let rows = (shown?.table?.rows ?? []).map { row in
      shown?.table?.columns.compactMap { row[$0.description.name]?.spokenText } ?? []
    }
    let groups =
      texts.map { [$0] } + rows
      + allActions.map { [$0.label] }
    return groups.map { group in group.filter { !$0.isEmpty } }
  }

  /// What is wrong, which each host says in its own place.
  var notices: [String] {
    [content.content?.notice, content.error?.message].compactMap(\.self)
  }
}

extension ContentField {
  /// A rating is read as a phrase in the app.
  fileprivate var spokenText: String? {
    if case .rating = value { nil } else { text }
  }
}
