import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The look of open menus.
@MainActor @Suite(.languages("en")) struct ContextMenuPictureTests {
  private struct Words {
    var rows: [String]
    var copy: String, share: String, mail: String, message: String, flag: String, archive: String, delete: String
  }

  private let english = Words(
    rows: ["Lake in autumn", "Old harbour", "Quarry", "River mouth", "Wet meadow"], copy: "Copy", share: "Share",
    mail: "Mail", message: "Message", flag: "Flagged", archive: "Archive", delete: "Delete")
  private let arabic = Words(
    rows: ["بحيرة الخريف", "الميناء القديم", "المحجر", "مصب النهر", "المرج الرطب"], copy: "نسخ", share: "مشاركة",
    mail: "بريد", message: "رسالة", flag: "معلّم", archive: "أرشفة", delete: "حذف")

  private func picture(
    _ name: String, _ words: Words, look: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, opensShare: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    AnimationClock.shared.hold()
    let list = MenuList(words.rows)
    list.menu = { _ in
      UIMenu(children: [
        list.action(words.copy, image: "doc"),
        UIMenu(
          title: words.share, image: UIImage(systemName: "square.and.arrow.up"),
          children: [list.action(words.mail, image: "envelope"), list.action(words.message)]),
        list.action(words.flag, state: .on),
        UIMenu(
          options: .displayInline,
          children: [
            list.action(words.archive, attributes: .disabled, image: "folder"),
            list.action(words.delete, attributes: .destructive, image: "trash"),
          ]),
      ])
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (list, list)
    let sheet = PictureSheet([[table]], style: look, direction: direction, gap: 0) { $0.displayScale = 2 }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let finger = Finger(on: sheet.window)
    finger.press(at: cell.convert(CGPoint(x: 100, y: 22), to: nil))
    finger.hold(for: 0.6)
    finger.lift()
    settleAnimations()
    if opensShare { try sheet.window.tapItem(words.share) }
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "Menus/\(name)", sourceLocation: sourceLocation)
    table.contextMenuInteraction?.dismissMenu()
    settleAnimations()
  }

  @Test func `over a list`() throws {
    try picture("light", english)
    try picture("dark", english, look: .dark)
  }

  @Test func `with a menu that was opened in it`() throws {
    try picture("submenu-light", english, opensShare: true)
    try picture("submenu-dark", english, look: .dark, opensShare: true)
  }

  @Test(.languages("ar")) func `from right to left`() throws {
    try picture("right-to-left", arabic, direction: .rightToLeft)
    try picture("submenu-right-to-left", arabic, direction: .rightToLeft, opensShare: true)
  }
}
