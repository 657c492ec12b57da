import Foundation
import UIKit

/// Binds a cell to the row that it shows. When the cell is filled for another row, the binding to the old one ends.
@MainActor final class CellBinding {
  private(set) weak var cell: UITableViewCell?
  private(set) weak var row: FormRow?
  /// A Boolean value that indicates whether the row has bound a control.
  private(set) var isBound = false
  /// The observations of the control. They're kept for the next row with that control, because creating them is slow.
  private var observations: [ControlObservation] = []
  /// The type of the observed control, if it observes the same events of a view for every row.
  private var observed: ObjectIdentifier?
  /// The view that the user types into; `nil` for other controls.
  private(set) weak var control: UIView?
  /// A gesture recognizer that begins editing at a tap outside the text.
  private var tap: TypingTap?
  /// The return key that TableMaker has set; `nil` if the app has set one.
  private var givenKey: UIReturnKeyType?
  private var isFollowed = false
  /// The closures that write and refresh the control's value.
  private weak var calls: ControlCalls?

  private init(of cell: UITableViewCell, for row: FormRow) {
    self.cell = cell
    self.row = row
  }

  /// Ends the cell's binding to another row, and binds the cell to this one.
  static func begin(of cell: UITableViewCell, for row: FormRow) -> CellBinding {
    if let binding = cell.gestureRecognizers?.lazy.compactMap({ $0 as? BindingHolder }).first?.binding {
      // If the cell is filled again for the same row, editing continues.
      if binding.row !== row { binding.turn(to: row) }
      return binding
    }
    let binding = CellBinding(of: cell, for: row)
    cell.addGestureRecognizer(BindingHolder(binding))
    return binding
  }

  /// Binds the cell to another row, before its control is known.
  private func turn(to row: FormRow) {
    self.row?.unbind(from: self)
    self.row = row
    isBound = false
    calls = nil
  }

  /// Writes the control's value to the draft, including unfinished input.
  func write() { calls?.write() }

  /// Shows the draft's value in the control, so that it doesn't write an outdated value later.
  func refresh() { calls?.refresh() }

  /// Ends the binding to the previous row's control, if the cell was filled for a row without one.
  func didFill() {
    guard !isBound, control != nil || !observations.isEmpty else { return }
    stopObserving()
  }

  private func stopObserving() {
    for observation in observations { observation.cancel() }
    observations = []
    setBar(nil)
    takeKeyBack()
    if let tap { tap.view?.removeGestureRecognizer(tap) }
    tap = nil
    control = nil
    observed = nil
  }

  /// Binds the row to a control of its cell.
  func bind<Control: ValueControl>(
    _ control: Control, refresh: @escaping @MainActor () -> Void, _ changed: @escaping @MainActor () -> Void
  ) {
    isBound = true
    calls = row?.keep(ControlCalls(of: self, write: changed, refresh: refresh))
    let view = control.controlView
    if observed != ObjectIdentifier(Control.self) || self.control !== view {
      stopObserving()
      observed = Self.observesOneThing(Control.self) ? ObjectIdentifier(Control.self) : nil
      self.control = view
      observe(control)
    }
    setBar(row?.source?.keyboard.bar)
    guard Control.isTyped else { return }
    if tap == nil {
      let tap = TypingTap(for: self)
      cell?.addGestureRecognizer(tap)
      self.tap = tap
    }
    if !isFollowed { row?.source?.keyboard.follow(self) }
    isFollowed = true
    showReturnKey()
  }

  /// Returns whether the control's type and view determine what it observes. A class always observes the same events.
  static func observesOneThing<Control: ValueControl>(_ type: Control.Type) -> Bool {
    type is AnyClass || (type as? any ConvertingControl.Type)?.observesOneThing == true
  }

  private func observe<Control: ValueControl>(_ control: Control) {
    observations.append(control.observeChanges { [weak self] in self?.write() })
    if let text = control.controlView as? UITextView {
      observe(text, UITextView.textDidBeginEditingNotification) { [weak self] in self?.didBeginEditing() }
      observe(text, UITextView.textDidEndEditingNotification) { [weak self] in self?.didEndEditing() }
    }
    // A control that isn't a text input has already reported each change.
    guard let field = control.controlView as? UITextField else {
      if Control.changesContinuously { observeDrags(of: control.controlView) }
      return
    }
    observations += [
      ControlObservation(of: field, for: .editingDidBegin) { [weak self] in self?.didBeginEditing() },
      ControlObservation(of: field, for: .editingDidEnd) { [weak self] in self?.didEndEditing() },
      ControlObservation(of: field, for: .editingDidEndOnExit) { [weak self] in self?.goOn() },
    ]
  }

