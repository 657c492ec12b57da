import TableMaker
import TableMakerTesting
import Testing
import UIKit

/// The states into which an audit brings a page, each with a mistake that shows only there.
@MainActor @Suite struct `An audit looks at` {
  @Test func `the end of a page, where a bar of the app's own covers the last row`() async throws {
    func page(inset: CGFloat) -> UIViewController {
      let page = NotesController(count: 30)
      page.loadViewIfNeeded()
      page.tableView.contentInsetAdjustmentBehavior = .never
      page.tableView.contentInset.top = 47
      page.addBottom?.isActive = false
      page.addButton.isHidden = true
      page.tableView.bottomAnchor.constraint(equalTo: page.view.bottomAnchor).isActive = true
      page.tableView.contentInset.bottom = inset
      return page
    }
    let covered = try await audit([.scrolled], kinds: .obscured) {
      $0.orientation == .portrait ? page(inset: 0) : UIViewController()
    }
    #expect(covered.kinds == .obscured, "\(covered)")
    let free = try await audit([.scrolled], kinds: .obscured) {
      $0.orientation == .portrait ? page(inset: 34) : UIViewController()
    }
    #expect(free.isEmpty, "\(free)")
  }

  @Test func `the swipe actions of a row`() async throws {
    let seen = Seen()
    let report = try await audit([.swiped]) { _ in SwipedController(seen) }
    #expect(report.isEmpty, "\(report)")
    #expect(seen.swiped > 0)
    #expect(seen.performed == 0 && seen.selected == 0)
  }

  @Test func `the editing mode`() async throws {
    let seen = Seen()
    _ = try await audit([.editing], kinds: .hitRegion) { _ in SwipedController(seen) }
    #expect(seen.edited > 0)
  }
}

/// The calls that a page has received during an audit.
@MainActor final class Seen {
  var (swiped, performed, selected, edited) = (0, 0, 0, 0)
}

/// A table view with a swipe action.
final class SwipedController: UITableViewController {
  private let seen: Seen

  init(_ seen: Seen) {
    self.seen = seen
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if editing { seen.edited += 1 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { seen.selected += 1 }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    seen.swiped += 1
    let action = UIContextualAction(style: .destructive, title: "Delete") { [seen] _, _, done in
      seen.performed += 1
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
