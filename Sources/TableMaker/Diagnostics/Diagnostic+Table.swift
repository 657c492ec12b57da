import UIKit

// Problems with a table view, its data source, and its updates.
extension Diagnostic {
  /// The heights that steps set.
  enum Height: String {
    case row = "Row height"
    case estimatedRow = "Estimated row height"
    case header = "Header height"
    case footer = "Footer height"
  }

  static func invalidHeight(_ height: Height, value: CGFloat, row: Int?, at location: CallSite) -> Self {
    let ofRow = row.map { " for row \($0)" } ?? ""
    return Self(
      .invalidHeight, at: location,
      "\(height.rawValue) must be from 0 to 1,000,000 points, got \(value)\(ofRow), so TableMaker ignored the value. "
        + "Correct the value, or remove the step.")
  }

  static func secondDataSource(after older: CallSite, at location: CallSite) -> Self {
    Self(
      .secondDataSource, at: location,
      "This data source replaces the one that was made at \(older) for the same table view. "
        + "Release the older one first, or call its detach().")
  }

  static func delegateReplaced(type: String, at location: CallSite) -> Self {
    Self(
      .delegateReplaced, at: location,
      "The table view's delegate, \(type), no longer receives calls. To keep it, add .forward(to:) to the chain.")
  }

  static func dataSourceNotRetained(at location: CallSite) -> Self {
    Self(
      .dataSourceNotRetained, at: location,
      "The result of make() was deallocated while its table view was on screen, so the table view is empty. "
        + "Keep the result in a property, because a table view holds its data source weakly.")
  }

  static func dataSourceReplaced(type: String, at location: CallSite) -> Self {
    Self(
      .dataSourceReplaced, at: location,
      "The app gave the table view another data source, \(type), so TableMaker no longer updates the table view. "
        + "Call detach() first, or attach(to:) to take the table view back.")
  }

  static func unknownRow(section: Int, row: Int, at location: CallSite) -> Self {
    Self(
      .unknownRow, at: location,
      "The table view requested row \(row) of section \(section), which its data source doesn't have. "
        + "Change the items instead of inserting and deleting rows yourself.")
  }

  static func rowCountMismatch(expected: [Int], found: [Int], at location: CallSite) -> Self {
    Self(
      .rowCountMismatch, at: location,
      "The table view has \(found.rowsForMessages), but its data source specified \(expected.rowsForMessages), so "
        + "TableMaker reloaded it. Change the items instead of inserting and deleting rows yourself.")
  }

  static func nestedUpdate(at location: CallSite) -> Self {
    Self(
      .nestedUpdate, at: location,
      "A second update occurred inside the app's performBatchUpdates or beginUpdates, which can contain only one, so "
        + "the update waits for its end. Put the changes into one batch { }.")
  }

  static func animationInUpdate(call: String, at location: CallSite) -> Self {
    Self(
      .animationInUpdate, at: location,
      "\(call) was called while the table view was being updated or was waiting for a value, so the update appears "
        + "later, with this animation. Call it in an event, such as onSelect.")
  }

  static func endlessUpdates(closure: String?, section: String?, at location: CallSite) -> Self {
    let owner = section.map { " of \($0)" } ?? ""
    let cause = closure.map { "Code in \($0)\(owner)" } ?? "A closure\(owner) that provides items, heights, or cells"
    return Self(
      .endlessUpdates, at: location,
      "\(cause) triggers an update each time it runs, so TableMaker skipped the last update. "
        + "Change items, and call methods of the data source, in events, such as onSelect.")
  }

  static func unhandledError(_ error: any Error, section: String, event: String, at location: CallSite) -> Self {
    Self(
      .unhandledError, at: location,
      "\(event) of \(section) threw \(error). Handle the error in the table view's .onError.")
  }

  static func invalidRefreshTime(_ time: Duration, at location: CallSite) -> Self {
    Self(
      .invalidRefreshTime, at: location,
      "refreshesOnForeground(after:) received a negative time, \(time), so nothing is refreshed. "
        + "To refresh after each return from the background, use .zero.")
  }
}

extension [Int] {
  /// The numbers of rows in each section, as in `3 + 4 rows`, or their sum for many sections.
  fileprivate var rowsForMessages: String {
    switch count {
    case 0: "no sections"
    case 1...5: map(String.init).joined(separator: " + ") + " rows"
    default: "\(reduce(0, +)) rows in \(count) sections"
    }
  }
}
