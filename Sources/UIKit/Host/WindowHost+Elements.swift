internal import Foundation

// What assistive technology finds in the window, and what its user can do: VoiceOver's part is played by whoever shows the window.
extension WindowHost {
  /// What somebody does with an element.
  public enum ElementAction: Sendable, Equatable {
    /// The main action, as by a double tap.
    case activate
    /// Makes the value greater.
    case increment
    /// Makes the value less.
    case decrement
    /// One of the actions beside the main one.
    case named(String)
    /// Scrolls what the element is in by a page.
    case scroll(UIAccessibilityScrollDirection)
    /// Leaves what is shown above all else.
    case escape
  }

  /// The finger that taps for an element: none that a user has.
  private static let tapper = Int.min
  /// How long a tap of an element takes, in seconds.
  private static let tapLength: TimeInterval = 0.1

  /// The most numbers of elements that are kept: more rows may have scrolled by.
  static let mostNumbers = 10_000

  /// The elements on the screen, in the order in which they are read.
  public var elements: [HostElement] {
    let spoken = spokenElements
    if elementNumbers.count > Self.mostNumbers {
      // Those that are here keep theirs; what comes back later gets another.
      let keys = Set(spoken.flatMap { [$0.key, SpokenElement.Key(owner: $0.key.owner)] })
      elementNumbers = elementNumbers.filter { keys.contains($0.key) }
    }
    return spoken.map(hostElement)
  }

  /// Does something with an element that is on the screen.
  ///
  /// - Parameter id: The element's number.
  /// - Returns: Whether there is such an element, and it did something or was touched.
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
    // As the documentation says: where the object does nothing itself, its activation point is tapped.
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

  /// Lifts the finger that taps for an element, if one is down.
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
