import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The appearance of a row that a touch moves, halfway to its place.
@MainActor @Suite(.languages("en")) struct RowMovingPictureTests {
  private func picture(
    _ name: String, _ texts: [String], _ style: UITableView.Style = .plain, look: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    AnimationClock.shared.hold()
    let list = MovedList([texts])
    let height: CGFloat = style == .plain ? 220 : 290
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (list, list)
    table.isEditing = true
    let sheet = PictureSheet([[table]], style: look, direction: direction, gap: 0) { $0.displayScale = 2 }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    let grip = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))?.reorderGlyph)
    let start = grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
    let finger = Finger(on: sheet.window)
    finger.press(at: start)
    for way in [10.0, 30, 64] { finger.move(to: CGPoint(x: start.x, y: start.y + way)) }
    AnimationClock.shared.advance(by: 0.5)
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "Cells/\(name)", sourceLocation: sourceLocation)
    finger.cancel()
    settleAnimations()
  }

  private let trips = ["Lake in autumn", "Old harbour", "Quarry", "River mouth", "Wet meadow"]
  private let arabic = ["بحيرة الخريف", "الميناء القديم", "المحجر", "مصب النهر", "المرج الرطب"]

  @Test func `in a plain list`() throws {
    try picture("moving-light", trips)
    try picture("moving-dark", trips, look: .dark)
  }

  @Test(.languages("ar")) func `from right to left`() throws {
    try picture("moving-right-to-left", arabic, direction: .rightToLeft)
  }

  @Test func `on a card`() throws { try picture("moving-card", trips, .insetGrouped) }

  @Test(.languages("zh-Hans")) func `on a dark card`() throws {
    try picture("moving-card-dark", ["秋日的湖", "旧港口", "采石场", "河口", "湿地"], .insetGrouped, look: .dark)
  }
}
