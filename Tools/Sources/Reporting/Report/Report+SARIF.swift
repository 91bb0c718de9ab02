import Model

extension Report {
  /// The report as a log of the Static Analysis Results Interchange Format.
  ///
  /// Paths are relative to `%SRCROOT%`, which GitHub's code scanning uses for the repository. Columns are in UTF-16
  /// code units, as in editors; if the source line cannot be read, a region only has its line.
  ///
  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0 Plus Errata 01", 28 August 2023.
  public func sarif() -> String {
    let metadata = sarifRules
    let indices = Dictionary(metadata.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let driver: JSONValue = ["name": "inward", "rules": .array(metadata.map(sarif)), "version": .string(toolVersion)]
    let root: JSONValue = .string("file://" + root.percentEncodedPath + "/")
    let run: JSONValue = [
      "columnKind": "utf16CodeUnits",
      "invocations": [sarifInvocation],
      "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "The root of the repository."], "uri": root]],
      "results": .array(findings.map { sarif($0, ruleIndex: indices[$0.rule]) }),
      "tool": ["driver": driver],
    ]
    let log: JSONValue = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.text
  }

  /// Whether everything was read; without it, no result does not mean that there is none.
  private var sarifInvocation: JSONValue {
    var invocation: [String: JSONValue] = ["executionSuccessful": .bool(failures.isEmpty)]
    let notifications = failures.map { ["level": "error", "message": SARIF.message($0)] as JSONValue }
    if !notifications.isEmpty { invocation["toolExecutionNotifications"] = .array(notifications) }
    return JSONValue(invocation)
  }

  /// All rules, those that ran, and partial ones for any other rule that has findings.
  private var sarifRules: [RuleDocumentation] {
    let found = findings.map {
      RuleDocumentation(name: $0.rule, summary: "", why: $0.reason, fix: $0.advice, broken: "", kept: "")
    }
    var seen = Set<String>()
    return (allRules + rules + found).filter { seen.insert($0.name).inserted }
  }

  /// A rule's metadata. GitHub requires all three texts, so a missing one is replaced by another.
  private func sarif(_ rule: RuleDocumentation) -> JSONValue {
    let summary = rule.summary.isEmpty ? rule.name : rule.summary
    var metadata: [String: JSONValue] = [
      "defaultConfiguration": ["level": "error"],
      "fullDescription": SARIF.message(rule.why.isEmpty ? summary : rule.why),
      "help": SARIF.message(rule.fix.isEmpty ? summary : rule.fix),
      "id": .string(rule.name),
      "shortDescription": SARIF.message(summary),
    ]
    metadata["helpUri"] = page(rule.name).map(JSONValue.string)
    return JSONValue(metadata)
  }

  private func sarif(_ finding: Finding, ruleIndex: Int?) -> JSONValue {
    var result: [String: JSONValue] = [
      "level": .string(finding.severity.rawValue),
      "locations": [sarif(finding.location, length: finding.length)],
      "message": SARIF.message(finding.paragraphs.joined(separator: "\n")),
      "partialFingerprints": ["inwardFinding/v1": .string(finding.fingerprint)],
      "ruleId": .string(finding.rule),
    ]
    result["ruleIndex"] = ruleIndex.map(JSONValue.integer)
    let related = finding.related.enumerated().map { sarif($1.location, length: nil, id: $0, message: $1.message) }
    if !related.isEmpty { result["relatedLocations"] = .array(related) }
    return JSONValue(result)
  }

  /// - Parameter length: In UTF-8 bytes, or `nil` for a position without an extent.
  private func sarif(_ location: SourceLocation, length: Int?, id: Int? = nil, message: String? = nil) -> JSONValue {
    var region: [String: JSONValue] = ["startLine": .integer(max(location.position.line, 1))]
    if let columns = columns(at: location, length: length ?? 1) {
      region["startColumn"] = .integer(columns.start)
      if length != nil { region["endColumn"] = .integer(columns.end) }
    }
    var members: [String: JSONValue] = [
      "physicalLocation": ["artifactLocation": SARIF.artifact(location.path), "region": JSONValue(region)]
    ]
    members["id"] = id.map(JSONValue.integer)
    members["message"] = message.map(SARIF.message)
    return JSONValue(members)
  }
}

/// Builds objects of a SARIF log.
enum SARIF {
  /// A `message` or `multiformatMessageString` object with literal text.
  ///
  /// Braces are placeholders unless doubled (section 3.11.5), and `[text](target)` is a link unless the closing bracket
  /// is escaped (section 3.11.6).
  static func message(_ text: String) -> JSONValue {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "{": escaped += "{{"
      case "}": escaped += "}}"
      case "(" where escaped.hasSuffix("]"): escaped = escaped.dropLast() + "\\]("
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return ["text": .string(escaped)]
  }

  /// An `artifactLocation` object, relative to the repository's root unless the path is absolute.
  static func artifact(_ path: String) -> JSONValue {
    path.hasPrefix("/")
      ? ["uri": .string("file://" + path.percentEncodedPath)]
      : ["uri": .string(path.percentEncodedPath), "uriBaseId": "%SRCROOT%"]
  }
}
