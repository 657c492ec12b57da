import UIKit

@testable import TableMakerTesting

/// A way to break a page, as an app's developer does by mistake.
enum BreakingOperator: String, CaseIterable {
  case fixedHeight, removedConstraint, oneLine, fixedColor, fixedFont, missingLabel, wrongTrait, left, smallControl
  case grayOnGray, literalText, screenInsteadOfSafeArea

  /// The kinds of issues of which each shows that the audit has found the operator.
  var kinds: PageAudit.Kinds {
    switch self {
    case .fixedHeight: [.textClipped, .layoutConflict, .rowHeight, .textOverlap, .hitRegion]
    case .removedConstraint: [.layoutConflict, .rowHeight, .textOverlap, .textClipped, .layoutDirection, .obscured]
    case .oneLine: .textClipped
    case .fixedColor: [.appearance, .contrast]
    case .fixedFont: .dynamicType
    case .missingLabel: .sufficientElementDescription
    case .wrongTrait: .trait
    case .left: [.layoutDirection, .layoutConflict, .textClipped, .textOverlap]
    case .smallControl: [.hitRegion, .layoutConflict, .unreachable]
    case .grayOnGray: .contrast
    case .literalText: .localization
    case .screenInsteadOfSafeArea: .obscured
    }
  }
}

/// A place of a page that an operator can break: views with the same path, in all rows with the same cell.
struct BreakingPlace: Hashable {
  let page: String
  let operation: BreakingOperator
  /// The path of the views without the numbers of rows.
  let key: String
  /// The text, height, point size, or constraint that the operator needs.
  var text = ""
  var number: CGFloat = 0
}

extension PageView {
  /// The key of a place, which is the same in all rows and settings.
  var place: String { path.withoutRow + "/" + className(of: view) }
}

// MARK: The places

extension BreakingPlace {
  /// Returns the places of a page as it is.
  ///
  /// - Parameters:
  ///   - page: The page in the first setting.
  ///   - other: The same page in another language, in the dark, and at a large text size.
  @MainActor static func all(in page: Page, _ other: Page, name: String) -> Set<BreakingPlace> {
    var places: Set<BreakingPlace> = []
    let others = Dictionary(other.views.map { ($0.path.key + className(of: $0.view), $0) }) { first, _ in first }
    for view in page.views where !view.visible.isNull && view.visible.height > 4 {
      let twin = others[view.path.key + className(of: view.view)]
      for operation in BreakingOperator.allCases {
        places.formUnion(
          operation.places(at: view, twin).map { text, number in
            BreakingPlace(page: name, operation: operation, key: view.place, text: text, number: number)
          })
      }
    }
    return places
  }
}

@MainActor extension BreakingOperator {
  /// Returns what the operator needs at a view, once for each place, or an empty array if it doesn't apply there.
  func places(at view: PageView, _ twin: PageView?) -> [(String, CGFloat)] {
    let here: [(String, CGFloat)] = [("", 0)]
    if self == .screenInsteadOfSafeArea { return view.isPinnedToSafeArea ? here : [] }
    guard !view.isInBar, !view.isPartOfControl else { return [] }
    let label = view.view as? UILabel
    let text = view.textFrame == nil ? nil : label?.text
    let isConstrained = !view.view.translatesAutoresizingMaskIntoConstraints
    switch self {
    case .fixedHeight:
      guard text != nil, isConstrained, let twin, twin.frame.height > view.frame.height + 4 else { return [] }
      return [("", view.frame.height.rounded(.up))]
    case .removedConstraint: return view.breakableConstraints.map { ($0.brief, 0) }
    case .oneLine:
      guard let label, let text, label.numberOfLines != 1, text.count >= 14 else { return [] }
      return here
    case .fixedColor:
      guard let label, text != nil, label.textColor.isDynamic else { return [] }
      return here
    case .fixedFont:
      guard let label, text != nil, let other = twin?.view as? UILabel,
        other.font.pointSize > label.font.pointSize + 1
      else { return [] }
      return [("", label.font.pointSize)]
    case .missingLabel:
      guard let button = view.view as? UIButton, (button.currentTitle ?? button.configuration?.title ?? "").isEmpty,
        button.accessibilityLabel != nil, button.buttonType != .close
      else { return [] }
      return here
    case .wrongTrait:
      // Nothing reads the traits of what is in another element.
      guard !view.isInElement else { return [] }
      return view.view is UIButton || view.view is UISwitch || view.view is UISlider || text != nil ? here : []
    case .left: return view.breakableConstraints.filter { $0.firstAttribute == .leading }.map { ($0.brief, 0) }
    case .smallControl:
      guard (view.view as? UIControl)?.isEnabled ?? false else { return [] }
      return view.view is UIButton || (view.view is UIControl && !isOfUIKit(view.view)) ? here : []
    case .grayOnGray: return text != nil ? here : []
    case .literalText:
      guard let text, let other = (twin?.view as? UILabel)?.text, other != text, text.filter(\.isLetter).count > 1
      else { return [] }
      return [(text, 0)]
    case .screenInsteadOfSafeArea: return []
    }
  }
}

