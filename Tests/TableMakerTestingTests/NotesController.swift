import TableMaker
import UIKit

/// A page without an issue: rows with two texts and a button, one field, and a button below the table view. Tests break
/// it in one place.
final class NotesController: UIViewController {
  struct Note: Identifiable, Equatable {
    let id: Int
    var title: String
    var text: String
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  let addButton = UIButton(type: .system)
  private(set) var addLeading: NSLayoutConstraint?
  private(set) var addBottom: NSLayoutConstraint?
  let language: String
  var dataSource: TableViewDataSource?
  /// Changes a cell after it was created.
  let changeCell: (NoteCell) -> Void
  /// Changes the page after it was loaded.
  let change: (NotesController) -> Void
  var notes: [Note]

  init(
    language: String = "en", count: Int = 3, cell changeCell: @escaping (NoteCell) -> Void = { _ in },
    _ change: @escaping (NotesController) -> Void = { _ in }
  ) {
    self.language = language
    self.changeCell = changeCell
    self.change = change
    notes = (0..<count).map { number in
      language == "zh-Hans"
        ? Note(id: number, title: "笔记\(number + 1)", text: "树林旁的路上有两家小店，还有一位磨刀的人。")
        : Note(
          id: number, title: "Note \(number + 1)", text: "A road past the wood, two shops, and one who grinds knives.")
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addButton.configuration = .filled()
    addButton.configuration?.title = language == "zh-Hans" ? "添加" : "Add"
    for view in [tableView, addButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let leading = addButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20)
    let bottom = addButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
    (addLeading, addBottom) = (leading, bottom)
    NSLayoutConstraint.activate([
      leading, bottom,
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: addButton.topAnchor, constant: -8),
      addButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      addButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    dataSource = makeRows(height: nil)
    change(self)
  }

  /// Creates the rows, which their constraints size unless they have a height.
  func makeRows(height: CGFloat?) -> TableViewDataSource {
    let rows = DataSource(tableView)
      .section()
      .cell(NoteCell.self)
      .data(notes)
      .adapter { [changeCell, language] cell, note, _ in cell.show(note, language, changeCell) }
    return height.map { rows.height($0).make() } ?? rows.autoHeight().make()
  }
}

final class NoteCell: UITableViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()
  let starButton = UIButton(type: .system)
  /// A Boolean value that indicates whether the button gets a label.
  var nameStar = true
  /// A Boolean value that indicates whether the button is small in the fortieth row.
  var starsLast = false
  private var isChanged = false
  private(set) var fixed: [String: NSLayoutConstraint] = [:]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    starButton.setImage(UIImage(systemName: "star"), for: .normal)
    for label in [titleLabel, noteLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [titleLabel, noteLabel, starButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    fixed = [
      "top": titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      "leading": titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      "trailing": titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: starButton.leadingAnchor, constant: -8),
      "noteTop": noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      "noteLeading": noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      "noteTrailing": noteLabel.trailingAnchor.constraint(lessThanOrEqualTo: starButton.leadingAnchor, constant: -8),
      "bottom": noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      "starTrailing": starButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      "starMiddle": starButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      "starWidth": starButton.widthAnchor.constraint(equalToConstant: 44),
      "starHeight": starButton.heightAnchor.constraint(equalToConstant: 44),
    ]
    fixed["bottom"]?.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(Array(fixed.values))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: NotesController.Note, _ language: String, _ change: (NoteCell) -> Void) {
    titleLabel.text = note.title
    noteLabel.text = note.text
    if nameStar { starButton.accessibilityLabel = language == "zh-Hans" ? "收藏" : "Favorite" }
    if starsLast { fixed["starHeight"]?.constant = note.id == 39 ? 20 : 44 }
    guard !isChanged else { return }
    isChanged = true
    change(self)
  }
}
