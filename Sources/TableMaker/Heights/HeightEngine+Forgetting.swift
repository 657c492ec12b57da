import UIKit

extension HeightEngine {
  /// Removes all heights and means.
  func forgetAll() {
    store.removeAll(in: contents.groups.flatMap { [$0.pattern] + $0.rows.map(\.section) })
  }

  /// Removes the heights and means of a group's sections, including those of headers and footers.
  func forget(_ group: SectionGroup) {
    renumberIfNeeded()
    group.pattern.means = [:]
    for rows in group.rows {
      rows.section.means = [:]
      rows.renewTokens(from: &tokens)
    }
  }

  /// Gives items of measured sections new tokens, for which no height is known.
  ///
  /// - Parameters:
  ///   - call: The app's call, for the diagnostic if no row shows the items.
  ///   - location: The call's location.
  /// - Returns: The items' rows.
  func renew<Item>(_ items: [Item], in snapshot: Snapshot, _ call: @autoclosure () -> String, at location: CallSite)
    -> [IndexPath]
  {
    renumberIfNeeded()
    var renewed: [IndexPath] = []
    for (index, rows) in snapshot.sections.enumerated() where rows.section.isAutomatic {
      renewed += rows.renew(items, from: &tokens).map { IndexPath(row: $0, section: index) }
    }
    if renewed.isEmpty {
      if let rows = snapshot.sections.first(where: { !$0.section.isAutomatic && !$0.items.rows(showing: items).isEmpty }
      ) {
        reporter.report(.notMeasured(call: call(), section: rows.section.settings.nameForMessages, at: location))
      } else {
        reporter.report(.unknownItems(call: call(), at: location))
      }
    }
    return renewed
  }

  /// Gives all rows new tokens that start at one, and removes all heights, before the tokens run out.
  func renumberIfNeeded() {
    guard tokens.isWorn else { return }
    tokens = ContentTokens.Counter()
    store.removeHeights()
    comparison.removeExpectations()
    for rows in contents.groups.flatMap(\.rows) + contents.snapshot.sections { rows.renewTokens(from: &tokens) }
  }
}
