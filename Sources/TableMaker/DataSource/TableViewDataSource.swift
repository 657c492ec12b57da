package import TableMakerDiffing
public import UIKit

/// The data source of a table view, which a chain's `make()` returns.
///
/// `make()` also gives the table view a delegate, which the data source keeps. Keep the data source in a property,
/// because a table view holds both weakly:
///
/// ```swift
/// dataSource = DataSource(tableView).section()….make()             // right: a property of the controller
/// tableView.dataSource = DataSource(tableView).section()….make()   // wrong: deallocated immediately
/// ```
///
/// The table view follows its sources automatically: all changes in one turn of the main actor appear as one animated
/// update. To group changes yourself, use `batch(_:)`.
///
/// The table view only reads a snapshot of the items, which TableMaker replaces inside the update. If your code changes
/// a list, even inside a callback, the table view and its data stay consistent.
@preconcurrency @MainActor public final class TableViewDataSource: NSObject, UITableViewDataSource, LiveTableHolder {
  // The methods of `UITableViewDataSource` are in this class, because a table view calls them on its data source itself.
  let live: LiveTable
  let delegate: TableDelegate

  init(_ configuration: TableConfiguration, location: CallSite) {
    live = LiveTable(configuration, location: location)
    delegate = TableDelegate(live)
    super.init()
    live.start(in: configuration.tableView ?? UITableView(), self, delegate)
  }

  /// The table view that the data source fills, or `nil` while it's detached.
  public var tableView: UITableView? { live.tableView }

  /// A closure that creates the plan of an update. Tests create incorrect ones.
  package var planner: (SectionedDifference) -> BatchPlan {
    get { live.updates.planner }
    set { live.updates.planner = newValue }
  }

  /// A Boolean value that indicates whether plans are checked before the table view performs them.
  ///
  /// Tests turn it off to find out what else detects an incorrect plan.
  package var checksPlans: Bool {
    get { live.updates.checksPlans }
    set { live.updates.checksPlans = newValue }
  }

  /// A description of the data source in one line: the location of `make()`, and the contents of the table view.
  public nonisolated override var debugDescription: String {
    guard isOnMainActor else { return "<TableViewDataSource \(live.location)>" }
    return MainActor.assumeIsolated { "<TableViewDataSource \(dump(mostRows: 0).summary)>" }
  }
}
