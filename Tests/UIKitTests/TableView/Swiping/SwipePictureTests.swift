import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The look of rows that are swiped, and of those that are chosen.
@MainActor @Suite(.languages("en")) struct SwipePictureTests {
  private let trips = [
    ("Lake in autumn", "12 species"), ("Old harbour", "4 species, 1 of them new"), ("Quarry", "7 species"),
  ]
  private let chinese = [("秋日的湖", "12 个物种"), ("旧港口", "4 个物种，其中 1 个是新的"), ("采石场", "7 个物种")]
  private let arabic = [("بحيرة الخريف", "١٢ نوعًا"), ("الميناء القديم", "٤ أنواع"), ("المحجر", "٧ أنواع")]

  /// Draws a list in which something was done.
  private func picture(
    _ name: String, _ texts: [(String, String)], _ style: UITableView.Style = .plain,
    look: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    rowHeight: CGFloat = UITableView.automaticDimension, titles: [String] = ["Delete", "Flag"],
    sourceLocation: SourceLocation = #_sourceLocation, act: (UITableView, UIWindow) -> Void
  ) throws {
    AnimationClock.shared.hold()
    let list = SwipeList(texts.count)
    list.trailing = { _ in titles }
    list.leading = { _ in ["Read"] }
    list.dress = { action in
      switch action.title {
      case "Flag", "标记", "علامة": action.backgroundColor = .systemOrange
      case "Read": action.image = UIImage(systemName: "envelope")
      case "Archive": action.image = UIImage(systemName: "folder")
      default: break
      }
    }
    list.fill = { cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = texts[row]
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    let height: CGFloat = style == .plain ? 190 : 250
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(StateCell.self, forCellReuseIdentifier: "state")
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = rowHeight
    (table.dataSource, table.delegate) = (list, list)
    list.table = table
    let sheet = PictureSheet([[table]], style: look, direction: direction, gap: 0) { $0.displayScale = 2 }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    act(table, sheet.window)
    sheet.window.layoutIfNeeded()
    try withExtendedLifetime(list) {
      try expectPicture(of: sheet.window, named: "Cells/\(name)", sourceLocation: sourceLocation)
    }
  }

  private func swipe(_ row: Int, _ way: CGFloat, keeps: Bool = false) -> (UITableView, UIWindow) -> Void {
    { table, window in
      let finger = Finger(on: window)
      let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      let start: CGFloat = way < 0 ? frame.maxX - 20 : frame.minX + 60
      finger.press(at: CGPoint(x: start, y: frame.midY))
      let sign: CGFloat = way < 0 ? -1 : 1
      finger.move(to: CGPoint(x: start + 10 * sign, y: frame.midY), duration: 0.1)
      finger.move(to: CGPoint(x: start + 10 * sign + way, y: frame.midY), duration: 1)
      finger.hold(for: 0.5)
      if keeps { return }
      finger.lift()
      settleAnimations()
    }
  }

  @Test func `open`() throws {
    try picture("swipe-light", trips, act: swipe(1, -120))
    try picture("swipe-dark", trips, look: .dark, act: swipe(1, -120))
    try picture("swipe-leading", trips, act: swipe(1, 60))
    try picture("swipe-card", trips, .insetGrouped, act: swipe(0, -120))
    try picture("swipe-card-dark", trips, .insetGrouped, look: .dark, act: swipe(2, -120))
  }

  @Test func `high, with an image above its title`() throws {
    try picture("swipe-image", Array(trips.prefix(2)), rowHeight: 95, titles: ["Archive", "Flag"], act: swipe(0, -120))
    // A lower row shows only the image.
    try picture("swipe-image-alone", trips, look: .dark, titles: ["Delete", "Archive"], act: swipe(1, -120))
  }

  @Test(.languages("ar")) func `from right to left`() throws {
    try picture(
      "swipe-right-to-left", arabic, direction: .rightToLeft, titles: ["حذف", "علامة"], act: swipe(1, 120))
  }

  @Test(.languages("zh-Hans")) func `in Chinese, dark`() throws {
    try picture("swipe-chinese", chinese, look: .dark, titles: ["删除", "标记"], act: swipe(1, -120))
  }

  @Test func `on the way, and pushed all the way`() throws {
    try picture("swipe-on-the-way", trips, act: swipe(1, -60, keeps: true))
    try picture("swipe-full", trips, act: swipe(1, -250, keeps: true))
  }

  private func choose(_ table: UITableView, _ window: UIWindow) {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    table.tap(1)
  }

  @Test func `chosen`() throws {
    try picture("chosen-light", trips, act: choose)
    try picture("chosen-dark", trips, look: .dark, act: choose)
    try picture("chosen-card", trips, .insetGrouped, act: choose)
  }

  @Test(.languages("ar")) func `chosen from right to left`() throws {
    try picture("chosen-right-to-left", arabic, direction: .rightToLeft, act: choose)
  }
}
