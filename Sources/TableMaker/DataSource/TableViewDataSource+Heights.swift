import UIKit

// Automatic heights, as far as the app asks for them by itself.
extension TableViewDataSource {
  /// How often a row has been measured for its automatic height since `make()`: what `autoHeight()` has cost so far.
  ///
  /// A row that is measured again, because its item or the table's width changed, counts again. It grows as rows come near
  /// the screen; if it grows while the table rests, something asks for heights over and over.
  public var measuredRowCount: Int { heightEngine.measuredRowCount }

  /// Measures an item's rows again, because something changed that no key can see, and changes their height with animation.
  ///
  /// For a post that is expanded, say: note that it is, where the adapter looks, and call this. A visible cell of the item is
  /// filled again by the adapter; the top of its row stays where it is.
  ///
  /// - Parameters:
  ///   - item: An item that the table shows; it is found by its identity. One that the table does not show, or that is in a section
  ///     whose rows are not measured, is a diagnostic.
  ///   - animated: Whether rows take their new places with animation.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: O(n) comparisons of identities for n items; nothing is asked of rows that are not on screen.
  public func remeasure<Item>(
    _ item: Item, animated: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) {
    remeasure(item, animated: animated, at: CallSite(file: file, line: line))
  }

  private func remeasure<Item>(_ item: Item, animated: Bool, at place: CallSite) {
    // To fill a cell marks it for layout: in its own layout that would have no end.
    guard mayUpdateHeightsNow else {
      return whenHeightsMayBeUpdated { $0.remeasure(item, animated: animated, at: place) }
    }
    let renewed = renew([item], "remeasure(\(brief(item)))", at: place)
    guard !renewed.isEmpty else { return }
    refill(renewed)
    updateHeights(of: renewed, animated: animated)
  }

  /// Measures all rows again when they are next needed.
  ///
  /// For what no key can see, such as a setting that every adapter looks at.
  public func invalidateHeights() {
    heightEngine.forgetAll()
    updateHeights(animated: false, estimates: .forgotten)
  }

  /// Measures the rows of some items again when they are next needed.
  ///
  /// - Parameters:
  ///   - items: Items that the table shows; they are found by their identity. If none is shown in a section whose rows are
  ///     measured, that is a diagnostic.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: O(n + m) for m items among n; items that have no identity but are equal, O(n × m) where they come in another
  ///   order than in the table.
  public func invalidateHeights<Item>(of items: [Item], file: StaticString = #fileID, line: UInt = #line) {
    guard let first = items.first else { return }
    let call = "invalidateHeights(of: [\(brief(first))\(items.count > 1 ? ", …" : "")])"
    invalidateHeights(of: items, call, at: CallSite(file: file, line: line))
  }

  private func invalidateHeights<Item>(of items: [Item], _ call: String, at place: CallSite) {
    // Rows may be getting their tokens at this moment.
    guard updates.openReadings == 0 else { return postpone { $0.invalidateHeights(of: items, call, at: place) } }
    if !renew(items, call, at: place).isEmpty { updateHeights(animated: false) }
  }

  /// Gives items of measured sections new tokens; whatever their comparison asks for meanwhile waits its turn.
  private func renew<Item>(
    _ items: [Item], _ call: @autoclosure () -> String, at place: CallSite
  ) -> [IndexPath] {
    reading { heightEngine.renew(items, in: snapshot, call(), at: place) }
  }

  /// Measures a section's rows again, and its header and footer, when they are next needed.
  ///
  /// - Parameters:
  ///   - name: The section's name; of several that share it the first is meant, and of `sections(_:of:)` all. The section may be
  ///     hidden. A name that there is not is a diagnostic.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: O(1) for each section; nothing is done for a row.
  public func invalidateHeights(in name: String, file: StaticString = #fileID, line: UInt = #line) {
    invalidateHeights(in: name, at: CallSite(file: file, line: line))
  }

  private func invalidateHeights(in name: String, at place: CallSite) {
    guard updates.openReadings == 0 else { return postpone { $0.invalidateHeights(in: name, at: place) } }
    guard let group = group(named: name, call: "invalidateHeights(in:)", at: place) else { return }
    heightEngine.forget(group)
    updateHeights(animated: false)
  }
}
