import Foundation
public import Model

/// Runs `swift package dump-package`.
public enum PackageDump {
  /// Prints a package's manifest as evaluated by SwiftPM.
  ///
  /// - Throws: `Failure` with SwiftPM's first error message, or if it takes more than two minutes.
  @Sendable public static func run(_ folder: String) throws -> [UInt8] {
    try run(folder, program: "swift", limit: 120)
  }

  /// - Parameter limit: How long SwiftPM and the manifest may take, in seconds. After that, both are ended.
  static func run(_ folder: String, program: String, limit: TimeInterval) throws -> [UInt8] {
    let outputs = FileManager.default.temporaryDirectory.appendingPathComponent("inward-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: outputs) }
    // Output goes to files, because a full pipe that is not read would block the program.
    let output = outputs.appendingPathComponent("output")
    let errors = outputs.appendingPathComponent("errors")
    // A separate scratch folder, because a running build locks the package's own.
    let scratch = outputs.appendingPathComponent("scratch").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
    process.standardInput = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    do {
      try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
      try Data().write(to: output)
      try Data().write(to: errors)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      if hasEnded.wait(timeout: .now() + limit) == .timedOut {
        end(process)
        throw Failure(reason: "SwiftPM needs more than \(Int(limit)) seconds")
      }
      guard process.terminationStatus == 0 else {
        throw Failure(reason: firstError(in: String(decoding: try Data(contentsOf: errors), as: UTF8.self)))
      }
      return Array(try Data(contentsOf: output))
    } catch {
      throw error as? Failure ?? Failure(reason: "SwiftPM cannot be run with its output in \(outputs.path)")
    }
  }

  public struct Failure: Error, CustomStringConvertible {
    public var reason: String
    public var description: String { reason }

    static func unexpected(_ part: String) -> Failure { Failure(reason: "\(part) in its output") }
  }

  /// Ends a program and those that it started, which are in its process group.
  private static func end(_ process: Process) {
    let id = process.processIdentifier
    kill(getpgid(id) == id ? -id : id, SIGKILL)
    process.waitUntilExit()
  }

  /// The first error in a manifest, or else the first error. The compiler's errors come after those of the command.
  static func firstError(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let line =
      errors.first { $0.contains(".swift:") && !$0.hasPrefix("error:") } ?? errors.first ?? lines.first ?? "no error"
    return line.trimmingCharacters(in: .whitespaces)
  }

  /// Decodes the output of `run`.
  ///
  /// - Parameter folder: The package's folder; paths to other packages become relative to it.
  public static func manifest(from bytes: [UInt8], folder: String) throws -> Manifest {
    // The manifest may print text before the JSON.
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let dump: DumpedValue
    do {
      dump = try JSONDecoder().decode(DumpedValue.self, from: Data(bytes[start...]))
    } catch {
      throw Failure.unexpected("unknown structure (\(error))")
    }
    let name = try dump.text("name")
    let written = dump["toolsVersion"]?["_version"]?.text ?? ""
    guard let version = ToolsVersion(written) else { throw Failure.unexpected("unknown version `\(written)`") }
    var manifest = Manifest(name: name, toolsVersion: version.description)
    manifest.products = try dump.list("products").map(product)
    manifest.dependencies = try dump.list("dependencies").map { try package($0, folder) }
    manifest.targets = try dump.list("targets").map { try target($0, folder) }
    manifest.languageModes = try dump.texts("swiftLanguageVersions")
    return manifest
  }

  private static func product(_ product: DumpedValue) throws -> ProductDeclaration {
    let name = product["type"]?.tagged?.name ?? ""
    guard let kind = ProductDeclaration.Kind(rawValue: name) else {
      throw Failure.unexpected("unknown product kind `\(name)`")
    }
    return ProductDeclaration(name: try product.text("name"), kind: kind, targets: try product.texts("targets"))
  }

  /// A package that another one depends on: of a path, an address or a registry.
  private static func package(_ dependency: DumpedValue, _ folder: String) throws -> PackageDependency {
    guard case (let kind, .list(let packages))? = dependency.tagged, let package = packages.first else {
      throw Failure.unexpected("package dependency without a kind")
    }
    let identity = try package.text("identity")
    let name = package["nameForTargetDependencyResolutionOnly"]?.text
    // Of an address, it is an object.
    let location = try package["location"].map { try $0["remote"] == nil ? $0.list("local") : $0.list("remote") }?.first
    let address = location?.text ?? location?["urlString"]?.text
    switch (kind, package["path"]?.text, address) {
    case ("fileSystem", let path?, _):
      let relative = FolderPath.relative(path, from: folder)
      return PackageDependency(identity: identity, location: relative, isLocal: true, name: name)
    case ("sourceControl", _, let address?):
      return PackageDependency(identity: identity, location: address, name: name)
    case ("registry", _, _): return PackageDependency(identity: identity.lowercased(), location: identity)
    default: throw Failure.unexpected("unknown kind of package dependency")
    }
  }

  private static func target(_ dump: DumpedValue, _ folder: String) throws -> TargetDeclaration {
    let type = try dump.text("type")
    guard let kind = TargetDeclaration.Kind(rawValue: type) else {
      throw Failure.unexpected("unknown target kind `\(type)`")
    }
    let dependencies = try dump.list("dependencies").map(dependency)
    var target = TargetDeclaration(name: try dump.text("name"), kind: kind, dependencies: dependencies)
    target.path = dump["path"]?.text
    target.exclude = try dump.texts("exclude")
    if dump["sources"] != nil { target.sources = try dump.texts("sources") }
    target.resources = try dump.list("resources", isOptional: true).map { try $0.text("path") }
    target.publicHeadersPath = dump["publicHeadersPath"]?.text
    let settings = try dump.list("settings", isOptional: true)
    target.settings = try settings.filter { try $0.text("tool") == "swift" }.map(setting)
    // Each is a list of the plugin's name and its package's name.
    target.plugins = try dump.list("pluginUsages", isOptional: true).compactMap { try $0.list("plugin").first?.text }
    target.shortenPaths(in: folder)
    return target
  }

  /// A target dependency is a list of the name and options under the name of its kind.
  private static func dependency(_ dependency: DumpedValue) throws -> TargetDependency {
    guard case (let key, .list(let values))? = dependency.tagged, let name = values.first?.text else {
      throw Failure.unexpected("target dependency without a name")
    }
    var declaration = TargetDependency(name: name, kind: .byName)
    switch (key, values.dropFirst().first) {
    case ("byName", _): break
    case ("target", _): declaration.kind = .target
    case ("product", let package?):
      declaration.kind = .product
      declaration.package = package.text
    default: throw Failure.unexpected("unknown kind of target dependency")
    }
    for case .object(let options) in values {
      let aliases = options.compactMapValues(\.text)
      let isCondition = aliases.count < options.count
      if isCondition { declaration.isConditional = true } else { declaration.moduleAliases = aliases }
    }
    return declaration
  }

  /// The setting's name is the only key of `kind`, with its values under `_0` and so on.
  private static func setting(_ setting: DumpedValue) throws -> SwiftSetting {
    guard let (name, values) = setting["kind"]?.tagged else { throw Failure.unexpected("setting without a name") }
    // A setting of some builds only.
    if setting["condition"] != nil { return SwiftSetting(name) }
    return switch (name, values["_0"]) {
    case ("define", .text(let text)?), ("enableUpcomingFeature", .text(let text)?),
      ("enableExperimentalFeature", .text(let text)?), ("swiftLanguageMode", .text(let text)?):
      SwiftSetting(name, [text])
    case ("unsafeFlags", .list?): SwiftSetting(name, try values.texts("_0"))
    case ("defaultIsolation", .text(let isolation)?): .defaultIsolation(isolation == "nonisolated" ? nil : isolation)
    default: SwiftSetting(name)
    }
  }
}

/// A value in the output of `swift package dump-package`.
enum DumpedValue: Decodable {
  case text(String)
  case list([DumpedValue])
  case object([String: DumpedValue])
  /// Null, or a value that does not matter.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      (try? container.decode(String.self)).map(Self.text)
      ?? (try? container.decode([DumpedValue].self)).map(Self.list)
      ?? (try? container.decode([String: DumpedValue].self)).map(Self.object) ?? .other
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The name and the value of a variant, which is the only member of its object.
  var tagged: (name: String, value: DumpedValue)? {
    if case .object(let members) = self { members.first.map { ($0.key, $0.value) } } else { nil }
  }

  /// A member that is there and is not null.
  subscript(key: String) -> DumpedValue? {
    guard case .object(let members) = self, let value = members[key] else { return nil }
    return if case .other = value { nil } else { value }
  }

  func text(_ key: String) throws -> String {
    guard let text = self[key]?.text else { throw Self.unknown(key) }
    return text
  }

  func list(_ key: String, isOptional: Bool = false) throws -> [DumpedValue] {
    if isOptional, self[key] == nil { return [] }
    guard case .list(let values)? = self[key] else { throw Self.unknown(key) }
    return values
  }

  /// The strings in a list, which may be missing.
  func texts(_ key: String) throws -> [String] {
    try list(key, isOptional: true).map { value in
      guard let text = value.text else { throw Self.unknown(key) }
      return text
    }
  }

  private static func unknown(_ key: String) -> PackageDump.Failure { .unexpected("unknown structure (`\(key)`)") }
}
