import Foundation
public import UIKit

extension UITextField: ValueControl {
  /// The text; empty for none.
  public var controlValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// Whether letters are typed that are no words yet.
  public var isComposing: Bool { markedTextRange != nil }
  /// Letters follow each other.
  public static var changesContinuously: Bool { true }
  /// Calls a closure when the user has typed.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    ControlObservation(of: self, for: .editingChanged, body)
  }
}

extension UITextView: ValueControl {
  /// The text.
  public var controlValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// Whether letters are typed that are no words yet.
  public var isComposing: Bool { markedTextRange != nil }
  /// Letters follow each other.
  public static var changesContinuously: Bool { true }
  /// Calls a closure when the user has typed. The text view's delegate stays the app's.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: self, queue: nil
    ) { _ in MainActor.assumeIsolated { body() } }
    return ControlObservation { NotificationCenter.default.removeObserver(token) }
  }
}

extension UISwitch: ValueControl {
  /// Whether it is on. A change on screen is animated.
  public var controlValue: Bool {
    get { isOn }
    set { setOn(newValue, animated: window != nil) }
  }
}

extension UIStepper: ValueControl {
  /// The number.
  public var controlValue: Double {
    get { value }
    set { value = newValue }
  }
}

extension UISlider: ValueControl {
  /// The number.
  public var controlValue: Float {
    get { value }
    set { value = newValue }
  }
  /// The thumb is dragged.
  public static var changesContinuously: Bool { true }
}

extension UISegmentedControl: ValueControl {
  /// The number of the selected segment; `UISegmentedControl.noSegment` for none.
  public var controlValue: Int {
    get { selectedSegmentIndex }
    set { selectedSegmentIndex = newValue }
  }
}

/// A control whose values are of another type than those of a model's field.
///
/// ```swift
/// .row(StarCell.self).field(\.rating, of: draft, in: \.stars.wholeNumbers)
/// ```
@MainActor public struct ConvertedControl<Control: ValueControl, Value>: ValueControl {
  let control: Control
  let read: @MainActor (Control.Value) -> Value
  let write: @MainActor (Value) -> Control.Value

  /// Makes a view of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - read: Returns the field's value for a value of the control.
  ///   - write: Returns the control's value for a value of the field.
  public init(
    _ control: Control, read: @escaping @MainActor (Control.Value) -> Value,
    write: @escaping @MainActor (Value) -> Control.Value
  ) {
    self.control = control
    self.read = read
    self.write = write
  }

  /// The control's value, as the field has it.
  public var controlValue: Value {
    get { read(control.controlValue) }
    nonmutating set { control.controlValue = write(newValue) }
  }
  /// The control's view.
  public var controlView: UIView { control.controlView }
  /// Whether the control is composing.
  public var isComposing: Bool { control.isComposing }
  /// As the control says.
  public static var changesContinuously: Bool { Control.changesContinuously }
  /// Observes the control.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    control.observeChanges(body)
  }
}

/// A view of another control.
@MainActor protocol ConvertingControl {
  /// Whether what that control observes is known by its type and its view.
  static var observesOneThing: Bool { get }
  /// A Boolean value that indicates whether the user types into that control.
  static var isTypedInto: Bool { get }
}

extension ConvertedControl: ConvertingControl {
  static var observesOneThing: Bool { CellBinding.observesOneThing(Control.self) }
  static var isTypedInto: Bool { Control.isTyped }
}

extension UIStepper {
  /// The stepper with whole numbers. A number of the stepper that is beyond all of them is read as the nearest.
  public var wholeNumbers: ConvertedControl<UIStepper, Int> {
    ConvertedControl(self, read: { Int(nearest: $0) }, write: { Double($0) })
  }
}

extension UISlider {
  /// The slider with numbers of double precision.
  public var doubleNumbers: ConvertedControl<UISlider, Double> {
    ConvertedControl(self, read: { Double($0) }, write: { Float(usable: $0) })
  }
}

extension UITextField {
  /// The text field with a text that may be missing: nil is shown as an empty text, and an empty text is nil.
  public var clearable: ConvertedControl<UITextField, String?> {
    ConvertedControl(self, read: { $0.isEmpty ? nil : $0 }, write: { $0 ?? "" })
  }
}
