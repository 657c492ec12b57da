import Foundation
import TableMaker
public import UIKit

/// A list of what goes along on a walk, in bags, and below it what stays at home: everything that fingers do to rows, and its undoing.
///
/// Its things come from `Resources/packing.json`. If that file is broken, one row says what is wrong in it, and where.
public final class PackingListController: UIViewController {
  let words: PackingWords
  private let file: Result<PackingList, FileProblem>
  let bagsView = UITableView(frame: .zero, style: .insetGrouped)
  let shelfView = UITableView(frame: .zero, style: .insetGrouped)
  let bags = SectionList([ItemSection<Thing>]())
  let shelf = ItemList([Thing]())
  var bagsDataSource: TableViewDataSource?
  var shelfDataSource: TableViewDataSource?
  private let line = UIView()
  private lazy var stack = UIStackView(arrangedSubviews: [bagsView, line, shelfView])
  private lazy var height = bagsView.heightAnchor.constraint(equalTo: shelfView.heightAnchor, multiplier: 2)
  private lazy var width = bagsView.widthAnchor.constraint(equalTo: shelfView.widthAnchor)
  private lazy var lineHeight = line.heightAnchor.constraint(equalToConstant: 1 / 3)
  private lazy var lineWidth = line.widthAnchor.constraint(equalToConstant: 1 / 3)
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
    switch file {
    case .success(let list): show(list)
    case .failure(let problem):
      title = FileProblem.heading(in: words.language)
      bagsView.frame = view.bounds
      bagsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(bagsView)
      bagsDataSource = problem.makeDataSource(for: bagsView, file: "packing.json", in: words.language)
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
    bagsDataSource?.setEditing(editing, animated: animated)
    shelfDataSource?.setEditing(editing, animated: animated)
  }

  private func show(_ list: PackingList) {
    title = list.title
    navigationItem.rightBarButtonItems = [editButtonItem, redoItem, undoItem]
    bags.sections = list.bags.map { ItemSection($0.name, title: $0.title, items: $0.things) }
    shelf.items = list.shelf
    bagsDataSource = makeBags(list)
    shelfDataSource = makeShelf(list)
    arrange()
  }

  /// Puts the tables into the view.
  private func arrange() {
    // A stack view keeps the constraints of its earlier axis until it updates them, and they contradict required ones.
    for constraint in [height, width, lineHeight, lineWidth] { constraint.priority = UILayoutPriority(999) }
    line.backgroundColor = .separator
    // Of the two tables, the navigation bar follows the one that is below it.
    setContentScrollView(bagsView, for: .top)
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    view.backgroundColor = .systemGroupedBackground
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A broken file shows one table alone.
    guard shelfView.superview != nil else { return }
    // A third of a point is no pixel on a screen with two.
    for constraint in [lineHeight, lineWidth] { constraint.constant = 1 / max(traitCollection.displayScale, 1) }
    // Beside each other where there is room, and else below each other.
    let isWide = view.bounds.width >= 700
    stack.axis = isWide ? .horizontal : .vertical
    NSLayoutConstraint.deactivate(isWide ? [height, lineHeight] : [width, lineWidth])
    NSLayoutConstraint.activate(isWide ? [width, lineWidth] : [height, lineHeight])
  }
}
