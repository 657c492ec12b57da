import Foundation

/// The fingers on a window, from event to event.
@MainActor struct TouchDelivery {
  /// The time within which another tap counts as a repetition, in seconds (assumed).
  private static let repeatInterval: TimeInterval = 0.35
  /// The distance within which another tap counts as a repetition, in points (assumed).
  private static let repeatDistance: CGFloat = 45

  private(set) var sequences: [ObjectIdentifier: TouchSequence] = [:]
  private var lastDown: (view: ObjectIdentifier, point: CGPoint, time: TimeInterval, count: Int)?

  var touches: Set<UITouch> { Set(sequences.values.map(\.touch)) }

  /// Finds the view that a new touch belongs to.
  ///
  /// - Returns: The sequence that receives the touch; nil for a finger that no view wants.
  mutating func begin(_ touch: UITouch, in window: UIWindow, with event: UIEvent) -> TouchSequence? {
    touch.window = window
    guard let view = touch.view ?? window.hitTest(touch.position, with: event), accepts(view) else { return nil }
    touch.view = view
    touch.tapCount = count(of: touch, in: view)
    let sequence = TouchSequence(touch, in: view)
    sequences[ObjectIdentifier(touch)] = sequence
    return sequence
  }

  mutating func end(_ touch: UITouch) { sequences[ObjectIdentifier(touch)] = nil }

  private func accepts(_ view: UIView) -> Bool {
    let others = sequences.values.compactMap(\.touch.view)
    if others.contains(where: { $0 === view }) { return view.isMultipleTouchEnabled }
    return !others.contains(where: \.isExclusiveTouch) && (others.isEmpty || !view.isExclusiveTouch)
  }

  private mutating func count(of touch: UITouch, in view: UIView) -> Int {
    var count = 1
    if let last = lastDown, last.view == ObjectIdentifier(view),
      touch.timestamp - last.time <= TouchDelivery.repeatInterval,
      abs(touch.position.x - last.point.x) <= TouchDelivery.repeatDistance,
      abs(touch.position.y - last.point.y) <= TouchDelivery.repeatDistance
    {
      count = last.count + 1
    }
    lastDown = (ObjectIdentifier(view), touch.position, touch.timestamp, count)
    return count
  }
}

extension UIWindow {
  func deliver(_ event: UIEvent) {
    for touch in event.touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      switch touch.phase {
      case .began:
        if touchDelivery.sequences[ObjectIdentifier(touch)] == nil {
          touchDelivery.begin(touch, in: self, with: event)?.began(with: event)
        }
      case .moved, .stationary: touchDelivery.sequences[ObjectIdentifier(touch)]?.moved(with: event)
      case .ended: lift(touch) { $0.ended(with: event) }
      case .cancelled: lift(touch) { $0.cancelled(with: event) }
      }
    }
  }

  private func lift(_ touch: UITouch, _ tell: (TouchSequence) -> Void) {
    guard let sequence = touchDelivery.sequences[ObjectIdentifier(touch)] else { return }
    touchDelivery.end(touch)
    tell(sequence)
  }
}
