/// The result of ``LayersBenchmark``.
struct LayersReport: Encodable {
  let runs: Int

  /// Through view model, use case and repository.
  let layered: Timing

  /// Inline, and off the main actor, as the view model does it.
  let inline: Timing

  /// Inline, and blocking the main actor.
  let blockingInline: Timing

  let ratio: Double

  init(runs: Int, layered: Timing, inline: Timing, blockingInline: Timing) {
    self.runs = runs
    self.layered = layered
    self.inline = inline
    self.blockingInline = blockingInline
    ratio = layered.ratio(to: inline)
  }
}

extension LayersReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["layers, microseconds", "median", "min", "max", "layers / this"])
    let lines = [
      ("view model, use case, repository", layered), ("inline", inline),
      ("inline, blocking the main actor", blockingInline),
    ]
    for (name, timing) in lines {
      let times = [timing.median, timing.minimum, timing.maximum].map { $0.fixed(0) }
      table.rows.append([name] + times + [layered.ratio(to: timing).fixed(2) + "x"])
    }
    let added = (layered.median - inline.median).fixed(0)
    return "\(table)\nthe layers add \(added) microseconds to a screen of 20 rows · \(runs) loads of each, in blocks"
  }
}
