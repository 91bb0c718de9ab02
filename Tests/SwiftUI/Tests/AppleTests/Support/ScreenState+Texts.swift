import Presentation

/// What a person can read on a screen, in reading order. It is written down here once more, so that it is compared with
/// what the app draws and not made by it.
extension ScreenState {
  func texts(_ web: WebTexts) -> [String] {
    let content = content.content
    var texts = [content?.title ?? title]
    texts.append(web.refresh)
    if route.isForm { texts.removeLast() }
    if let search { texts += [search.label, search.text] }
    if let filter, let choices = filter.choices.content {
      texts += [filter.label, choices.first { $0.id == filter.selected }?.name ?? ""]
    }
    if let error = self.content.error { texts += [error.message] + (error.canRetry ? [web.retry] : []) }
    if let back, self.content.failure != nil { texts.append(back.text) }
    if case .empty(let text) = self.content { texts.append(text) }
    if isLoading { texts.append(web.loading) }
    if let content { texts += content.texts(web) }
    texts += allActions.map(\.label)
    return texts.filter { !$0.isEmpty }
  }
}

extension Content {
  fileprivate func texts(_ web: WebTexts) -> [String] {
    [summary, notice].compactMap(\.self) + highlights.flatMap(\.texts) + paragraphs
      + facts.flatMap { [$0.label, $0.value] }
      + (form?.texts(web) ?? [])
      + (table?.rows.flatMap(\.texts) ?? [])
      + (paging?.next == nil ? [] : [web.loadMore])
  }
}

extension Row {
  /// The mark is read after the title.
  fileprivate var texts: [String] {
    fields.prefix(1).flatMap(\.texts)
      + [mark?.text].compactMap(\.self)
      + fields.dropFirst().flatMap(\.texts)
  }
}

extension ContentField {
  fileprivate var texts: [String] {
    switch value {
    case .text(let text), .status(let text, _), .date(let text, _): [text]
    case .price(let text, let note): [text, note ?? ""]
    case .rating(_, let description, _): [description]
    case .picture: []
    }
  }
}
