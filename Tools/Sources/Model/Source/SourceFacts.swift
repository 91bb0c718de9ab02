public struct SourceFacts: Equatable, Sendable {
  public var imports: [ImportDeclaration]
  /// The modules tested with `canImport(…)` in the file's conditions.
  public var canImports: [Mention] = []
  public var ignores: [IgnoreComment] = []
  /// The file's declarations, or `nil` if only its imports were read.
  public var declarations: Declarations?

  public init(imports: [ImportDeclaration] = [], declarations: Declarations? = nil) {
    self.imports = imports
    self.declarations = declarations
  }
}

/// The declarations of one file, with the parts that rules check.
public struct Declarations: Equatable, Sendable {
  /// All types and extensions; nested ones follow the enclosing one.
  public var types: [TypeDeclaration]
  /// The variables and constants outside types.
  public var globals: [VariableDeclaration]
  /// The first mention of each capitalised name in the file.
  public var mentions: [Mention] = []
  /// The names of generic parameters and associated types, with that of their type: `Array.Element`. Those of types in
  /// bodies, too.
  public var parameters: [String] = []
  public var flags: [FlagDeclaration] = []
  /// Whether mentions were left out, and the variables that cannot be global state, but not all declarations.
  public var isOutline = false

  public init(types: [TypeDeclaration] = [], globals: [VariableDeclaration] = []) {
    self.types = types
    self.globals = globals
  }

  public var isEmpty: Bool { types.isEmpty && globals.isEmpty }
}

public struct ImportDeclaration: Hashable, Sendable {
  /// The module's name, without backticks.
  public var module: String
  /// The path after the module: `B` and `C` in `import A.B.C`, or the declaration's name in a scoped import.
  public var submodule: [String] = []
  /// The kind of a scoped import, such as `struct`.
  public var kind: Kind?
  /// The position of the module's name, where the compiler reports a missing module.
  public var position: SourcePosition
  /// The attributes in order, without `@`, such as `testable` or `_spi(Group)`.
  public var attributes: [String] = []
  public var access: AccessLevel?
  /// The enclosing `#if` condition, or `nil` if there is none.
  public var condition: Condition?

  public init(module: String, position: SourcePosition, condition: Condition? = nil) {
    self.module = module
    self.position = position
    self.condition = condition
  }

  public enum Kind: String, CaseIterable, Sendable {
    case `typealias`, `struct`, `class`, `enum`, `protocol`, `let`, `var`, `func`
  }

  /// Whether no build can reach it, such as inside `#if false`.
  public var isUnreachable: Bool { condition?.constant == false }

  public func has(_ attribute: String) -> Bool { attributes.has(attribute) }
}

extension [String] {
  /// Whether an attribute is among them, with any arguments, or with its module.
  fileprivate func has(_ attribute: String) -> Bool {
    contains { text in
      let name = text.prefix { $0 != "(" }
      return name == attribute || name.hasSuffix("." + attribute)
    }
  }
}

/// A type or extension, with the parts that rules check.
public struct TypeDeclaration: Equatable, Sendable {
  /// The qualified name, such as `Outer.Inner`; for an extension, the extended type.
  public var name: String
  public var kind: Kind
  public var position: SourcePosition
  public var access: AccessLevel?
  /// The attributes in order, without `@` and with their arguments, such as `MainActor`.
  public var attributes: [String] = []
  /// The other modifiers, such as `final` or `nonisolated`.
  public var modifiers: [String] = []
  /// The entries of the inheritance clause as written, such as `Sendable` or `any Loading`; of a `typealias`, its type.
  public var inherited: [String] = []
  public var variables: [VariableDeclaration] = []
  public var cases: [String] = []
  public var hasAssociatedValues = false
  /// The first mention of each capitalised name and of each text in the declaration, including its heading.
  public var mentions: [Mention] = []
  public var condition: Condition?

  public init(name: String, kind: Kind, position: SourcePosition) {
    self.name = name
    self.kind = kind
    self.position = position
  }

  public enum Kind: String, CaseIterable, Sendable {
    case `struct`, `class`, `enum`, `protocol`, actor, `extension`, `typealias`
  }

  /// The last part of the name: `Inner` for `Outer.Inner`.
  public var simpleName: String { Self.simpleName(of: name) }

  public static func simpleName(of name: String) -> String {
    name.lastIndex(ofASCII: ".").map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  public var isNested: Bool { kind != .extension && name.utf8.contains(UInt8(ascii: ".")) }

  public func has(_ attribute: String) -> Bool { attributes.has(attribute) }
}

/// A variable or constant of a type or file.
public struct VariableDeclaration: Equatable, Sendable {
  public var name: String
  public var position: SourcePosition
  /// Whether it is a `var`.
  public var isVariable: Bool
  /// Whether it is `static` or `class`.
  public var isStatic = false
  /// Whether it is stored, not computed.
  public var isStored = true
  public var attributes: [String] = []
  public var condition: Condition?

  public init(name: String, position: SourcePosition, isVariable: Bool) {
    self.name = name
    self.position = position
    self.isVariable = isVariable
  }

  public func has(_ attribute: String) -> Bool { attributes.has(attribute) }
}

/// A name and its position.
public struct Mention: Equatable, Sendable {
  /// For a text, it with what is before it, such as `Text("Hello"`, and at most 40 bytes of a text.
  public var name: String
  public var position: SourcePosition

  public init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }

  /// The first line of the text as it is written; nil for a name.
  public var text: Substring? {
    name.utf8.firstIndex(of: UInt8(ascii: "\"")).map { name[$0...].prefix { !$0.isNewline } }
  }
}

public enum AccessLevel: String, CaseIterable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
}

/// A feature flag: a call such as `FeatureFlag("search", isOn: false, until: "2027-06-30")`. In a source that names the
/// type, `Self(…)` and `.init(…)` with a day count, too.
public struct FlagDeclaration: Equatable, Sendable {
  /// The first argument: a text without its quotation marks, or an expression as written.
  public var name: String
  /// Whether it is on by default, as written; empty if the call does not say.
  public var isOn: String
  /// The day by which it has to be removed, in the same form as the name.
  public var until: String
  /// Where `until` is, after a quotation mark.
  public var position: SourcePosition

  public init(name: String, isOn: String, until: String, position: SourcePosition) {
    self.name = name
    self.isOn = isOn
    self.until = until
    self.position = position
  }

  /// The day; nil if it is none, or not written in the source.
  public var day: CalendarDay? { CalendarDay(until) }
}

/// A day of the Gregorian calendar, in the form of ISO 8601: `2026-11-26`.
public struct CalendarDay: Comparable, CustomStringConvertible, Sendable {
  public let description: String

  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    description = text
  }

  public static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// A position in a file of the repository.
public struct SourceLocation: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// Relative to the repository's root, with `/` as separator.
  public var path: String
  public var position: SourcePosition

  public init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }

  public var description: String { "\(path):\(position.line):\(position.column)" }

  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.position) < (right.path, right.position)
  }
}

/// A 1-based line and column; the column counts UTF-8 bytes, like the Swift compiler's.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public static let start = SourcePosition(line: 1, column: 1)

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
