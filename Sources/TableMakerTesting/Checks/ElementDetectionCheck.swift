@_spi(Testing) import UIKit

/// Finds text that a screen reader doesn't read.
enum ElementDetectionCheck: PageCheck {
  static let kind = PageAudit.Kinds.elementDetection

  static func findings(in page: Page) -> [Finding] {
    let spoken = page.elements.flatMap { [$0.label, $0.value] }.compactMap { $0?.words }
    return page.views.compactMap { view in
      guard let label = view.view as? UILabel, view.textFrame != nil, !view.isInBar, !view.isPartOfControl,
        view.isWholeOnScreen, view.isAroundOnScreen(of: page),
        !view.isBelowKeyboard(of: page), let words = label.text?.words, !spoken.contains(where: { $0.contains(words) })
      else { return nil }
      return Finding(kind, view, "A screen reader doesn't read the text")
    }
  }
}

extension String {
  /// The text with a single space between its words.
  var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension PageView {
  /// Returns whether the views next to the view are on the screen. A screen reader can read its text with one of them.
  fileprivate func isAroundOnScreen(of page: Page) -> Bool {
    guard let superview = view.superview, !(superview is UIScrollView),
      let around = page.views.last(where: { $0.view === superview })
    else { return true }
    return around.isWholeOnScreen
  }

  /// Returns whether the keyboard covers a part of the view.
  func isBelowKeyboard(of page: Page) -> Bool { page.keyboardFrame?.intersects(frame) ?? false }
}
