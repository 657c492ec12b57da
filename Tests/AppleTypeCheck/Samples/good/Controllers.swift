import Observation
import UIKit

@Observable @MainActor final class Model { var count = 0 }

final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchResultsUpdating,
  UITextFieldDelegate
{
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let model: Model
  private var items = ["a", "b"]
  private let onDone: @MainActor (String) -> Void

  init(model: Model, onDone: @escaping @MainActor (String) -> Void) {
    self.model = model
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        (action.sender as? UIRefreshControl)?.endRefreshing()
        self?.reload()
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in items.append("c") })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in self.reload() }
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction(title: "Go", handler: { [weak self] _ in self?.go() }), for: .touchUpInside)
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.reload()
    }
    _ = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      Task { @MainActor in self?.reload() }
    }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: animated) }
  }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); tableView.frame = view.bounds }

  private func reload() {
    tableView.performBatchUpdates {
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      tableView.reloadSections(IndexSet(integer: 0), with: .none)
    } completion: { _ in
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.view.layoutIfNeeded()
    }
  }
  private func go() {
    let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.onDone("ok") })
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row]
    content.textProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }
  func updateSearchResults(for searchController: UISearchController) { _ = searchController.searchBar.text }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { range.length < 3 }
}

final class TableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ListController(model: Model()) { _ in })
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
