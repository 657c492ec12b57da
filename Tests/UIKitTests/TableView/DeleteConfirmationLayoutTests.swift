import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The place and the title of the button that confirms a deletion.
@MainActor @Suite(.languages("en-GB")) struct DeleteConfirmationLayoutTests {
  private let list = EditedList([.delete, .delete, .delete])

  /// Returns a table that asks for confirmation in its second row.
  private func scene(
    _ style: UITableView.Style = .plain, width: CGFloat = 390, isMirrored: Bool = false, row: Int = 1,
    _ change: (TableScene) -> Void = { _ in }
  ) throws -> (scene: TableScene, cell: UITableViewCell, button: DeleteConfirmationButton) {
    let scene = TableScene.edited(list, style, width: width)
    if isMirrored { scene.window.traitOverrides.layoutDirection = .rightToLeft }
    change(scene)
    scene.layOut()
    let cell = try #require(scene.cell(row))
    try #require(cell.editGlyph).tap()
    settleAnimations()
    return (scene, cell, try #require(cell.confirmation))
  }

  @Test(arguments: [false, true])
  func `it ends where the row ends, as high as the row, and everything else makes room`(isMirrored: Bool) throws {
    let (scene, cell, button) = try scene(isMirrored: isMirrored)
    let other = try #require(scene.cell(2))
    // To a thousandth of a point: coordinates come through centers and sizes.
    func place(_ view: UIView) -> CGRect {
      let place = view.convert(view.bounds, to: scene.table)
      func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 + 0 }
      return CGRect(
        x: rounded(place.minX), y: rounded(place.minY), width: rounded(place.width), height: rounded(place.height))
    }
    let shift = place(button).width * (isMirrored ? 1 : -1)
    #expect(abs(isMirrored ? place(button).minX : place(button).maxX - 390) < 0.002)
    #expect(place(button).minY == 44 && place(button).height == 44)
    #expect(place(cell).midY == 66 && cell.frame.width == 390, "the row itself stays")
    func movesWithRow(_ part: UIView, like twin: UIView) -> Bool {
      let (place, other) = (place(part), place(twin))
      return abs(place.minX - other.minX - shift) < 0.002 && place.minY == other.minY - 44 && place.size == other.size
    }
    #expect(movesWithRow(cell.contentView, like: other.contentView))
    #expect(movesWithRow(try #require(cell.textLabel), like: try #require(other.textLabel)))
    #expect(movesWithRow(try #require(cell.editGlyph), like: try #require(other.editGlyph)))
  }

  @Test func `it comes and goes in 0.3 seconds`() throws {
    let (scene, cell, button) = try scene()
    scene.table.hideDeleteConfirmation(animated: true)
    let width = button.frame.width
    func slid() -> CGFloat { (cell.layer.presentation() ?? cell.layer).bounds.minX }
    #expect(slid() == width && button.superview === cell, "it is seen to go")
    advance(seconds: 0.15)
    #expect(abs(slid() - width / 2) < 0.001)
    // The user changes their mind while it goes.
    try #require(cell.editGlyph).sendActions(for: .touchUpInside)
    #expect(abs(slid() - width / 2) < 0.001)
    settleAnimations()
    #expect(slid() == width && cell.subviews.filter { $0 is DeleteConfirmationButton } == [cell.confirmation])
    #expect(cell.clipsToBounds)
    scene.table.hideDeleteConfirmation(animated: true)
    settleAnimations()
    #expect(slid() == 0 && cell.subviews.allSatisfy { !($0 is DeleteConfirmationButton) } && !cell.clipsToBounds)
  }

  @Test func `a cell tells of its states before and after, and after an animation has ended`() throws {
    let scene = TableScene.edited(list)
    scene.table.setEditing(false, animated: true)
    #expect(list.takeCalls() == ["will 0", "will 0", "will 0"])
    advance(seconds: 0.29)
    #expect(list.calls.isEmpty)
    advance(seconds: 0.02)
    #expect(list.takeCalls() == ["did 0", "did 0", "did 0"])
    scene.table.isEditing = true
    #expect(list.takeCalls().sorted() == ["did 1", "did 1", "did 1", "will 1", "will 1", "will 1"])
    scene.layOut()
    try #require(scene.cell(0)?.editGlyph).sendActions(for: .touchUpInside)
    advance(seconds: 0.29)
    #expect(list.takeCalls() == ["will 3"])
    scene.table.setEditing(false, animated: false)
    let calls = list.takeCalls()
    let start = try #require(calls.firstIndex(of: "will 1"))
    #expect(calls[start...].prefix(4) == ["will 1", "did 1", "will 0", "did 0"], "the question goes first")
  }

  @Test func `it follows the end of a row that becomes narrower`() throws {
    let (scene, cell, button) = try scene()
    let width = button.frame.width
    scene.table.frame.size.width = 300
    scene.layOut()
    #expect(abs(cell.convert(button.frame, to: scene.table).maxX - 300) < 0.001 && button.frame.width == width)
    #expect(cell.showingDeleteConfirmation)
  }

  @Test func `a cell that is used again while rows move does not slide back`() throws {
    let (scene, cell, _) = try scene()
    UIView.animate(withDuration: 0.3) { cell.prepareForReuse() }
    #expect(cell.window === scene.window)
    #expect((cell.layer.presentation() ?? cell.layer).bounds.minX == 0 && !cell.showingDeleteConfirmation)
    #expect(cell.subviews.allSatisfy { !($0 is DeleteConfirmationButton) })
  }

  @Test(arguments: [
    (["en-GB"], "Delete"), (["zh-Hans-CN"], "删除"), (["zh-CN"], "删除"), (["zh-TW"], "刪除"), (["zh-Hant"], "刪除"),
    (["de-AT", "en"], "Löschen"), (["eo", "fr-CA"], "Supprimer"), (["eo"], "Delete"), ([], "Delete"),
  ])
  func `without a title of the delegate's it says the word in the user's language`(
    languages: [String], word: String
  ) throws {
    let title = try SystemWords.$testedLanguages.withValue(languages) { try scene().button.title }
    #expect(title == word)
  }

  @Test func `a short title gets 74 points, a long one its width and 15 points on either side, up to a limit`() throws {
    list.title = "No"
    #expect(try scene().button.frame.width == 74)
    list.title = "Remove from the list"
    let button = try scene().button
    let label = UILabel()
    label.text = list.title
    label.font = .preferredFont(forTextStyle: .body)
    label.sizeToFit()
    #expect(abs(button.frame.width - (label.frame.width + 30)) <= 1)
    // Assumed: a title that would leave nothing of the row takes two lines in six tenths of it.
    list.title = "Remove from the list and from every other list that it is on"
    #expect(try scene().button.frame.width == 234)
  }

  @Test(arguments: [false, true])
  func `on a phone on its side it reaches under what the device covers, and the content keeps its margins`(
    isMirrored: Bool
  ) throws {
    func margins(_ cell: UITableViewCell) -> [UIEdgeInsets] {
      [cell.contentView.layoutMargins, cell.contentView.safeAreaInsets]
    }
    list.title = "No"
    var before: [UIEdgeInsets] = []
    let (scene, cell, button) = try scene(width: 844, isMirrored: isMirrored) { scene in
      let past = max(0, UIScreen.main.bounds.width - 844)
      scene.window.setDeviceSafeArea(UIEdgeInsets(top: 20, left: 47, bottom: 0, right: 47 + past))
      scene.table.insetsContentViewsToSafeArea = false
      scene.layOut()
      before = scene.cell(1).map(margins) ?? []
    }
    #expect(abs(button.frame.width - (74 + 47)) < 0.001)
    let title = try #require(button.subviews.first)
    let shown = title.convert(title.bounds, to: scene.table)
    #expect(abs(isMirrored ? shown.minX - (47 + 15) : shown.maxX - (844 - 47 - 15)) < 0.001)
    cell.setNeedsLayout()
    cell.contentView.setNeedsLayout()
    scene.layOut()
    #expect(margins(cell) == before && before.count == 2)
    scene.table.hideDeleteConfirmation(animated: false)
    scene.layOut()
    #expect(margins(cell) == before)
  }

  @Test func `a card's corners stay round, and nothing of the row shows beside the card`() throws {
    for row in 0..<3 {
      let (scene, cell, _) = try scene(.insetGrouped, row: row)
      #expect(cell.clipsToBounds)
      scene.table.separatorStyle = .none
      #expect(cell.clipsToBounds, "also after its decoration has changed")
      scene.table.hideDeleteConfirmation(animated: false)
      #expect(cell.clipsToBounds == (row != 1), "as before")
    }
  }

  @Test func `a row's height stays the same while it asks`() throws {
    list.fill = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "A text of so many words that it takes two lines beside the control"
      cell.contentConfiguration = content
    }
    let (scene, cell, _) = try scene { $0.table.rowHeight = UITableView.automaticDimension }
    let height = cell.frame.height
    #expect(height > 60)
    scene.table.performBatchUpdates({})
    settleAnimations()
    #expect(cell.frame.height == height && cell.showingDeleteConfirmation)
  }
}
