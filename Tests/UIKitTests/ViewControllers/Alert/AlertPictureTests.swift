import PictureComparison
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct `Alerts look as recorded` {
  private func expect(
    _ scene: AlertScene, named name: String, pressing title: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    scene.test.window.traitOverrides.displayScale = 2
    scene.shown()
    for index in 0..<8 {
      let bar = UIView(frame: CGRect(x: 20, y: CGFloat(index) * 60 + 10, width: 280, height: 30))
      bar.backgroundColor = index % 2 == 0 ? .systemTeal : .systemOrange
      scene.page.view.addSubview(bar)
    }
    if let title { scene.finger.press(at: scene.middle(title)) }
    try expectPicture(of: scene.test.window, named: "Alerts/\(name)", sourceLocation: sourceLocation)
  }

  private let size = CGSize(width: 320, height: 480)
  private let two: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
  private let four: [(String, UIAlertAction.Style)] = [
    ("Copy", .default), ("Move to folder", .default), ("Delete", .destructive), ("Cancel", .cancel),
  ]

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func `in light and dark`(style: UIUserInterfaceStyle) throws {
    let name = style == .dark ? "dark" : "light"
    try expect(
      AlertScene(.alert, two, size: size) { $0.userInterfaceStyle = style }, named: "alert-\(name)", pressing: "Delete")
    let sheet = AlertScene(.actionSheet, four, size: size) { $0.userInterfaceStyle = style }
    sheet.alert.actions[1].isEnabled = false
    try expect(sheet, named: "sheet-\(name)", pressing: "Copy")
  }

  @Test func `right to left`() throws {
    try expect(
      AlertScene(
        .alert, title: "حذف الجولة؟", message: "ستحذف الجولة وصورها من كل أجهزتك.",
        [("إلغاء", .cancel), ("حذف", .destructive)], size: size
      ) { $0.layoutDirection = .rightToLeft }, named: "alert-right-to-left")
  }

  @Test func `at the largest text size`() throws {
    try expect(
      AlertScene(.alert, two, size: CGSize(width: 390, height: 844)) {
        $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }, named: "alert-largest-text")
  }
}
