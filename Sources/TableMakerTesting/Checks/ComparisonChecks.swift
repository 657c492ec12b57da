import UIKit

/// Finds text with the same size at another preferred text size.
enum DynamicTypeCheck: ComparisonCheck {
  static let kind = PageAudit.Kinds.dynamicType

  static func finding(from first: ViewFacts, to second: ViewFacts) -> Finding? {
    guard let before = first.font, let after = second.font, second.text != nil, !second.view.isInBar,
      !second.view.isPartOfFixedControl, before.pointSize == after.pointSize
    else { return nil }
    return Finding(
      kind, second.view, measured: after.pointSize,
      "The font has the same size at another preferred text size")
  }
}

extension PageView {
  /// A Boolean value that indicates whether the view is a part of a control with fonts that UIKit doesn't scale.
  fileprivate var isPartOfFixedControl: Bool {
    sequence(first: view, next: \.superview).contains { superview in
      superview is UISegmentedControl || superview is UIDatePicker || superview is UIPickerView
        || (isOfUIKit(superview) && !className(of: superview).hasPrefix("UI") && superview is UIControl)
    }
  }
}

/// Finds views that stay where they were when the layout direction changes.
enum LayoutDirectionCheck: ComparisonCheck {
  static let kind = PageAudit.Kinds.layoutDirection

  static func finding(from first: ViewFacts, to second: ViewFacts) -> Finding? {
    guard first.text == second.text,
      second.text != nil || second.view.view is UIImageView || second.view.view is UIControl,
      !second.view.isPartOfControl, !isForced(second.view.view)
    else { return nil }
    let mirrored = first.window.width - first.frame.maxX
    // Text in the middle, or as wide as the window, is where its mirror image is.
    guard abs(second.frame.minX - mirrored) > 4, isSame(first.frame, second.frame) || isSameInside(first, second) else {
      return nil
    }
    return Finding(
      kind, second.view, frame: second.frame, measured: second.frame.minX, required: mirrored,
      "The \(second.text == nil ? "view" : "text") stays on the same side when the layout is mirrored")
  }

  /// Returns whether a view has stayed at its place.
  private static func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(second.minX - first.minX) <= 1 || abs(second.maxX - first.maxX) <= 1
  }

  /// Returns whether a text has stayed on the same side of its label, which has room next to it.
  private static func isSameInside(_ first: ViewFacts, _ second: ViewFacts) -> Bool {
    func left(_ facts: ViewFacts) -> CGFloat { facts.frame.minX - facts.view.frame.minX }
    let right = second.view.frame.maxX - second.frame.maxX
    return second.text != nil && abs(left(first) - left(second)) <= 1 && abs(left(second) - right) > 8
  }

  private static func isForced(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0.semanticContentAttribute != .unspecified }
  }
}

/// Finds colors that stay the same in the other style.
enum AppearanceCheck: ComparisonCheck {
  static let kind = PageAudit.Kinds.appearance

  static func finding(from first: ViewFacts, to second: ViewFacts) -> Finding? {
    if second.text != nil, let before = first.colors, let after = second.colors {
      // Text on a background that doesn't change, such as white on a brand's color, needs no other color.
      let change = before.background.distance(to: after.background)
      guard change > 120, before.text.distance(to: after.text) < 12, before.text.isGray,
        first.ink == second.ink
      else { return nil }
      return Finding(
        kind, second.view, measured: after.contrast,
        "The text has the same color in the other style, where what is below it changes")
    }
    guard let before = first.background, before == second.background, before.isGray,
      second.view.visible.width > 40, second.view.visible.height > 20, !second.view.isPartOfControl
    else { return nil }
    let isLight = before.luminance > 0.4
    guard isLight || before.luminance < 0.02 else { return nil }
    return Finding(kind, second.view, "The background has the same color in the other style")
  }
}

/// Finds text that stays the same in another language.
enum LocalizationCheck: ComparisonCheck {
  static let kind = PageAudit.Kinds.localization

  static func finding(from first: ViewFacts, to second: ViewFacts) -> Finding? {
    guard let text = second.text, text == first.text, text.filter(\.isLetter).count > 1, !isName(text),
      second.font?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) != true
    else { return nil }
    // A row's data isn't the page's to translate: only where the data has changed, the row's text must change.
    let (before, after) = (first.view.row?.item, second.view.row?.item)
    guard second.view.row == nil || before != after else { return nil }
    // Data can be the same in both languages, such as a short name.
    if let before, let after, before.contains(text), after.contains(text) { return nil }
    return Finding(kind, second.view, "The text is the same in another language")
  }

  /// Returns whether a text is the name of a product, which has a capital letter inside a word.
  private static func isName(_ text: String) -> Bool {
    !text.contains(where: \.isWhitespace) && zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}

extension PageView {
  /// The component of the path for the row that contains the view.
  fileprivate var row: ViewPath.Component? { path.components.last { $0.row != nil } }
}
