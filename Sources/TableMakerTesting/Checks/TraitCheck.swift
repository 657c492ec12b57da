@_spi(Testing) import UIKit

/// Finds elements with traits that contradict what their views are and do.
enum TraitCheck: PageCheck {
  static let kind = PageAudit.Kinds.trait

  static func findings(in page: Page) -> [Finding] {
    let controls = page.views.compactMap { view -> Finding? in
      guard let control = view.view as? UIControl, !view.isPartOfControl, !view.isInBar, view.isWholeOnScreen,
        control.isAccessibilityElement, let problem = problem(of: control)
      else { return nil }
      return Finding(kind, view, problem)
    }
    return controls
      + page.elements.compactMap { element in
        guard let object = element.object as? UIView, !(object is UIControl),
          let view = page.views.last(where: { $0.view === object }), let problem = problem(of: element.traits, view)
        else { return nil }
        return Finding(kind, view, problem)
      }
  }

  private static func problem(of control: UIControl) -> String? {
    let traits = control.accessibilityTraits
    if !control.isEnabled, !traits.contains(.notEnabled) {
      return "The control is disabled, and its element doesn't have the trait notEnabled"
    }
    switch control {
    case is UISwitch where !traits.contains(.toggleButton): return "The switch doesn't have the trait toggleButton"
    case is UISlider where !traits.contains(.adjustable): return "The slider doesn't have the trait adjustable"
    case is UIButton where traits.isDisjoint(with: actions): return "The button doesn't have the trait button or link"
    case is UIButton where traits.contains(.staticText): return "The button has the trait staticText"
    default: return nil
    }
  }

  private static func problem(of traits: UIAccessibilityTraits, _ view: PageView) -> String? {
    let isTouchable = view.isTouchable || (view.view.gestureRecognizers ?? []).contains(where: \.isEnabled)
    if view.view is UILabel || view.view is UIImageView {
      guard !isTouchable, !traits.isDisjoint(with: [.button, .toggleButton, .adjustable]), !view.isPartOfControl else {
        return nil
      }
      return "The element has a trait of a control, and a tap on it does nothing of its own"
    }
    guard view.isTouchable, traits.isDisjoint(with: actions) else { return nil }
    return "A tap on the view does something, and it doesn't have the trait button or link"
  }

  private static let actions: UIAccessibilityTraits = [
    .button, .link, .toggleButton, .adjustable, .searchField, .keyboardKey, .allowsDirectInteraction,
  ]
}
