import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// A page with a table of 100 rows under a navigation bar, and its search; what all of them hear is written down.
@MainActor final class SearchControllerScene {
  let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let page = TablePage()
  let navigation: UINavigationController
  let search: UISearchController
  let results: ResultsPage?
  let updater = UpdateLog()
  let keyboard: HardwareKeyboard

  init(
    hasResults: Bool = false, large: Bool = false, inHeader: Bool = false,
    _ change: (UISearchController) -> Void = { _ in }
  ) {
    results = hasResults ? ResultsPage() : nil
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    keyboard = HardwareKeyboard(at: test.window)
    page.title = "Observers"
    search.searchResultsUpdater = updater
    search.delegate = updater
    search.searchBar.delegate = updater.bar
    updater.search = search
    results?.log = updater
    change(search)
    if inHeader {
      page.loadViewIfNeeded()
      page.table.tableHeaderView = search.searchBar
    } else {
      page.navigationItem.searchController = search
    }
    test.show(navigation)
  }

  var bar: UISearchBar { search.searchBar }
  var navigationBar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { page.table }

  /// Waits until nothing moves.
  func settle() {
    test.layOut()
    settleAnimations()
    test.layOut()
  }

  /// Taps the field, and waits until the search has begun.
  func begin() {
    bar.searchTextField.tap()
    settle()
  }

  func cancel() {
    UIView.button("Cancel", in: bar)?.tap()
    settle()
  }

  /// Returns the calls that were received since the last use of this method.
  func takeCalls() -> [String] {
    defer { updater.calls = [] }
    return updater.calls
  }

  /// Where the first row begins in the window, and where what is above it ends.
  var firstRowTop: CGFloat { table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil).minY }
  var barBottom: CGFloat { navigationBar.convert(navigationBar.bounds, to: nil).maxY }
}

@MainActor final class TablePage: UIViewController, UITableViewDataSource {
  let table = UITableView()

  var layouts = 0

  override func loadView() { view = table }
  override func viewDidLayoutSubviews() { layouts += 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor final class ResultsPage: UITableViewController {
  weak var log: UpdateLog?

  override func viewWillAppear(_ animated: Bool) { log?.calls.append("results will appear") }
  override func viewDidAppear(_ animated: Bool) { log?.calls.append("results did appear") }
  override func viewWillDisappear(_ animated: Bool) { log?.calls.append("results will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log?.calls.append("results did disappear") }
}

/// An object that records the calls of a search controller, and those that the delegate of its bar receives.
@MainActor final class UpdateLog: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  weak var search: UISearchController?
  var calls: [String] = []
  let bar = BarLog()

  override init() {
    super.init()
    bar.tell = { [weak self] in self?.calls.append($0) }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    calls.append(
      "update '\(bar.text ?? "")' \(bar.selectedScopeButtonIndex)\(searchController.isActive ? "" : " inactive")")
  }

  var present: (UISearchController) -> Void = { _ in }

  func presentSearchController(_ searchController: UISearchController) { present(searchController) }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
}

@MainActor final class BarLog: NSObject, UISearchBarDelegate {
  var tell: (String) -> Void = { _ in }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { tell("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { tell("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { tell("change '\(searchText)'") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { tell("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { tell("cancel '\(searchBar.text ?? "")'") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    tell("scope \(selectedScope)")
  }
}
