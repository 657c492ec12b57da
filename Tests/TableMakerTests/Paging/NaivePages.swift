@testable import TableMaker
import TableMakerDiffing

/// The plainest model of a paged list: pages by their number, and the loads that it awaits.
///
/// The server has pages of two items, `10 * page` and `10 * page + 1`, from 1 to a last one.
struct NaivePages: Equatable {
  enum Kind: Hashable { case whole, more, previous }

  struct Load: Hashable {
    let kind: Kind
    let page: Int
    /// The name of the load in the list's state.
    let name: ListState.Load
  }

  let lastPage: Int
  var pages: [Int: [Int]] = [:]
  var awaited: [Load] = []
  var failed: [Load] = []

  init(lastPage: Int) { self.lastPage = lastPage }

  static func items(of page: Int) -> [Int] { [10 * page, 10 * page + 1] }

  var items: [Int] { pages.keys.sorted().flatMap { pages[$0] ?? [] } }

  var state: String {
    if let load = awaited.last { return "loading \(load.name)" }
    if let load = failed.last { return "failed \(load.name)" }
    guard let last = pages.keys.max() else { return "idle" }
    return last < lastPage ? "loaded" : "exhausted"
  }

  mutating func refresh() { loadWhole(1) }

  mutating func loadWhole(_ page: Int) {
    guard !awaited.contains(where: { $0.kind == .whole && $0.page == page }) else { return }
    awaited = [Load(kind: .whole, page: page, name: pages.isEmpty ? .first : .refresh)]
    failed = []
  }

  mutating func more() {
    guard !awaited.contains(where: { $0.kind == .whole }) else { return }
    guard let last = pages.keys.max() else { return loadWhole(1) }
    add(Load(kind: .more, page: last + 1, name: .more), if: last < lastPage)
  }

  mutating func previous() {
    guard !awaited.contains(where: { $0.kind == .whole }) else { return }
    guard let first = pages.keys.min() else { return loadWhole(1) }
    add(Load(kind: .previous, page: first - 1, name: .previous), if: first > 1)
  }

  private mutating func add(_ load: Load, if isThere: Bool) {
    guard isThere, !awaited.contains(load) else { return }
    awaited.append(load)
    failed.removeAll { $0.kind == load.kind }
  }

  mutating func retry() {
    guard let load = failed.last else { return }
    switch load.kind {
    case .whole: loadWhole(load.page)
    case .more: more()
    case .previous: previous()
    }
  }

  mutating func answer(_ index: Int) {
    let load = awaited.remove(at: index)
    if load.kind == .whole { pages = [:] }
    pages[load.page] = Self.items(of: load.page)
  }

  mutating func fail(_ index: Int) { failed.append(awaited.remove(at: index)) }

  mutating func cancel() { awaited = [] }
}

extension ListState {
  /// In words, without the error.
  var words: String {
    switch self {
    case .idle: "idle"
    case .loading(let load): "loading \(load)"
    case .loaded: "loaded"
    case .empty: "empty"
    case .exhausted: "exhausted"
    case .failed(_, let load): "failed \(load)"
    }
  }
}
