import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The appearance of a row that asks the user to confirm its deletion.
@MainActor @Suite(.languages("en")) struct DeleteConfirmationPictureTests {
  private func picture(
    _ name: String, _ texts: [(String, String)], _ style: UITableView.Style = .plain,
    look: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight, row: Int = 1,
    isPressed: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    AnimationClock.shared.hold()
    let list = EditedList(Array(repeating: .delete, count: texts.count))
    list.fill = { cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = texts[row]
      cell.contentConfiguration = content
      cell.editingAccessoryType = .disclosureIndicator
    }
    let height: CGFloat = style == .plain ? 190 : 250
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(StateCell.self, forCellReuseIdentifier: "state")
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (list, list)
    table.isEditing = true
    let sheet = PictureSheet([[table]], style: look, direction: direction, gap: 0) { $0.displayScale = 2 }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    try #require(cell.editGlyph).tap()
    settleAnimations()
    cell.confirmation?.isHighlighted = isPressed
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "Cells/\(name)", sourceLocation: sourceLocation)
  }

  private let trips = [
    ("Lake in autumn", "12 species"), ("Old harbour", "4 species, 1 of them new"), ("Quarry", "7 species"),
  ]
  private let chinese = [("秋日的湖", "12 个物种"), ("旧港口", "4 个物种，其中 1 个是新的"), ("采石场", "7 个物种")]
  private let arabic = [("بحيرة الخريف", "١٢ نوعًا"), ("الميناء القديم", "٤ أنواع"), ("المحجر", "٧ أنواع")]

  @Test func `in a plain list`() throws {
    try picture("confirmation-light", trips)
    try picture("confirmation-dark", trips, look: .dark)
    try picture("confirmation-pressed", trips, isPressed: true)
  }

  @Test(.languages("ar")) func `from right to left`() throws {
    try picture("confirmation-right-to-left", arabic, direction: .rightToLeft)
  }

  @Test(.languages("zh-Hans")) func `in Chinese`() throws { try picture("confirmation-chinese", chinese) }

  @Test func `on a card`() throws {
    try picture("confirmation-card", trips, .insetGrouped, row: 2)
  }

  @Test(.languages("zh-Hans")) func `on a dark card`() throws {
    try picture("confirmation-card-dark", chinese, .insetGrouped, look: .dark, row: 0)
  }
}
