import UIKit

/// The contents of visible views, for the events that report their disappearance.
///
/// UIKit only provides an index path for these events, where something else may be by then.
@MainActor struct ShownViews<Shown> {
  private struct Entry {
    weak var view: UIView?
    let shown: Shown
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries that triggers the removal of entries for deallocated views.
  private var limit = 64

  /// Records the contents of a view, or `nil` for nothing of interest.
  mutating func note(_ shown: Shown?, in view: UIView) {
    entries[ObjectIdentifier(view)] = shown.map { Entry(view: view, shown: $0) }
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.view != nil }
    limit = max(64, 2 * entries.count)
  }

  /// Returns the recorded contents of a view, or `nil` if none are known.
  func shown(in view: UIView) -> Shown? {
    // A deallocated object may have had the same identifier.
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.shown
  }
}
