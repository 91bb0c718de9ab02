import Presentation

/// Draws any screen as lines of text.
struct PageText {
  let terminal: Terminal

  /// Whether lists number their rows from 1, for a person to choose one, instead of showing identifiers.
  var numbersRows = false

  func lines(of state: ScreenState) -> [String] {
    lines(of: state.content, drawnBy: content)
      + actions(state.allActions, inForm: state.content.content?.form != nil)
  }

  /// The choices of a filter, by the names that can be typed.
  func lines(of filter: ScreenState.Filter) -> [String] {
    lines(of: filter.choices) { choices in
      choices.flatMap { choice in
        let id = PrintableText.clean(choice.id ?? "*")
        return fact(id, choice.name, labelWidth: id.displayWidth)
      }
    }
  }

  private func lines<Value>(of state: LoadState<Value>, drawnBy draw: (Value) -> [String]) -> [String] {
    switch state {
    case .idle, .loading: []
    case .empty(let text): paragraph(text)
    case .failed(let error): paragraph(error.message, style: .red)
    case .loaded(let value, .failed(let error)): draw(value) + [""] + paragraph(error.message, style: .red)
    case .loaded(let value, _): draw(value)
    }
  }

  private func content(_ content: Content) -> [String] {
    heading(content.title, detail: content.summary)
      + content.highlights.flatMap(highlight) + [""]
      + content.paragraphs.flatMap { paragraph($0) + [""] }
      + facts(content.facts)
      + ways(content.references, key: "")
      + (content.form.map(form) ?? [])
      + (content.table.map(table) ?? [])
      + (content.table.map(legend) ?? [])
      + (content.notice.map { [""] + paragraph($0, style: .yellow) } ?? [])
  }

  private func highlight(_ field: ContentField) -> [String] {
    switch field.value {
    case .price(let price, let note): heading(price, detail: note)
    default: paragraph(field.text, style: Style(field))
    }
  }

  private func facts(_ facts: [Fact]) -> [String] {
    let width = facts.map(\.label.displayWidth).max() ?? 0
    return facts.flatMap { fact($0.label, $0.value, labelWidth: width) }
  }

  /// The fields of a form, with what is wrong with them. While browsing, they are asked for one by one instead.
  private func form(_ form: Form) -> [String] {
    if numbersRows { return form.failure.map { paragraph($0.message, style: .red) } ?? [] }
    let fields = form.fields.filter { $0.kind != .hidden }
    let width = fields.map(\.label.displayWidth).max() ?? 0
    return (form.failure.map { paragraph($0.message, style: .red) + [""] } ?? [])
      + fields.flatMap { field in
        fact(field.label, field.text, labelWidth: width)
          + [field.hint, field.stored].compactMap(\.self).flatMap { paragraph($0, style: .dim) }
          + (field.error.map { paragraph($0, style: .red) } ?? [])
      }
  }

  private func actions(_ actions: [ContentAction], inForm: Bool) -> [String] {
    ways(actions, key: (inForm ? FormDialogue.actionPrefix : "") + BrowserCommand.actionKey)
  }

  /// Where a person can go: by a number while browsing, else by a link.
  private func ways(_ actions: [ContentAction], key: String) -> [String] {
    guard !actions.isEmpty else { return [] }
    let keys = actions.enumerated().map { index, action in
      numbersRows ? "\(key)\(index + 1)" : PrintableText.clean(action.label)
    }
    let width = keys.map(\.displayWidth).max() ?? 0
    let lines = zip(keys, actions).flatMap { key, action in
      fact(key, numbersRows ? action.label : RouteCodec.link(to: action.route), labelWidth: width, style: .bold)
    }
    return [""] + lines
  }

  private func table(_ table: Table) -> [String] {
    let columns = table.columns.map { column in
      let description = column.description
      return TextTable.Column(
        heading: column.heading,
        alignment: description.alignment,
        isFlexible: description.isFlexible
      )
    }
    let rows = table.rows.enumerated().map { index, row in
      let number = [
        row.mark?.sign,
        numbersRows ? String(index + 1) : row.id,
      ].compactMap(\.self).joined(separator: " ")
      return [TextTable.Cell(number, style: .dim)]
        + table.columns.map { TextTable.Cell(row[$0.description.name]) }
    }
    return TextTable(columns: [TextTable.Column(heading: table.idHeading, alignment: .trailing)] + columns, rows: rows)
      .lines(in: terminal)
  }

  /// What the marks of the rows mean.
  private func legend(_ table: Table) -> [String] {
    table.legend.isEmpty
      ? [] : [""] + table.legend.flatMap { paragraph("\($0.sign) \($0.text)", style: .dim) }
  }
}

extension TextTable.Cell {
  init(_ field: ContentField?) {
    self.init(field?.text ?? "", style: field.map(Style.init) ?? .plain)
  }
}

extension Style {
  /// The style of a value: the colour of a status.
  init(_ field: ContentField) {
    guard case .status(_, let tone) = field.value else {
      self = .plain
      return
    }
    switch tone {
    case .good: self = .green
    case .warning: self = .yellow
    case .bad: self = .red
    }
  }
}
