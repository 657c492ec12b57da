public import UIKit

/// A control that shows a value and lets the user change it.
///
/// Text fields, text views, switches, steppers, sliders, and segmented controls conform to this protocol, and so do
/// views of a control with another type of value. For your own control, implement `controlValue`. Its event is
/// `.valueChanged` unless you implement `observeChanges(_:)`:
///
/// ```swift
/// extension StarControl: ValueControl {
///   var controlValue: Int { get { stars } set { stars = newValue } }
/// }
/// ```
@preconcurrency @MainActor public protocol ValueControl {
  /// The type of the value.
  associatedtype Value

  /// The value that the control shows.
  ///
  /// Setting it doesn't notify observers.
  var controlValue: Value { get nonmutating set }

  /// The view that the user touches.
  ///
  /// TableMaker disables it with its row, and makes it the first responder if it accepts text.
  var controlView: UIView { get }

  /// A Boolean value that indicates whether the control has unfinished input, such as marked text.
  var isComposing: Bool { get }

  /// A Boolean value that indicates whether values change continuously while the user types or drags, so several are
  /// one undo step.
  static var changesContinuously: Bool { get }

  /// Calls a closure when the user changes the value, until the observation is canceled or deallocated.
  func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation
}

extension ValueControl {
  /// `false`, because most controls have no unfinished input.
  public var isComposing: Bool { false }
  /// `false`, so each change is an undo step.
  public static var changesContinuously: Bool { false }
}

extension ValueControl where Self: UIView {
  /// The control itself.
  public var controlView: UIView { self }
}

extension ValueControl where Self: UIControl {
  /// Calls a closure when the control sends `.valueChanged`.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    ControlObservation(of: self, for: .valueChanged, body)
  }
}

/// An object that calls a closure when the user changes a control, as long as you keep it.
@preconcurrency @MainActor public final class ControlObservation {
  private var stop: (@MainActor () -> Void)?

  /// Creates an observation with a closure that ends it.
  public init(_ stop: @escaping @MainActor () -> Void) { self.stop = stop }

  /// Observes events of a control.
  ///
  /// - Parameters:
  ///   - control: The control. The observation doesn't keep it.
  ///   - events: The events.
  ///   - body: A closure that's called at each event.
  public convenience init(
    of control: UIControl, for events: UIControl.Event, _ body: @escaping @MainActor () -> Void
  ) {
    let action = UIAction { _ in body() }
    control.addAction(action, for: events)
    self.init { [weak control] in control?.removeAction(action, for: events) }
  }

  /// Ends the observation.
  ///
  /// It has no effect if the observation has already ended.
  public func cancel() {
    stop?()
    stop = nil
  }

  isolated deinit { cancel() }
}
