@_spi(Testing) import UIKit

/// Finds controls that a touch or a screen reader doesn't reach.
enum UnreachableCheck: PageCheck {
  static let kind = PageAudit.Kinds.unreachable

  static func findings(in page: Page) -> [Finding] {
    page.views.compactMap { view in
      guard view.isTouchable, view.isWholeOnScreen, !view.isInBar, !view.isBelowKeyboard(of: page) else { return nil }
      let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
      let hit = page.window.hitTest(middle, with: nil)
      guard let hit, hit.isDescendant(of: view.view) else {
        let other = hit.map { className(of: $0) } ?? "nothing"
        return Finding(kind, view, "A touch on the control reaches \(other)")
      }
      guard view.view is UIControl, !isSpoken(view.view, in: page) else { return nil }
      return Finding(kind, view, "A screen reader doesn't reach the control")
    }
  }

  private static func isSpoken(_ control: UIView, in page: Page) -> Bool {
    page.elements.contains { element in
      guard let object = element.object as? UIView else {
        let container = (element.object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        return container.map { $0.isDescendant(of: control) || control.isDescendant(of: $0) } ?? false
      }
      if object.isDescendant(of: control) { return true }
      // A switch is read with its row, and custom actions do what a row's buttons do.
      return control.isDescendant(of: object) && (control is UISwitch || !element.actionNames.isEmpty)
    }
  }
}
