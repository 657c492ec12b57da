import Foundation
public import UIKit

extension UITextField: ValueControl {
  /// The text; empty if the field has none.
  public var controlValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// A Boolean value that indicates whether the field has marked text.
  public var isComposing: Bool { markedTextRange != nil }
  /// `true`, because the user types one character after another.
  public static var changesContinuously: Bool { true }
  /// Calls a closure when the user has edited the text.
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
  /// A Boolean value that indicates whether the view has marked text.
  public var isComposing: Bool { markedTextRange != nil }
  /// `true`, because the user types one character after another.
  public static var changesContinuously: Bool { true }
  /// Calls a closure when the user has edited the text.
  ///
  /// It doesn't replace the text view's delegate.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: self, queue: nil
    ) { _ in MainActor.assumeIsolated { body() } }
    return ControlObservation { NotificationCenter.default.removeObserver(token) }
  }
}

extension UISwitch: ValueControl {
  /// A Boolean value that indicates whether the switch is on.
  ///
  /// A change on screen is animated.
  public var controlValue: Bool {
    get { isOn }
    set { setOn(newValue, animated: window != nil) }
  }
}

extension UIStepper: ValueControl {
  /// The stepper's number.
  public var controlValue: Double {
    get { value }
    set { value = newValue }
  }
}

extension UISlider: ValueControl {
  /// The slider's number.
  public var controlValue: Float {
    get { value }
    set { value = newValue }
  }
  /// `true`, because the user drags the thumb.
  public static var changesContinuously: Bool { true }
}

extension UISegmentedControl: ValueControl {
  /// The index of the selected segment; `UISegmentedControl.noSegment` if none is selected.
  public var controlValue: Int {
    get { selectedSegmentIndex }
    set { selectedSegmentIndex = newValue }
  }
}

/// A view of a control that converts its values to the type of a model's field.
///
/// ```swift
/// .row(StarCell.self).bind(\.rating, of: draft, to: \.stars.wholeNumbers)
/// ```
@preconcurrency @MainActor public struct ConvertedControl<Control: ValueControl, Value>: ValueControl {
  let control: Control
  let read: @MainActor (Control.Value) -> Value
  let write: @MainActor (Value) -> Control.Value

  /// Creates a view of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - read: A closure that returns the field's value for a value of the control.
  ///   - write: A closure that returns the control's value for a value of the field.
  public init(
    _ control: Control, read: @escaping @MainActor (Control.Value) -> Value,
    write: @escaping @MainActor (Value) -> Control.Value
  ) {
    self.control = control
    self.read = read
    self.write = write
  }

  /// The control's value, as a value of the field.
  public var controlValue: Value {
    get { read(control.controlValue) }
    nonmutating set { control.controlValue = write(newValue) }
  }
  /// The control's view.
  public var controlView: UIView { control.controlView }
  /// A Boolean value that indicates whether the control has unfinished input.
  public var isComposing: Bool { control.isComposing }
  /// A Boolean value that indicates whether the control's values change continuously.
  public static var changesContinuously: Bool { Control.changesContinuously }
  /// Observes the control.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
    control.observeChanges(body)
  }
}

/// A view of another control.
@MainActor protocol ConvertingControl {
  /// A Boolean value that indicates whether the control's type and view determine what it observes.
  static var observesOneThing: Bool { get }
  /// A Boolean value that indicates whether the user types into that control.
  static var isTypedInto: Bool { get }
}

extension ConvertedControl: ConvertingControl {
  static var observesOneThing: Bool { CellBinding.observesOneThing(Control.self) }
  static var isTypedInto: Bool { Control.isTyped }
}

extension UIStepper {
  /// A view of the stepper with whole numbers.
  ///
  /// A number outside the range of `Int` becomes the nearest integer.
  public var wholeNumbers: ConvertedControl<UIStepper, Int> {
    ConvertedControl(self, read: { Int(nearest: $0) }, write: { Double($0) })
  }
}

extension UISlider {
  /// A view of the slider with numbers of double precision.
  public var doubleNumbers: ConvertedControl<UISlider, Double> {
    ConvertedControl(self, read: { Double($0) }, write: { Float(usable: $0) })
  }
}

extension UITextField {
  /// A view of the text field with an optional text: an empty field is `nil`.
  public var clearable: ConvertedControl<UITextField, String?> {
    ConvertedControl(self, read: { $0.isEmpty ? nil : $0 }, write: { $0 ?? "" })
  }
}
