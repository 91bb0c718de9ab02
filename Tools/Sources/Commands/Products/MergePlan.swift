/// How the template's files are merged into a product, and what is printed.
struct MergePlan {
  let report: MergeReport
  /// What to print before the report.
  var notes = ""
  let isDryRun: Bool

  /// - Throws: `Failure` if nothing can be merged, and ``Failure/findings`` if there are conflicts.
  func apply(_ pair: ProductPair, to product: ProductRepository, scratch: ScratchFolder) throws {
    ProgressLine.show("Merging")
    let merge = try ProductMerge(of: pair, into: product)
    let preview = try merge.preview(scratch: scratch)
    try product.requireNoFiles(at: preview.changed)
    ProgressLine.end()
    for note in pair.notes { StandardError.print("note: \(note)") }
    if !notes.isEmpty { print("\(notes)\n") }
    if isDryRun {
      print(report.text(preview, isApplied: false))
    } else {
      try scratch.uninterrupted { print(report.text(try merge.apply(), isApplied: true)) }
    }
    if !preview.conflicts.isEmpty { throw Failure.findings }
  }
}
