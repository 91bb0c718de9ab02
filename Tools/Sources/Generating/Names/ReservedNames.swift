/// Names that would hide a type that generated files use, by the framework that declares the type.
///
/// Sources: the keywords at https://docs.swift.org/swift-book (Lexical Structure), and the public types of the
/// frameworks that the layers and their hosts import.
enum ReservedNames {
  static let keywords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "didset", "do", "dynamic", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "mutating", "nil",
    "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
    "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "right",
    "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "type", "typealias", "unowned", "var", "weak", "where", "while", "willset",
  ]

  /// The framework that declares the type, or nil if the name is free.
  static func owner(of type: String) -> String? {
    owners.first { $0.types.contains(type) }?.name
  }

  private static let owners: [(name: String, types: Set<String>)] = [
    (
      "Swift",
      [
        "Actor", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Codable", "CodingKey", "Collection",
        "Comparable", "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable",
        "Error", "Executor", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Iterator", "KeyPath", "MainActor",
        "Mirror", "Never", "Optional", "Range", "Result", "Self", "Sendable", "Sequence", "Set", "Slice", "Span",
        "String", "Substring", "Task", "Type", "UInt", "Unicode", "Void",
      ]
    ),
    (
      "Foundation",
      [
        "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval",
        "Decimal", "Dimension", "FileHandle", "FileManager", "FileWrapper", "Formatter", "Host", "Locale", "Lock",
        "Measurement", "Notification", "Operation", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress",
        "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "Unit", "URL", "URLRequest", "UUID",
      ]
    ),
    ("Observation", ["Observable", "Observations", "ObservationRegistrar"]),
    (
      "SwiftUI",
      [
        "Alert", "Alignment", "Animation", "Angle", "App", "Binding", "Button", "Capsule", "Circle", "Color",
        "Commands",
        "Divider", "Edge", "Environment", "Font", "ForEach", "Form", "Gesture", "Gradient", "Grid", "Group", "Image",
        "Label", "Layout", "Link", "List", "Material", "Menu", "Namespace", "Path", "Picker", "Preview", "Rectangle",
        "Scene", "Section", "Shape", "Slider", "Spacer", "State", "Stepper", "Tab", "Table", "Text", "Toggle",
        "Transaction", "Transition", "View", "Window",
      ]
    ),
    ("Combine", ["Cancellable", "Future", "Just", "Publisher", "Subject", "Subscriber", "Subscription"]),
    ("GRDB", ["Column", "Configuration", "Database", "Record", "Row", "Statement", "TableRecord"]),
    ("ArgumentParser", ["Argument", "Command", "Flag", "Option", "OptionGroup"]),
    ("Hummingbird", ["Request", "Response", "Router", "Application", "Environment"]),
  ]
}
