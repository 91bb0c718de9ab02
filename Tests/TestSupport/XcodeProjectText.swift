/// The text of a small `project.pbxproj`, whose identifiers are words.
public struct XcodeProjectText {
  private var targets: [String] = []
  private var children: [String] = []
  private var objects: [String] = []
  private let settings: String

  /// - Parameter settings: The build settings of the project.
  public init(settings: String = "") {
    self.settings = settings
  }

  /// Adds a target and the files that it compiles, by their paths from the project's folder.
  ///
  /// - Parameters:
  ///   - type: The last part of its product type.
  ///   - links: The identifiers of files or package products in its phase that links.
  ///   - rest: More keys of the target.
  public func target(
    _ name: String,
    _ type: String = "framework",
    files: [String] = [],
    links: [String] = [],
    dependsOn dependencies: [String] = [],
    settings: String = "",
    rest: String = ""
  ) -> Self {
    var text = self
    text.targets.append(name)
    text.objects.append(
      """
      \(name) /* \(name) */ = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
        buildPhases = (\(name)Sources, \(name)Frameworks); productReference = \(name)Product;
        dependencies = (\(dependencies.map { "\(name)On\($0)" }.joined(separator: ", ")));
        buildConfigurationList = \(name)List; \(rest)};
      \(name)Product = {isa = PBXFileReference; path = \(name).\(type); sourceTree = BUILT_PRODUCTS_DIR;};
      \(name)List = {isa = XCConfigurationList; buildConfigurations = (\(name)Debug);};
      \(name)Debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
      \(Self.phase("\(name)Sources", "PBXSourcesBuildPhase", files.map { text.add($0) }))
      \(Self.phase("\(name)Frameworks", "PBXFrameworksBuildPhase", links))
      """
    )
    for other in dependencies {
      text.objects.append("\(name)On\(other) = {isa = PBXTargetDependency; target = \(other);};")
    }
    return text
  }

  /// Adds any objects, of which some are in the main group.
  public func adding(_ objects: String, inMainGroup ids: [String] = []) -> Self {
    var text = self
    text.objects.append(objects)
    text.children += ids
    return text
  }

  public var text: String {
    """
    // !$*UTF8*$!
    {
      objects = {
        project = {isa = PBXProject; mainGroup = main; targets = (\(targets.joined(separator: ", ")));
          buildConfigurationList = projectList;};
        projectList = {isa = XCConfigurationList; buildConfigurations = (projectDebug);};
        projectDebug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
        main = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>";};
    \(objects.joined(separator: "\n"))
      };
      rootObject = project;
    }
    """
  }

  /// Adds a file to the main group; returns its identifier.
  private mutating func add(_ path: String) -> String {
    let id = "\"file \(path)\""
    if !children.contains(id) {
      children.append(id)
      objects.append("\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\";};")
    }
    return id
  }

  private static func phase(_ id: String, _ kind: String, _ files: [String]) -> String {
    let entries = files.enumerated().map { number, file in
      let key = ["PBXFrameworksBuildPhase"].contains(kind) && file.hasPrefix("product") ? "productRef" : "fileRef"
      return "\(id)\(number) = {isa = PBXBuildFile; \(key) = \(file);};"
    }
    let list = files.indices.map { "\(id)\($0)" }.joined(separator: ", ")
    return entries.joined(separator: "\n") + "\n\(id) = {isa = \(kind); files = (\(list));};"
  }
}