  /// Makes each drag of a control one undo step, separate from earlier and later changes.
  private func observeDrags(of view: UIView) {
    guard let control = view as? UIControl else { return }
    let bounds: UIControl.Event = [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel]
    observations.append(
      ControlObservation(of: control, for: bounds) { [weak self] in self?.row?.settings.field?.endStep() })
  }

  private func observe(_ text: UITextView, _ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: text, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
    observations.append(ControlObservation { NotificationCenter.default.removeObserver(token) })
  }

  /// Sets the bar above the keyboard, unless the text input has its own accessory view.
  private func setBar(_ bar: FormKeyboardBar?) {
    if let field = control as? UITextField, field.inputAccessoryView is FormKeyboardBar? {
      field.inputAccessoryView = bar
    }
    if let text = control as? UITextView, text.inputAccessoryView is FormKeyboardBar? { text.inputAccessoryView = bar }
  }

  private func didBeginEditing() {
    showReturnKey()
    if let row { row.source?.keyboard.begin(row) }
  }

  // MARK: The return key

  /// Sets the row's return key, or the one that matches the effect of Return, unless the app has set one.
  func showReturnKey() {
    guard let field = control as? UITextField, let row, let source = row.source else { return }
    guard field.returnKeyType == givenKey ?? .default else { return givenKey = nil }
    let key = row.settings.returnKeyType ?? (source.row(from: row, isForward: true) == nil ? .done : .next)
    givenKey = key
    guard field.returnKeyType != key else { return }
    field.returnKeyType = key
    if field.isFirstResponder { field.reloadInputViews() }
  }

  private func takeKeyBack() {
    if let field = control as? UITextField, let givenKey, field.returnKeyType == givenKey {
      field.returnKeyType = .default
    }
    givenKey = nil
  }

  private func didEndEditing() {
    // Marked text can become text without an event.
    write()
    guard let row else { return }
    row.didEndEditing()
    row.source?.keyboard.end(row)
  }

  /// A Boolean value that indicates whether the user is editing the text.
  var isEditing: Bool { control?.isFirstResponder ?? false }

  /// A Boolean value that indicates whether the user can begin to edit the text.
  var canBeginTyping: Bool { row.map { $0.isShown && $0.isChangeable } ?? false }

  /// Begins editing, unless it has already begun.
  ///
  /// - Returns: A Boolean value that indicates whether the user is now editing the text.
  func beginTyping() -> Bool {
    guard canBeginTyping, let control else { return false }
    return control.isFirstResponder || control.canBecomeFirstResponder && control.becomeFirstResponder()
  }

  /// Ends editing, which writes the text to the draft.
  func endEditing() {
    if isEditing { control?.resignFirstResponder() }
  }

  /// Moves to the next text input, or dismisses the keyboard.
  private func goOn() {
    guard let row, row.source?.focus(from: row, isForward: true) == true else { return endEditing() }
  }
}

/// The closures by which a row writes and refreshes the control of its cell.
///
/// The row keeps them, so a cell in the reuse queue doesn't keep what the row's closures capture.
@MainActor final class ControlCalls {
  weak var binding: CellBinding?
  let write: @MainActor () -> Void
  let refresh: @MainActor () -> Void

  init(
    of binding: CellBinding, write: @escaping @MainActor () -> Void, refresh: @escaping @MainActor () -> Void
  ) {
    self.binding = binding
    self.write = write
    self.refresh = refresh
  }
}

/// A gesture recognizer that recognizes nothing. It keeps a cell's binding as long as the cell, because a cell has no
/// other storage that isn't the app's.
private final class BindingHolder: UIGestureRecognizer {
  let binding: CellBinding

  init(_ binding: CellBinding) {
    self.binding = binding
    super.init(target: nil, action: nil)
    isEnabled = false
  }
}
