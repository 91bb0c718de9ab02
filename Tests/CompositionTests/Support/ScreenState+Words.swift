import Presentation

extension ScreenState {
  /// The state in words, as far as the gallery tells states apart: `loaded, failed offline for now; choices loading`.
  var words: String {
    var words = [content.words]
    if content.content?.notice != nil { words.append("stale") }
    if let pages = content.content?.paging?.loadedPages, pages > 1 { words.append("\(pages) pages") }
    if content.content?.paging?.next != nil { words.append("more to load") }
    if let failure = content.content?.form?.failure { words.append("form \(failure.words)") }
    let choices = filter?.choices ?? .idle
    return words.joined(separator: ", ") + (choices == .idle ? "" : "; choices \(choices.words)")
  }
}

extension ErrorViewData {
  fileprivate var words: String { "failed \(code)\(canRetry ? " for now" : "")" }
}

extension LoadState {
  fileprivate var words: String {
    let failure = error?.words ?? ""
    return switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .empty: "empty"
    case .failed: failure
    case .loaded(_, .settled): "loaded"
    case .loaded(_, .refreshing): "loaded, refreshing"
    case .loaded(_, .loadingMore): "loaded, loading more"
    case .loaded(_, .failed): "loaded, \(failure)"
    }
  }
}
