/// The result of ``MainActorBenchmark`` for one page.
struct MainActorReport: Encodable {
  let runs: Int

  /// Through a view model.
  let modelled: Timing

  /// From use case to content, without the main actor.
  let direct: Timing

  /// How long the main actor's thread worked for a page with a view model.
  let onMainActor: Timing

  let ratio: Double

  init(runs: Int, modelled: Timing, direct: Timing, onMainActor: Timing) {
    self.runs = runs
    self.modelled = modelled
    self.direct = direct
    self.onMainActor = onMainActor
    ratio = modelled.ratio(to: direct)
  }
}

extension MainActorReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["main actor, microseconds a page", "median", "min", "max", "view model / this"])
    for (name, timing) in [("view model", modelled), ("use case and view data alone", direct)] {
      let times = [timing.median, timing.minimum, timing.maximum].map { $0.fixed(0) }
      table.rows.append([name] + times + [modelled.ratio(to: timing).fixed(2) + "x"])
    }
    let most = (1_000_000 / onMainActor.median).fixed(0)
    return """
      \(table)
      the main actor works \(onMainActor.median.fixed(0)) microseconds for a page, so it has time for \(most) a second
      \(MainActorBenchmark.pagesAtOnce) pages at a time · \(runs) blocks of \(MainActorBenchmark.pagesInBlock) of each, in turn
      """
  }
}
