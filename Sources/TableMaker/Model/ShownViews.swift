import UIKit

/// What views on screen show, for the events that tell of their end there: the table gives an index path only, where something else may be by
/// then.
@MainActor struct ShownViews<Shown> {
  private struct Entry {
    weak var view: UIView?
    let shown: Shown
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of views that are gone are removed.
  private var limit = 64

  /// Notes what a view shows from now on; nil for nothing of interest.
  mutating func note(_ shown: Shown?, in view: UIView) {
    entries[ObjectIdentifier(view)] = shown.map { Entry(view: view, shown: $0) }
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.view != nil }
    limit = max(64, 2 * entries.count)
  }

  /// What a view has shown; nil if nothing is known.
  func shown(in view: UIView) -> Shown? {
    // An object that is gone may have had the same identifier.
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.shown
  }
}
