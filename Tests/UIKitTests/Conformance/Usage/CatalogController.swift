import UIKit

enum Shelf: Int, CaseIterable, Sendable {
  case new, old
}

struct Book: Hashable, Identifiable, Sendable {
  let id: Int
  var title: String
}

/// A list by a diffable data source, as in Apple's samples: snapshots of identifiers, and reconfiguring.
final class CatalogController: UIViewController, UITableViewDelegate {
  typealias DataSource = UITableViewDiffableDataSource<Shelf, Book.ID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Shelf, Book.ID>

  private final class TitledDataSource: DataSource {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { $0 == .new ? "New" : "Old" }
    }
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var books: [Book.ID: Book] = [:]
  private(set) var dataSource: DataSource!
  private(set) var chosen: [Book.ID] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    dataSource = TitledDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = self?.books[id]?.title
      content.secondaryText = "No. \(id)"
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  func show(_ shelves: [Shelf: [Book]], animated: Bool = false) {
    var snapshot = Snapshot()
    snapshot.appendSections(Shelf.allCases)
    for (shelf, books) in shelves {
      snapshot.appendItems(books.map(\.id), toSection: shelf)
      for book in books { self.books[book.id] = book }
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func rename(_ id: Book.ID, to title: String) {
    books[id]?.title = title
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    chosen.append(id)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A page within a page, as containers are written.
final class ContainerController: UIViewController {
  private(set) var moves: [String] = []

  func show(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
    moves.append("in")
  }

  func hide(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    moves.append("out")
  }
}
