internal import Foundation

// Assistive technology for the window: the host takes the role of VoiceOver.
extension WindowHost {
  /// Constants that specify an action on an element.
  public enum ElementAction: Sendable, Equatable {
    /// The main action, as with a double tap.
    case activate
    /// Increases the value.
    case increment
    /// Decreases the value.
    case decrement
    /// One of the additional actions.
    case named(String)
    /// Scrolls the element's container by a page.
    case scroll(UIAccessibilityScrollDirection)
    /// Dismisses the topmost view.
    case escape
  }

  /// The identifier of the touch for taps on elements, which no user's touch has.
  private static let tapper = Int.min
  /// The duration of a tap on an element, in seconds.
  private static let tapLength: TimeInterval = 0.1

  /// The maximum number of elements with stored numbers. More rows may have scrolled by.
  static let mostNumbers = 10_000

  /// The elements on the screen, in reading order.
  public var elements: [HostElement] {
    let spoken = spokenElements
    if elementNumbers.count > Self.mostNumbers {
      // Elements on screen keep their numbers. Others get new ones when they return.
      let keys = Set(spoken.flatMap { [$0.key, SpokenElement.Key(owner: $0.key.owner)] })
      elementNumbers = elementNumbers.filter { keys.contains($0.key) }
    }
    return spoken.map(hostElement)
  }

  /// Performs an action on an element that's on screen.
  ///
  /// - Parameter id: The number of the element.
  /// - Returns: Whether the element exists and handled the action or was tapped.
  @discardableResult public func perform(_ action: ElementAction, of id: Int) -> Bool {
    guard let element = spokenElements.first(where: { number(of: $0.key) == id }) else { return false }
    defer { window.layoutIfNeeded() }
    let reader = ScreenReader(on: window)
    switch action {
    case .activate: return activate(element)
    case .increment: return reader.increment(element)
    case .decrement: return reader.decrement(element)
    case .named(let name): return reader.perform(name, of: element)
    case .scroll(let direction): return reader.scroll(direction, at: element)
    case .escape: return reader.escape(from: element)
    }
  }

  private func activate(_ element: SpokenElement) -> Bool {
    guard !element.traits.contains(.notEnabled) else { return false }
    if element.object.accessibilityActivate() { return true }
    if element.actor !== element.object, element.actor.accessibilityActivate() { return true }
    // As documented, the activation point is tapped if the object doesn't handle the action itself.
    let corner = UIAccessibility.convertToScreenCoordinates(window.bounds, in: window).origin
    let place = element.actor.accessibilityActivationPoint
    let point = CGPoint(x: place.x - corner.x + window.bounds.minX, y: place.y - corner.y + window.bounds.minY)
    endTap()
    send([TouchChange(finger: Self.tapper, phase: .began, location: point)])
    guard let view = fingers[Self.tapper]?.view, view !== window else {
      send([TouchChange(finger: Self.tapper, phase: .cancelled, location: point)])
      return false
    }
    elementTap = (AnimationClock.shared.after(Self.tapLength) { [weak self] in self?.endTap() }, point)
    return true
  }

  /// Ends the touch that taps an element, if there's one.
  private func endTap() {
    guard let (timer, point) = elementTap else { return }
    elementTap = nil
    timer.cancel()
    send([TouchChange(finger: Self.tapper, phase: .ended, location: point)])
  }

  private var spokenElements: [SpokenElement] { ScreenReader(on: window).elements }

  private func hostElement(_ element: SpokenElement) -> HostElement {
    var table: Int?
    if element.key.section >= 0 { table = number(of: SpokenElement.Key(owner: element.key.owner)) }
    return HostElement(element, id: number(of: element.key), table: table)
  }

  private func number(of key: SpokenElement.Key) -> Int {
    if let number = elementNumbers[key] { return number }
    lastElementNumber += 1
    elementNumbers[key] = lastElementNumber
    return lastElementNumber
  }
}
