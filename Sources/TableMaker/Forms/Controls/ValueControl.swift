public import UIKit

/// A control that shows a value and lets the user change it, or a view of one with values of another type.
///
/// Text fields, text views, switches, steppers, sliders and segmented controls are such controls. A control of one's own says what its value is; its
/// event is `.valueChanged` unless it says another:
///
/// ```swift
/// extension StarControl: ValueControl {
///   var controlValue: Int { get { stars } set { stars = newValue } }
/// }
/// ```
@MainActor public protocol ValueControl {
  /// What it shows.
  associatedtype Value

  /// The value that it shows. Setting it tells nobody.
  var controlValue: Value { get nonmutating set }

  /// The view that the user touches, which is disabled with its row, and typed into if it can be.
  var controlView: UIView { get }

  /// Whether the user is in the middle of something that is no value yet, such as the letters of a Chinese word.
  var isComposing: Bool { get }

  /// Whether a value follows the other while the user types or drags, so that many of them are one step to undo.
  static var changesContinuously: Bool { get }

  /// Calls a closure when the user has changed the value, until the observation is cancelled or let go.
  func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation
}

extension ValueControl {
  /// Nothing is unfinished.
  public var isComposing: Bool { false }
  /// Each change is a step.
  public static var changesContinuously: Bool { false }
}

extension ValueControl where Self: UIView {
  /// The control itself.
  public var controlView: UIView { self }
}

extension ValueControl where Self: UIControl {
  /// Calls a closure when the control's `.valueChanged` is sent.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    ControlObservation(of: self, for: .valueChanged, body)
  }
}

/// Has a closure called when the user changes a control, as long as it is kept.
@MainActor public final class ControlObservation {
  private var stop: (@MainActor () -> Void)?

  /// Keeps what is called to end it.
  public init(_ stop: @escaping @MainActor () -> Void) { self.stop = stop }

  /// Observes events of a control.
  ///
  /// - Parameters:
  ///   - control: The control; not kept.
  ///   - events: The events.
  ///   - body: Called at each of them.
  public convenience init(
    of control: UIControl, for events: UIControl.Event, _ body: @escaping @MainActor () -> Void
  ) {
    let action = UIAction { _ in body() }
    control.addAction(action, for: events)
    self.init { [weak control] in control?.removeAction(action, for: events) }
  }

  /// Ends it. Nothing happens if it is over already.
  public func cancel() {
    stop?()
    stop = nil
  }

  isolated deinit { cancel() }
}
