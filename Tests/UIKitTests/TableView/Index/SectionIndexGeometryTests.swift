import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The frames that a section index leaves for rows and titles.
@MainActor @Suite struct `Beside a section index` {
  private func scene(
    _ style: UITableView.Style = .plain, mirrored: Bool = false, safeArea: UIEdgeInsets = .zero,
    _ prepare: (UITableView) -> Void = { _ in }, _ body: (TableScene, UITableViewCell) throws -> Void
  ) throws {
    let scene = TableScene(style)
    let source = IndexedSource("ABCD")
    scene.window.setDeviceSafeArea(safeArea)
    if mirrored { scene.window.traitOverrides.layoutDirection = .rightToLeft }
    prepare(scene.table)
    scene.show(source)
    try withExtendedLifetime(source) { try body(scene, #require(scene.table.visibleCells.first)) }
  }

  @Test func `texts, accessories and lines end before it; all is mirrored from right to left`() throws {
    for mirrored in [false, true] {
      try scene(mirrored: mirrored) { scene, cell in
        cell.accessoryType = .checkmark
        scene.layOut()
        func placed(_ x: CGFloat, _ width: CGFloat) -> [CGFloat] { mirrored ? [390 - x - width, width] : [x, width] }
        let index = try #require(scene.index)
        #expect([index.frame.minX, index.frame.width] == placed(375, 15))
        let content = cell.contentView.frame
        let glyph = try #require(cell.accessoryGlyphs.first).frame
        #expect(abs((mirrored ? glyph.minX : 390 - glyph.maxX) - (15 + 16)) < 0.001)
        #expect(mirrored ? content.minX > glyph.maxX - 1 : content.maxX < glyph.minX + 1)
        let line = try #require(cell.separators?.bottom).frame
        #expect([line.minX, line.width] == placed(16, 390 - 16 - 15))
        let header = try #require(scene.table.headerView(forSection: 0))
        #expect([header.contentView.frame.minX, header.contentView.frame.width] == placed(0, 375))
      }
    }
  }

  @Test func `what the edges of the device cover is beside it (assumed)`() throws {
    // A picture of an indexed table in landscape on a phone with a notch would settle it.
    let safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 40)
    for insetsContent in [true, false] {
      try scene(safeArea: safeArea, { $0.insetsContentViewsToSafeArea = insetsContent }) { scene, cell in
        #expect(scene.index?.frame.maxX == 350)
        #expect(cell.contentView.frame.maxX == 335)
        #expect(scene.table.headerView(forSection: 0)?.contentView.frame.maxX == 335)
      }
    }
  }

  @Test func `groups end as plain rows do, and cards keep their place where it has room beside them (assumed)`() throws
  {
    try scene(.grouped) { _, cell in
      #expect(cell.frame.width == 390)
      #expect(cell.contentView.frame.width == 375)
    }
    try scene(.insetGrouped) { scene, cell in
      #expect(cell.frame == scene.table.rectForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.frame.maxX == 374)
      #expect(cell.contentView.frame.width == 358)
    }
  }

  @Test func `the table's margins are as without it (assumed)`() throws {
    // Reading layoutMargins of an indexed table on a device would settle it.
    try scene { scene, _ in #expect(scene.table.layoutMargins.right == 16) }
  }

  @Test func `an index of words is as wide as the longest, and takes half of the table at most (assumed)`() throws {
    for (titles, width) in [
      (["A", "W"], 15...15), (["AA", "Ab"], 15...25), (["Observers", "Z"], 50...75),
      ([String(repeating: "word ", count: 300)], 195...195),
    ] as [([String], ClosedRange<CGFloat>)] {
      let scene = TableScene()
      let source = IndexedSource(sections: [("A", 10), ("B", 10)], titles: titles)
      scene.show(source)
      let index = try #require(scene.index)
      #expect(width.contains(index.frame.width), "\(titles.first ?? ""): \(index.frame.width)")
      #expect(scene.table.visibleCells.first?.contentView.frame.width == 390 - index.frame.width)
    }
  }

  @Test func `rows that fit themselves are measured at the width that it leaves`() throws {
    final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
      var titles: [String]?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "warbler ", count: 12)
        return cell
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }
    let scene = TableScene()
    let source = Words()
    scene.show(source)
    let whole = scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    source.titles = [String(repeating: "word ", count: 30)]
    scene.table.reloadSectionIndexTitles()
    scene.layOut()
    let narrow = scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(narrow > whole + 15)
    source.titles = nil
    scene.table.reloadSectionIndexTitles()
    scene.layOut()
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == whole)
  }

  @Test func `it is an element of its own for VoiceOver, which is told of the title chosen`() throws {
    try scene { scene, _ in
      let index = try #require(scene.index)
      #expect(index.isAccessibilityElement)
      #expect(index.accessibilityLabel == "table index")
      #expect(index.accessibilityTraits == .adjustable)
      #expect(index.accessibilityValue == nil)
      scene.press(2).lift()
      #expect(index.accessibilityValue == "C")
    }
  }

  @Test func `a button that asks for confirmation of a deletion is hidden by a touch of the index first`() throws {
    try scene { scene, _ in
      scene.table.isEditing = true
      scene.layOut()
      let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
      let glyph = try #require(cell.editGlyph)
      glyph.tap()
      settleAnimations()
      #expect(cell.showingDeleteConfirmation)
      let rest = scene.table.contentOffset
      scene.press(3).lift()
      settleAnimations()
      #expect(!cell.showingDeleteConfirmation)
      #expect(scene.table.contentOffset == rest)
    }
  }
}
