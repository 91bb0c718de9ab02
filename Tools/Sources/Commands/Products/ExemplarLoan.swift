import Foundation
import Generating

/// Plans features in a product that was made without the template's exemplar.
struct ExemplarLoan {
  private let lent: LentExemplar
  private let scratch: ScratchFolder

  /// - Returns: Nil if the folder is no product, or has an exemplar of its own.
  /// - Throws: ``Problems`` if the template cannot be read, or does not fit.
  init?(to files: RepositoryFiles) throws(Problems) {
    do {
      guard let loan = try Self.loan(to: files) else { return nil }
      self = loan
    } catch let problems as Problems {
      throw problems
    } catch {
      throw Problems("\(error)")
    }
  }

  private init(lent: LentExemplar, scratch: ScratchFolder) {
    self.lent = lent
    self.scratch = scratch
  }

  private static func loan(to files: RepositoryFiles) throws -> ExemplarLoan? {
    let product = files.tree
    guard !files.hasExemplar, let text = product.text(ProductRecord.path) else { return nil }
    let record = try ProductRecord(text: text)
    guard record.without.contains(ProductTemplate.exemplar) else { return nil }
    let scratch = try ScratchFolder()
    do {
      let template = try TemplateRepository(version: record.template)
        .exemplarTree(of: record.template.commit, scratch: scratch)
      return ExemplarLoan(lent: try LentExemplar(of: template, to: product, record: record), scratch: scratch)
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// - Parameter make: Plans the feature in a copy of the product that has the exemplar.
  /// - Throws: ``Problems`` if it cannot be planned.
  func plan(_ make: (RepositoryFiles) throws(Problems) -> Plan) throws(Problems) -> Plan {
    defer { scratch.remove() }
    let folder = scratch.path("product")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw Problems("cannot create the folder \(folder): \(error.localizedDescription)")
    }
    try lent.tree.write(to: folder)
    return lent.returned(from: try make(try RepositoryFiles(root: folder)))
  }
}
