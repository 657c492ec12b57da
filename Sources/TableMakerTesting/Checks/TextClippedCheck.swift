@_spi(Testing) import UIKit

/// Finds text that's truncated, or that a view around it cuts off.
enum TextClippedCheck: PageCheck {
  static let kind = PageAudit.Kinds.textClipped

  static func findings(in page: Page) -> [Finding] {
    page.views.compactMap { view in
      guard let label = view.view as? UILabel, let text = view.textFrame, !isSqueezed(label) else { return nil }
      if let lines = truncated(label) {
        guard !isSpokenPreview(label, view, in: page) else { return nil }
        return Finding(
          kind, view, measured: lines.shown, required: lines.whole,
          "The label shows \(PageAudit.Issue.number(lines.shown)) of \(PageAudit.Issue.number(lines.whole)) points of its text"
        )
      }
      // UIKit places the titles of bars, and moves a swiped row out of the window.
      return view.isInBar || view.isInSwipedTable(of: page) ? nil : cut(view, text)
    }
  }

  /// Returns whether the layout has hidden a label that lets it, by leaving it no height.
  private static func isSqueezed(_ label: UILabel) -> Bool {
    label.bounds.height < 0.5 && label.contentCompressionResistancePriority(for: .vertical) < .defaultHigh
  }

  /// Returns the length of the shown text and of the whole text, along the axis where it doesn't fit, or `nil` if it
  /// does.
  private static func truncated(_ label: UILabel) -> (shown: CGFloat, whole: CGFloat)? {
    let bounds = label.bounds
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
      let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
      let shown = bounds.width / max(label.minimumScaleFactor, 0.01)
      return natural > shown + 0.5 ? (shown, natural) : nil
    }
    if label.numberOfLines == 1 {
      let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
      if natural > bounds.width + 0.5 { return (bounds.width, natural) }
    }
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
    let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
    let shown = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
    if whole > shown + 0.5 { return (shown, whole) }
    return whole > bounds.height + 1 ? (bounds.height, whole) : nil
  }

  /// Returns whether a label shows the beginning of a text on purpose: two lines or more, and a screen reader reads all.
  private static func isSpokenPreview(_ label: UILabel, _ view: PageView, in page: Page) -> Bool {
    guard label.numberOfLines > 1, let text = label.text else { return false }
    // An element outside of the screen isn't read yet.
    if label.isAccessibilityElement, label.accessibilityLabel == text, !view.isWholeOnScreen { return true }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return page.elements.contains {
      ($0.label ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words)
    }
  }

  /// Returns the finding for text that extends beyond a superview that clips it, or beyond its row.
  private static func cut(_ view: PageView, _ text: CGRect) -> Finding? {
    var outer = view.view.superview
    while let superview = outer, !(superview is UIScrollView), !(superview is UIWindow) {
      defer { outer = superview.superview }
      guard superview.clipsToBounds || superview is UITableViewCell || superview is UITableViewHeaderFooterView else {
        continue
      }
      let frame = superview.convert(superview.bounds, to: nil)
      guard !frame.insetBy(dx: -1, dy: -1).surrounds(text) else { continue }
      let shown = frame.intersection(text)
      let isHigh = text.minY < frame.minY - 1 || text.maxY > frame.maxY + 1
      let (measured, required) =
        shown.isNull ? (0, text.height) : isHigh ? (shown.height, text.height) : (shown.width, text.width)
      return Finding(
        kind, view, frame: text, measured: measured, required: required,
        "The text extends beyond \(superview is UITableViewCell ? "its row" : className(of: superview))")
    }
    return nil
  }
}
