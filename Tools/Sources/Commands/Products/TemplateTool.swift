import Foundation
import Generating
import Reading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The `inward` of a version of the template, which knows how that version has to be renamed and what its parts are.
struct TemplateTool {
  /// The folder of its package.
  private static let package = "Tools"

  let template: TemplateRepository
  let commit: String

  /// Whether the running program may be another one.
  ///
  /// - Parameter product: It may have been built in the product or in the template's folder.
  func isOther(for product: ProductRepository) throws -> Bool {
    guard let sources = try sources(of: commit) else { return false }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    if program.hasPrefix(product.root + "/") { return try sources != self.sources(of: product.record.template.commit) }
    guard program.hasPrefix(template.root + "/") else { return true }
    return try template.git.outcome(["diff", "--quiet", commit, "--", Self.package]).status != 0
  }

  /// Replaces the running program; returns only if that fails.
  ///
  /// - Throws: `Failure` if the tool cannot be built or started.
  func run(scratch: ScratchFolder) throws -> Never {
    let program = try built(scratch)
    scratch.remove()
    ProgressLine.end()
    let words = [program] + CommandLine.arguments.dropFirst() + ["--this-tool"]
    execv(program, words.map { strdup($0) } + [nil])
    throw Failure("cannot start \(program): \(String(cString: strerror(errno)))")
  }

  /// The path of the program in the user's caches, where it is built once for all versions with the same sources.
  private func built(_ scratch: ScratchFolder) throws -> String {
    guard let caches = FactsCache.userFolder(ProcessInfo.processInfo.environment) else {
      throw Failure("cannot build the template's tool without a cache folder; set HOME.")
    }
    let folder = "\(caches)/inward/tools/\(try sources(of: commit) ?? commit)"
    let program = "\(folder)/inward"
    // A system update may have removed the libraries of one that was built earlier.
    if let outcome = try? Subprocess.run([program, "--version"], in: scratch.path), outcome.status == 0 {
      return program
    }
    ProgressLine.show("Building the template's tool, which takes a minute or two")
    let place = scratch.path("tool")
    _ = try template.git.checkingOut(commit, to: place)
    let build = ["swift", "build", "--package-path", "\(place)/\(Self.package)", "--product", "inward"]
    let outcome = try Subprocess.run(build, in: place)
    guard outcome.status == 0 else {
      let lines = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "status \(outcome.status)"
      throw Failure("the template's tool cannot be built: \(reason)\n--this-tool updates with the running one.")
    }
    let bin = try Subprocess.run(build + ["--show-bin-path"], in: place).output.trimmingCharacters(in: .newlines)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Another run may use or write the program at the same time.
    let copy = "\(program)-\(UUID().uuidString)"
    try FileManager.default.copyItem(atPath: "\(bin)/inward", toPath: copy)
    guard rename(copy, program) == 0 else { throw Failure("cannot write \(program).") }
    return program
  }

  /// The hash of the package's files, or nil if the template has none.
  private func sources(of commit: String) throws -> String? {
    let manifest = try template.git.outcome(["cat-file", "-e", "\(commit):\(Self.package)/Package.swift"])
    return manifest.status == 0 ? try template.git.run("rev-parse", "\(commit):\(Self.package)") : nil
  }
}
