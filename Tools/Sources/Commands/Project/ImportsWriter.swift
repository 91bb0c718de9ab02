import Model

/// Writes the imports of files as text or JSON, one file at a time.
struct ImportsWriter {
  let format: ImportsCommand.Format
  private var isFirst = true

  init(format: ImportsCommand.Format) {
    self.format = format
  }

  mutating func write(_ imports: [ImportDeclaration], of path: String, to output: inout OutputBuffer) {
    switch format {
    case .text:
      for declaration in imports { writeLine(declaration, path, &output) }
    case .json:
      if isFirst { output.append(#"{"files":["#) } else { output.append(",\n") }
      isFirst = false
      output.append(#"{"path":"#)
      output.appendQuoted(path)
      output.append(#","imports":["#)
      for (index, declaration) in imports.enumerated() {
        if index > 0 { output.append(",") }
        writeObject(declaration, &output)
      }
      output.append("]}")
    }
  }

  func finish(_ output: inout OutputBuffer) {
    if format == .json { output.append(isFirst ? "{\"files\":[]}\n" : "]}\n") }
  }

  private func writeLine(_ declaration: ImportDeclaration, _ path: String, _ output: inout OutputBuffer) {
    output.append("\(path):\(declaration.position.line):\(declaration.position.column): ")
    output.append(([declaration.module] + declaration.submodule).joined(separator: "."))
    if let condition = declaration.condition { output.append(" if \(condition)") }
    output.append("\n")
  }

  private func writeObject(_ declaration: ImportDeclaration, _ output: inout OutputBuffer) {
    output.append(#"{"module":"#)
    output.appendQuoted(declaration.module)
    output.append(#","submodule":"#)
    writeList(declaration.submodule, &output)
    output.append(#","kind":"#)
    writeOptional(declaration.kind?.rawValue, &output)
    output.append(#","line":"#)
    output.append(declaration.position.line)
    output.append(#","column":"#)
    output.append(declaration.position.column)
    output.append(#","attributes":"#)
    writeList(declaration.attributes, &output)
    output.append(#","access":"#)
    writeOptional(declaration.access?.rawValue, &output)
    output.append(#","condition":"#)
    writeOptional(declaration.condition?.description, &output)
    output.append("}")
  }

  private func writeList(_ values: [String], _ output: inout OutputBuffer) {
    output.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { output.append(",") }
      output.appendQuoted(value)
    }
    output.append("]")
  }

  private func writeOptional(_ value: String?, _ output: inout OutputBuffer) {
    if let value { output.appendQuoted(value) } else { output.append("null") }
  }
}
