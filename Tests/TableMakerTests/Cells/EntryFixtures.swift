import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An item of one of several kinds.
struct Entry: Identifiable, Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case text(String)
    case picture(height: Int)
    case notice
  }

  let id: Int
  var content: Content

  init(_ id: Int, _ content: Content) {
    self.id = id
    self.content = content
  }

  var isNotice: Bool { content == .notice }
  var picture: Int? { if case .picture(let height) = content { height } else { nil } }
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The expected line of the entry's cell.
  var line: String {
    switch content {
    case .text(let text): "TextEntryCell \(id) \(text)"
    case .picture(let height): "PhotoEntryCell \(height)"
    case .notice: "NoticeEntryCell \(id)"
    }
  }

  static func random(_ id: Int, using random: inout SeededGenerator) -> Entry {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: Entry(id, .text("text \(Int.random(in: 0..<100, using: &random))"))
    case 1: Entry(id, .picture(height: Int.random(in: 20...90, using: &random)))
    default: Entry(id, .notice)
    }
  }
}

class EntryCell: UITableViewCell {
  var line = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    line = ""
  }
}

final class TextEntryCell: EntryCell {}
final class NoticeEntryCell: EntryCell, Configurable {
  func configure(with entry: Entry, at index: Int) { line = "NoticeEntryCell \(entry.id)" }
}

/// As high as its picture, by a constraint.
final class PhotoEntryCell: EntryCell, Configurable {
  private let picture = UIView()
  private lazy var height = picture.heightAnchor.constraint(equalToConstant: 0)

  func configure(with height: Int, at index: Int) {
    line = "PhotoEntryCell \(height)"
    if picture.superview == nil {
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      self.height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        self.height, picture.topAnchor.constraint(equalTo: contentView.topAnchor),
        picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    self.height.constant = CGFloat(height)
  }
}

/// A table of entries, in cells of three classes.
@MainActor struct EntryTable {
  let stage = Stage()
  let list: ItemList<Entry>
  let dataSource: TableViewDataSource

  init(
    _ entries: [Entry], height: CGFloat? = 30,
    _ more: (ReadySection<UITableViewCell, Entry, ItemList<Entry>>) -> ReadySection<
      UITableViewCell, Entry, ItemList<Entry>
    > =
      { $0 }
  ) {
    list = ItemList(entries)
    stage.tableView.separatorStyle = .none
    let section = stage.chain.section("entries").data(list)
      .cells(NoticeEntryCell.self, for: \.isNotice)
      .cells(PhotoEntryCell.self, as: { $0.picture })
      .otherwise(TextEntryCell.self) { cell, entry, _ in cell.line = "TextEntryCell \(entry.id) \(entry.text ?? "?")" }
    dataSource = more(height.map { section.height($0) } ?? section.autoHeight()).make()
    stage.show(dataSource)
  }

  /// The lines of the cells on screen, by the row.
  var shown: [Int: String] { cells.mapValues { ($0 as? EntryCell)?.line ?? "" } }

  /// The expected lines of the cells on screen, by the row.
  var expected: [Int: String] { cells.keys.reduce(into: [:]) { lines, row in lines[row] = list[row].line } }

  /// The cells on screen, by the row.
  var cells: [Int: UITableViewCell] {
    (stage.tableView.indexPathsForVisibleRows ?? []).reduce(into: [:]) { cells, path in
      cells[path.row] = stage.tableView.cellForRow(at: path)
    }
  }
}
