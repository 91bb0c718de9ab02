/// The report of `update`.
struct UpdateReport {
  let name: String
  let target: TemplateRepository.Target
  /// The product's folder, as given on the command line.
  let folder: String

  /// That there is nothing to merge.
  var upToDate: String {
    let text = "\(name) is up to date with its template."
    guard target.unreleased > 0 else { return text }
    return "\(text) --unreleased merges \(commits(target.unreleased)) that the template has since, and did not release."
  }

  /// That there is something to merge.
  var newer: String { "A newer version of the template exists: \(target.label), \(commits(target.distance)) later." }

  var merge: MergeReport { MergeReport(purpose: "up to the template's \(target.label)", folder: folder) }

  private func commits(_ count: Int) -> String { count == 1 ? "one commit" : "\(count) commits" }
}
