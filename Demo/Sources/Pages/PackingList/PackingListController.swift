import Foundation
import TableMaker
public import UIKit

/// A list of the things for a walk, in bags, and of those that stay at home. The user edits its rows, and can undo each edit.
///
/// Its things come from `Resources/packing.json`. If that file is broken, one row says what is wrong in it, and where.
public final class PackingListController: UIViewController {
  let words: PackingWords
  private let file: Result<PackingList, FileProblem>
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  /// The bags, followed by the shelf at home.
  let places = SectionList([ItemSection<Thing>]())
  var dataSource: TableViewDataSource?
  let heading = PageHeading(title: nil, detail: "")
  /// The name of the section for the shelf.
  static let shelf = "shelf"
  private lazy var undoItem = UIBarButtonItem(
    systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.undoManager?.undo() })
  private lazy var redoItem = UIBarButtonItem(
    systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.undoManager?.redo() })
  private var undoObservers: [any NSObjectProtocol] = []

  /// Creates the page in a language, from its own file.
  public convenience init(language: Language) {
    self.init(language: language, data: PackingList.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, data: Data?) {
    words = PackingWords(language: language)
    file = Result { () throws(FileProblem) in try PackingList.read(data, in: language) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    switch file {
    case .success(let list): show(list)
    case .failure(let problem):
      title = FileProblem.heading(in: words.language)
      dataSource = problem.makeDataSource(for: tableView, file: "packing.json", in: words.language)
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard undoObservers.isEmpty else { return updateUndoItems() }
    for name in [.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
      as [NSNotification.Name]
    {
      undoObservers.append(
        NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.updateUndoItems() }
        })
    }
    updateUndoItems()
  }

  private func updateUndoItems() {
    undoItem.isEnabled = undoManager?.canUndo ?? false
    redoItem.isEnabled = undoManager?.canRedo ?? false
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    dataSource?.setEditing(editing, animated: animated)
  }

  private func show(_ list: PackingList) {
    title = list.title
    navigationItem.rightBarButtonItems = [editButtonItem, redoItem, undoItem]
    places.sections =
      list.bags.map { ItemSection($0.name, title: $0.title, items: $0.things) }
      + [ItemSection(Self.shelf, title: list.shelfTitle, items: list.shelf)]
    heading.detail = list.heading
    showProgress()
    dataSource = makeDataSource()
  }

  /// Counts what is packed, above the first bag.
  func showProgress() {
    let things = places.sections.filter { $0.name != Self.shelf }.flatMap(\.items)
    heading.title = words.progress(things.count(where: \.isPacked), of: things.count)
  }
}
