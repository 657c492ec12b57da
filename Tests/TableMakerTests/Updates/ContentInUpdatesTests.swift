import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A text that fills its cell, and a short one at the end of its first line.
private final class ContentCell: UITableViewCell {
  let label = UILabel()
  let badge = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    for view in [label, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
    }
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      bottom, label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: Note) {
    label.text = note.text
    badge.text = "\(note.text.count)"
  }
}

/// Where the rows' heights come from.
private enum Heights: CaseIterable {
  case fixed, table, measured, closure
}

/// Texts that change with an update, at instants of it.
@MainActor @Suite struct ContentInUpdatesTests {
  private static let long = Array(repeating: "word", count: 40).joined(separator: " ")

  private func show(_ heights: Heights, _ list: ItemList<Note>, in stage: Stage) -> TableViewDataSource {
    let start = stage.chain.measuresAhead(false).section().cell(ContentCell.self).data(list)
      .adapter { cell, note, _ in cell.show(note) }
    let dataSource =
      switch heights {
      case .fixed: start.height(60).make()
      case .table: start.make()
      case .measured: start.autoHeight().make()
      case .closure: start.heights { note, _ in note.text.count > 20 ? 150 : 44 }.make()
      }
    stage.show(dataSource)
    return dataSource
  }

  /// The frame that a view shows in.
  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  /// Returns a Boolean value that indicates whether two frames are almost the same.
  private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
    abs(frame.minY - other.minY) < 6 && abs(frame.height - other.height) < 6
  }

  private func expectSettled(
    _ cell: ContentCell, _ note: String, at location: SourceLocation = #_sourceLocation
  ) {
    for view in [cell.label, cell.badge] {
      let (shown, frame) = (shown(view), view.frame)
      let strays = [shown.minX - frame.minX, shown.minY - frame.minY, shown.maxX - frame.maxX, shown.maxY - frame.maxY]
      #expect(strays.allSatisfy { abs($0) < 0.5 }, "\(note): \(shown), not \(frame)", sourceLocation: location)
    }
  }

  @Test(arguments: Heights.allCases)
  fileprivate func `a text that changes is laid out at once, while its row moves`(heights: Heights) async throws {
    for (before, after) in [("short", Self.long), (Self.long, "short")] {
      let list = ItemList([Note(0, "first"), Note(1, before), Note(2, "last")])
      let stage = Stage()
      let dataSource = show(heights, list, in: stage)
      settleAnimations()
      let cell = try stage.cell(1, as: ContentCell.self)
      let old = cell.frame
      dataSource.batch {
        list.items[1].text = after
        list.items.insert(Note(9, "new"), at: 0)
      }
      #expect(try stage.cell(2, as: ContentCell.self) === cell)
      advance(seconds: 0.02)
      #expect(isNear(shown(cell), old), "the row starts where it was")
      expectSettled(cell, "\(heights) at once")
      #expect(cell.label.frame.height > 60 || heights == .fixed || after == "short")
      advance(seconds: 0.15)
      #expect(shown(cell).minY > old.minY && shown(cell).minY < cell.frame.minY, "the row is on its way")
      if heights != .fixed {
        #expect(
          (shown(cell).height - old.height) * (cell.frame.height - shown(cell).height) > 0, "and grows or shrinks")
      }
      expectSettled(cell, "\(heights) half-way")
      settleAnimations()
      expectSettled(cell, "\(heights) at the end")
      #expect(shown(cell) == cell.frame)
      #expect(stage.log.messages == [])
    }
  }

  @Test func `what a row that grows has more than before is not drawn over the next row, and later its views may`()
    throws
  {
    let list = ItemList([Note(0, "short"), Note(1, "next")])
    let stage = Stage()
    let dataSource = show(.measured, list, in: stage)
    let cell = try stage.cell(0, as: ContentCell.self)
    #expect(!cell.clipsToBounds)
    dataSource.batch { list.items[0].text = Self.long }
    #expect(cell.clipsToBounds)
    advance(seconds: 0.1)
    dataSource.batch { list.items[0].text = Self.long + Self.long }
    #expect(cell.clipsToBounds)
    settleAnimations()
    #expect(!cell.clipsToBounds)
    cell.clipsToBounds = true
    dataSource.batch { list.items[0].text = Self.long }
    dataSource.batch { list.items[0].text = Self.long + Self.long }
    settleAnimations()
    #expect(cell.clipsToBounds, "what the app has chosen stays")
  }

  @Test func `a row that unfolds shows its new text at once, and grows`() throws {
    let list = ItemList([Note(0, "short"), Note(1, "next")])
    let stage = Stage()
    var isLong = false
    let dataSource = stage.chain.measuresAhead(false).section().cell(ContentCell.self).data(list)
      .adapter { cell, note, _ in cell.show(Note(note.id, isLong ? Self.long : note.text)) }
      .autoHeight().make()
    stage.show(dataSource)
    let cell = try stage.cell(0, as: ContentCell.self)
    let old = cell.frame
    isLong = true
    dataSource.remeasure(list.items[0])
    advance(seconds: 0.02)
    #expect(isNear(shown(cell), old) && cell.frame.height > 2 * old.height)
    #expect(cell.label.frame.height > 60)
    expectSettled(cell, "at once")
    settleAnimations()
    #expect(shown(cell) == cell.frame && !cell.clipsToBounds)
  }

  @Test func `a cell that is measured again as it is keeps what it shows, and grows`() throws {
    let list = ItemList([Note(0, "short"), Note(1, "next")])
    let stage = Stage()
    let dataSource = show(.measured, list, in: stage)
    #expect(dataSource.tableView === stage.tableView)
    let cell = try stage.cell(0, as: ContentCell.self)
    let old = cell.frame
    cell.label.text = Self.long
    cell.remeasureRow()
    advance(seconds: 0.02)
    #expect(isNear(shown(cell), old) && cell.frame.height > 2 * old.height)
    expectSettled(cell, "at once")
    settleAnimations()
    #expect(shown(cell) == cell.frame)
  }
}
