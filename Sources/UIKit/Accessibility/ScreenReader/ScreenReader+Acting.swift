import Foundation

extension ScreenReader {
  /// Performs an element's action, as by a double tap: by its own method, or else by a tap on its activation point.
  ///
  /// Documented: "if the method returns false, VoiceOver taps the activation point".
  ///
  /// - Returns: Whether the element acted, or a view took the tap.
  @discardableResult public func activate(_ element: SpokenElement) -> Bool {
    guard !element.traits.contains(.notEnabled) else { return false }
    if element.object.accessibilityActivate() { return true }
    if element.actor !== element.object, element.actor.accessibilityActivate() { return true }
    let finger = Finger(on: window)
    finger.press(at: window.convert(fromScreen: element.actor.accessibilityActivationPoint))
    let isTaken = finger.view != nil && finger.view !== window
    finger.hold(for: 0.2)
    finger.lift()
    return isTaken
  }

  /// Makes an adjustable element's value greater, as by a swipe up.
  ///
  /// - Returns: Whether the element can be adjusted.
  @discardableResult public func increment(_ element: SpokenElement) -> Bool {
    guard element.traits.contains(.adjustable), !element.traits.contains(.notEnabled) else { return false }
    element.actor.accessibilityIncrement()
    window.layoutIfNeeded()
    return true
  }

  /// Makes an adjustable element's value less, as by a swipe down.
  ///
  /// - Returns: Whether the element can be adjusted.
  @discardableResult public func decrement(_ element: SpokenElement) -> Bool {
    guard element.traits.contains(.adjustable), !element.traits.contains(.notEnabled) else { return false }
    element.actor.accessibilityDecrement()
    window.layoutIfNeeded()
    return true
  }

  /// Performs an action beside an element's main one, by its name.
  ///
  /// - Returns: Whether the element has it now, and it did something.
  @discardableResult public func perform(_ action: String, of element: SpokenElement) -> Bool {
    guard let found = element.object.accessibilityCustomActions?.first(where: { $0.name == action }) else {
      return false
    }
    return found.actionHandler?(found) ?? false
  }

  /// Leaves what is shown above all else, as by a Z of two fingers.
  ///
  /// Assumed: asked are the element and the responders after it; without an element, those after the view on top.
  ///
  /// - Returns: Whether somebody did something.
  @discardableResult public func escape(from element: SpokenElement? = nil) -> Bool {
    ask(from: element) { $0.accessibilityPerformEscape() }
  }

  /// Performs the most important action, as by a double tap of two fingers; those are asked that an escape asks.
  ///
  /// - Returns: Whether somebody did something.
  @discardableResult public func magicTap(on element: SpokenElement? = nil) -> Bool {
    ask(from: element) { $0.accessibilityPerformMagicTap() }
  }

  /// Scrolls by a page, as by a swipe of three fingers; those are asked that an escape asks.
  ///
  /// - Returns: Whether somebody did.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection, at element: SpokenElement? = nil
  ) -> Bool {
    defer { window.layoutIfNeeded() }
    return ask(from: element ?? elements.first { $0.isScrolled }) { $0.accessibilityScroll(direction) }
  }

  private func ask(from element: SpokenElement?, _ question: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = element?.object ?? viewOnTop
    while let asked = responder {
      if question(asked) { return true }
      if let container = (asked as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder {
        responder = container
      } else if let presentation = (asked as? UIViewController)?.presentationOfSelf {
        // Whatever is behind is out of reach.
        return question(presentation.container)
      } else {
        responder = asked.next
      }
    }
    return false
  }

  /// The view whose responders are asked where no element is given: of what is read last in the window.
  private var viewOnTop: UIResponder? {
    if let overlay = window.menuOverlay { return overlay }
    var controller = window.rootViewController
    while let next = controller.flatMap({ $0.presentedViewController ?? $0.shownChildren.last }) { controller = next }
    return controller ?? window
  }
}

extension SpokenElement {
  /// Whether the element is in something that scrolls.
  fileprivate var isScrolled: Bool {
    var view = object as? UIView
    while let other = view {
      if other is UIScrollView { return true }
      view = other.superview
    }
    return false
  }
}

extension UIWindow {
  /// Returns a point of the screen in the window's own points.
  fileprivate func convert(fromScreen point: CGPoint) -> CGPoint {
    let corner = UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
    return CGPoint(x: point.x - corner.x + bounds.minX, y: point.y - corner.y + bounds.minY)
  }
}
