import Foundation

extension ScreenReader {
  /// Activates an element, as a double-tap does.
  ///
  /// It calls the element's method, or else taps its activation point. As Apple documents, “if the method returns
  /// false, VoiceOver taps the activation point”.
  ///
  /// - Returns: A Boolean value that indicates whether the element acted, or a view received the tap; `false` if it's no
  ///   longer there.
  @discardableResult public func activate(_ element: SpokenElement) -> Bool {
    guard let element = present(element), !element.traits.contains(.notEnabled) else { return false }
    if element.object.accessibilityActivate() { return true }
    if element.actor !== element.object, element.actor.accessibilityActivate() { return true }
    let finger = Finger(on: window)
    finger.press(at: window.convert(fromScreen: element.actor.accessibilityActivationPoint))
    let isTaken = finger.view != nil && finger.view !== window
    finger.hold(for: 0.2)
    finger.lift()
    return isTaken
  }

  /// Increases the value of an adjustable element, as a swipe up does.
  ///
  /// - Returns: A Boolean value that indicates whether the element is adjustable.
  @discardableResult public func increment(_ element: SpokenElement) -> Bool {
    guard let element = present(element), element.traits.contains(.adjustable), !element.traits.contains(.notEnabled)
    else { return false }
    element.actor.accessibilityIncrement()
    window.layoutIfNeeded()
    return true
  }

  /// Decreases the value of an adjustable element, as a swipe down does.
  ///
  /// - Returns: A Boolean value that indicates whether the element is adjustable.
  @discardableResult public func decrement(_ element: SpokenElement) -> Bool {
    guard let element = present(element), element.traits.contains(.adjustable), !element.traits.contains(.notEnabled)
    else { return false }
    element.actor.accessibilityDecrement()
    window.layoutIfNeeded()
    return true
  }

  /// Performs a custom action of an element by name.
  ///
  /// - Returns: A Boolean value that indicates whether the element has the action and it succeeded.
  @discardableResult public func perform(_ action: String, of element: SpokenElement) -> Bool {
    guard let element = present(element),
      let found = element.object.spokenActions.first(where: { $0.name == action })
    else { return false }
    return found.actionHandler?(found) ?? false
  }

  /// Performs the escape gesture.
  ///
  /// Assumed: the element and its responder chain receive it, or the chain of the frontmost view if there is no
  /// element.
  ///
  /// - Returns: A Boolean value that indicates whether an object handled it.
  @discardableResult public func escape(from element: SpokenElement? = nil) -> Bool {
    ask(from: element) { $0.accessibilityPerformEscape() }
  }

  /// Performs a Magic Tap, which the same objects as an escape gesture receive.
  ///
  /// - Returns: A Boolean value that indicates whether an object handled it.
  @discardableResult public func magicTap(on element: SpokenElement? = nil) -> Bool {
    ask(from: element) { $0.accessibilityPerformMagicTap() }
  }

  /// Scrolls by a page, as the scroll gesture does, which the same objects as an escape gesture receive.
  ///
  /// - Returns: A Boolean value that indicates whether an object handled it.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection, at element: SpokenElement? = nil
  ) -> Bool {
    defer { window.layoutIfNeeded() }
    return ask(from: element ?? elements.first { $0.isScrolled }) { $0.accessibilityScroll(direction) }
  }

  /// Returns an element as it is now, or `nil` if it's no longer there.
  ///
  /// Rows share cells, so an element of a row that was read earlier is found by its row, to which the table view scrolls
  /// if necessary. VoiceOver also acts only on what it has scrolled to.
  private func present(_ element: SpokenElement) -> SpokenElement? {
    let key = element.key
    guard key.section >= 0 else { return element }
    func found() -> SpokenElement? {
      elements.first { $0.key == key && ($0.label == element.label || $0.object === element.object) }
    }
    if let found = found(), !isCovered(found) { return found }
    guard let table = table(of: element), table.showRow(key.row, inSection: key.section) else { return nil }
    table.layoutIfNeeded()
    if let view = element.object as? UIView, let cell = cell(of: element), view.isDescendant(of: cell) {
      view.scrollIntoView(upTo: cell)
    }
    return found()
  }

  /// Returns whether something else is over an element of a row, such as a floating header.
  private func isCovered(_ element: SpokenElement) -> Bool {
    guard let cell = cell(of: element) else { return false }
    let point = window.convert(fromScreen: element.actor.accessibilityActivationPoint)
    return window.hitTest(point, with: nil)?.isDescendant(of: cell) == false
  }

  private func table(of element: SpokenElement) -> UITableView? {
    scrollViews.first { ObjectIdentifier($0) == element.key.owner } as? UITableView
  }

  /// Returns the visible cell of an element's row, or `nil` if it isn't in a row.
  private func cell(of element: SpokenElement) -> UITableViewCell? {
    table(of: element)?.cellForRow(at: IndexPath(row: element.key.row, section: element.key.section))
  }

  private func ask(from element: SpokenElement?, _ question: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = element?.object ?? viewOnTop
    while let asked = responder {
      if question(asked) { return true }
      if let container = (asked as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder {
        responder = container
      } else if let presentation = (asked as? UIViewController)?.presentationOfSelf {
        // The chain ends at a presentation, because the content behind it isn't reachable.
        return question(presentation.container)
      } else {
        responder = asked.next
      }
    }
    return false
  }

  /// The first responder in the chain if there is no element, which is the frontmost view in the window.
  private var viewOnTop: UIResponder? {
    if let overlay = window.menuOverlay { return overlay }
    var controller = window.rootViewController
    while let next = controller.flatMap({ $0.presentedViewController ?? $0.shownChildren.last }) { controller = next }
    return controller ?? window
  }
}

extension UITableView {
  /// Scrolls to a row, a header, or a footer; returns `false` if there's none.
  fileprivate func showRow(_ row: Int, inSection section: Int) -> Bool {
    guard section < numberOfSections else { return false }
    switch row {
    case AccessibilityTree.header: scrollRectToVisible(rectForHeader(inSection: section), animated: false)
    case AccessibilityTree.footer: scrollRectToVisible(rectForFooter(inSection: section), animated: false)
    case 0..<numberOfRows(inSection: section):
      // Not at an edge, where a floating header can cover it.
      scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
    default: return false
    }
    return true
  }
}

extension UIView {
  /// Makes scroll views in a row scroll to the view.
  fileprivate func scrollIntoView(upTo cell: UITableViewCell) {
    var view = superview
    while let other = view, other !== cell {
      if let scrollView = other as? UIScrollView {
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
      }
      view = other.superview
    }
  }
}

extension SpokenElement {
  /// A Boolean value that indicates whether the element is in a scroll view.
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
  /// Converts a point from the screen to the window's coordinates.
  fileprivate func convert(fromScreen point: CGPoint) -> CGPoint {
    let corner = UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
    return CGPoint(x: point.x - corner.x + bounds.minX, y: point.y - corner.y + bounds.minY)
  }
}
