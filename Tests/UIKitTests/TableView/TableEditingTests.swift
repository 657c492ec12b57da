import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A table with rows that show deletion and insertion controls.
@MainActor @Suite struct TableEditingTests {
  private let scene = TableScene.blocks()
  private let source = EditedRows()

  init() {
    AnimationClock.shared.hold()
    scene.table.register(WordCell.self, forCellReuseIdentifier: "word")
    scene.show(source)
  }

  /// A row's height in whole thirds of a point.
  private func height(_ row: Int) throws -> CGFloat { (try cell(row).frame.height * 3).rounded() / 3 }

  private func cell(_ row: Int) throws -> WordCell { try #require(scene.cell(row) as? WordCell) }

  @Test func `rows that can be edited show their controls and make room for them, others do not`() throws {
    #expect(!scene.table.isEditing)
    scene.table.isEditing = true
    scene.layOut()
    #expect(scene.table.isEditing)
    // Row 0 cannot be edited, 1 has no control but its room, 2 inserts, 3 makes no room; the others delete.
    #expect(try (0..<5).map { try cell($0).isEditing } == [false, true, true, true, true])
    #expect(try (0..<5).map { try cell($0).editingStyle } == [.none, .none, .insert, .delete, .delete])
    #expect(try (0..<5).map { try cell($0).contentView.frame.minX } == [0, 38, 38, 0, 38])
    #expect(try (0..<5).map { try cell($0).editGlyph?.kind } == [nil, nil, .insert, .delete, .delete])
    scene.table.isEditing = false
    scene.layOut()
    #expect(scene.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test func `a source and a delegate that say nothing have every row deleted`() {
    let scene = TableScene.blocks()
    let source = PlainTableDelegate(rowCount: 3)
    scene.show(source)
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    #expect(scene.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    _ = source
  }

  @Test func `cells that come on screen meanwhile are edited, and reused afterwards they are not`() throws {
    scene.table.isEditing = true
    scene.scroll(to: 3000)
    #expect(scene.table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
    scene.table.isEditing = false
    scene.layOut()
    scene.scroll(to: 0)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test func `beside the controls there is less room, so rows grow, for 0.3 seconds and back again`() throws {
    let usual = try (0..<5).map { try height($0) }
    scene.table.setEditing(true, animated: true)
    let fifth = try cell(4)
    let edited = try (0..<5).map { try height($0) }
    #expect(usual[0] == edited[0] && usual[3] == edited[3], "these have the room that they had")
    #expect(edited[1] > usual[1] && edited[2] > usual[2])
    for row in 0..<5 {
      let cell = try cell(row)
      let lines = cell.label.sizeThatFits(CGSize(width: cell.contentView.frame.width, height: 0)).height
      #expect(abs(cell.frame.height - lines) < 0.34)
    }
    let (old, new) = (usual[..<4].reduce(0, +), edited[..<4].reduce(0, +))
    #expect(abs(scene.shownTop(fifth) - old) < 0.001)
    let content = try cell(2).contentView
    for (step, part) in [(0, 0), (0.15, 0.5), (0.15, 1)] as [(Double, CGFloat)] {
      advance(seconds: step)
      #expect(abs(scene.shownTop(fifth) - (old + (new - old) * part)) < 0.001)
      #expect(abs((content.layer.presentation()?.frame.minX ?? -1) - 38 * part) < 0.001)
    }
    scene.table.setEditing(false, animated: true)
    settleAnimations()
    #expect(try (0..<5).map { try height($0) } == usual)
  }

  @Test func `a control slides in from outside`() throws {
    scene.table.setEditing(true, animated: true)
    let glyph = try #require(try cell(2).editGlyph)
    #expect(glyph.frame.minX == 16)
    #expect((glyph.layer.presentation()?.frame.maxX ?? 99) <= 0)
    settleAnimations()
    #expect(glyph.layer.presentation()?.frame == glyph.frame)
  }

  @Test func `while the table is edited taps select only where that is allowed`() {
    scene.table.isEditing = true
    scene.layOut()
    #expect(!scene.table.tap(1) && scene.table.indexPathForSelectedRow == nil)
    scene.table.allowsSelectionDuringEditing = true
    #expect(scene.table.tap(1) && scene.table.indexPathForSelectedRow?.row == 1)
    scene.table.isEditing = false
    scene.table.allowsSelection = false
    #expect(!scene.table.tap(2))
  }

  @Test func `the same state again asks for nothing`() {
    scene.table.isEditing = true
    scene.layOut()
    source.questions = 0
    scene.table.setEditing(true, animated: true)
    scene.layOut()
    settleAnimations()
    #expect(source.questions == 0)
  }
}

private final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var questions = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    guard let label = (cell as? WordCell)?.label else { return cell }
    // One line in the whole width, two next to a control of 38 points.
    label.text = "w"
    while label.sizeThatFits(CGSize(width: 1000, height: 0)).width < 356 { label.text? += " w" }
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    questions += 1
    return indexPath.row != 0
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == 1 ? .none : indexPath.row == 2 ? .insert : .delete
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }
}

/// A label of any number of lines from edge to edge.
private final class WordCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
