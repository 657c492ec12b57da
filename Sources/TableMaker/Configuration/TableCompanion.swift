import UIKit

/// An object that a step adds to the data source, and that exists as long, regardless of the data source's table view.
@MainActor protocol TableCompanion: AnyObject {
  /// Called when the data source gets a table view, another one, or none.
  func tableHasChanged()
}

/// The data source of a companion.
@MainActor protocol CompanionOwner: AnyObject {
  /// The data source's table view; `nil` for none.
  var tableView: UITableView? { get }
  /// Passes a companion's error to `onError`, or reports a diagnostic.
  func deal(with error: any Error, from step: String, of owner: String, at location: CallSite)
}
