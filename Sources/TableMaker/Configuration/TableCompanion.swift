import UIKit

/// An object that a step adds to the data source, and that lives as long, whichever table the data source fills.
@MainActor protocol TableCompanion: AnyObject {
  /// Called when the data source fills a table, another one, or none.
  func tableHasChanged()
}

/// The data source of a companion.
@MainActor protocol CompanionOwner: AnyObject {
  /// The table that it fills; nil if it fills none.
  var tableView: UITableView? { get }
  /// Passes an error of a companion on to `onError`, or reports it.
  func deal(with error: any Error, from step: String, of owner: String, at place: CallSite)
}