extension PageView {
  /// A Boolean value that indicates whether a screen reader reads a view around this one instead.
  var isInElement: Bool {
    sequence(first: view, next: \.superview).dropFirst().contains { $0.isAccessibilityElement }
  }

  /// The constraints with an equal sign that place the view next to another one, or in it.
  var breakableConstraints: [NSLayoutConstraint] {
    guard !view.translatesAutoresizingMaskIntoConstraints, !(view.superview is UIStackView),
      let superview = view.superview
    else { return [] }
    return (superview.constraints + (superview.superview?.constraints ?? [])).filter { constraint in
      constraint.firstItem === view && constraint.relation == .equal && constraint.secondItem != nil
        && constraint.priority.rawValue > 900
    }
  }

  /// A Boolean value that indicates whether the view's content follows the safe area.
  var isPinnedToSafeArea: Bool {
    if let scrollView = view as? UIScrollView {
      return self.scrollView == nil && !(scrollView is UITextView)
        && scrollView.contentInsetAdjustmentBehavior == .automatic && scrollView.adjustedContentInset != .zero
    }
    return view.safeAreaConstraints.isEmpty == false
  }
}

extension UIView {
  /// The constraints to the view's safe area.
  var safeAreaConstraints: [NSLayoutConstraint] {
    constraints.filter { $0.secondItem === safeAreaLayoutGuide && $0.isActive }
  }
}

extension NSLayoutConstraint {
  /// The attributes, the constant, and the kinds of views of the constraint.
  var brief: String {
    let items = [firstItem, secondItem].map { $0.map { "\(type(of: $0))" } ?? "" }
    return "\(items) \(firstAttribute.rawValue) \(secondAttribute.rawValue) \(constant)"
  }
}

extension UIColor {
  /// A Boolean value that indicates whether the color differs in the dark.
  var isDynamic: Bool {
    let (light, dark) = (
      resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    return !light.isEqual(dark)
  }
}

// MARK: Breaking

extension BreakingPlace {
  /// Breaks the place in the views that a page shows now. Calls for broken views change nothing.
  @MainActor func apply(to page: Page) {
    for view in page.views where view.place == key { apply(to: view) }
  }

  @MainActor private func apply(to view: PageView) {
    let (target, label) = (view.view, view.view as? UILabel)
    switch operation {
    case .fixedHeight: fix([target.heightAnchor], at: number, target)
    case .smallControl:
      if target.translatesAutoresizingMaskIntoConstraints {
        target.frame = CGRect(x: target.frame.midX - 12, y: target.frame.midY - 12, width: 24, height: 24)
      } else {
        for constraint in target.constraints where constraint.secondItem == nil && constraint.identifier != "broken" {
          constraint.isActive = false
        }
        fix([target.widthAnchor, target.heightAnchor], at: 24, target)
      }
    case .removedConstraint:
      for constraint in view.breakableConstraints where constraint.brief == text { constraint.isActive = false }
    case .oneLine: label?.numberOfLines = 1
    case .fixedColor:
      guard let label else { return }
      label.textColor = label.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    case .fixedFont:
      label?.adjustsFontForContentSizeCategory = false
      label?.font = .systemFont(ofSize: number)
    case .missingLabel: target.accessibilityLabel = nil
    case .wrongTrait: target.accessibilityTraits = target is UIControl ? .staticText : .button
    case .left:
      for constraint in view.breakableConstraints where constraint.brief == text {
        guard let second = constraint.secondItem else { continue }
        constraint.isActive = false
        let attribute: NSLayoutConstraint.Attribute =
          switch constraint.secondAttribute {
          case .leading: .left
          case .trailing: .right
          case .leadingMargin: .leftMargin
          case .trailingMargin: .rightMargin
          default: constraint.secondAttribute
          }
        let left = NSLayoutConstraint(
          item: target, attribute: .left, relatedBy: .equal, toItem: second, attribute: attribute, multiplier: 1,
          constant: constraint.constant)
        left.priority = constraint.priority
        left.isActive = true
      }
    case .grayOnGray:
      label?.textColor = .gray
      label?.backgroundColor = .lightGray
    case .literalText: if label?.text != text { label?.text = text }
    case .screenInsteadOfSafeArea:
      if let scrollView = target as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
        scrollView.contentInsetAdjustmentBehavior = .never
        // A page that's created this way begins at its top.
        scrollView.contentOffset.y = max(0, scrollView.contentOffset.y)
      }
      for constraint in target.safeAreaConstraints {
        guard let first = constraint.firstItem else { continue }
        constraint.isActive = false
        NSLayoutConstraint(
          item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: target,
          attribute: constraint.secondAttribute, multiplier: 1, constant: constraint.constant
        ).isActive = true
      }
    }
  }

  /// Adds constraints for lengths, once.
  @MainActor private func fix(_ anchors: [NSLayoutDimension], at length: CGFloat, _ view: UIView) {
    guard !view.constraints.contains(where: { $0.identifier == "broken" }) else { return }
    for anchor in anchors {
      let constraint = anchor.constraint(equalToConstant: length)
      constraint.identifier = "broken"
      constraint.isActive = true
    }
  }
}
