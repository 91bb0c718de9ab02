import Composition
import Presentation

extension PageRenderer {
  /// The comparison of the styles; for the people who build screens, and in English as they read code.
  func styles(language: RequestLanguage) -> String {
    render(
      .styles,
      PageLayout(route: nil, language: language),
      title: "Styles",
      [
        "heading": .text("Five ways to build one screen"),
        "columns": .texts(StyleTable.columns),
        "rows": .list(StyleTable.rows.map { ["cells": .texts($0)] }),
        "assessments": .list(
          StyleTable.assessments.map {
            ["title": .text($0.style), "easy": .text($0.easy), "hard": .text($0.hard)]
          }
        ),
        "notes": .texts(StyleTable.notes),
        "styles": .list(
          ProductStyle.all.map { ["href": .text("/styles/\($0.name)/products"), "name": .text($0.name)] }
        ),
      ]
    )
  }
}
