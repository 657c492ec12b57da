import Foundation
import UIKit

/// What binds a cell to the row that it shows. When the cell is filled for another row, nothing is left of the old one.
@MainActor final class CellBinding {
  private(set) weak var cell: UITableViewCell?
  private(set) weak var row: FormRow?
  /// Whether the row has said which control it is bound to.
  private(set) var isBound = false
  /// What calls `write` and the like. Those of a control are kept for the next row that is bound to it: to make them takes long.
  private var observations: [ControlObservation] = []
  /// The type of the control that they observe, if it observes the same of a view whatever row that is bound to.
  private var observed: ObjectIdentifier?
  /// The view that is typed into; nil for a control that is not.
  private(set) weak var control: UIView?
  /// Begins typing at a tap outside the text.
  private var tap: TypingTap?
  /// The return key that the text was given; nil while it has one that the app has chosen.
  private var givenKey: UIReturnKeyType?
  private var isFollowed = false
  /// The calls by which the row writes and refreshes the control.
  private weak var calls: ControlCalls?

  private init(of cell: UITableViewCell, for row: FormRow) {
    self.cell = cell
    self.row = row
  }

  /// Ends what a cell was bound to, and binds it to a row.
  static func begin(of cell: UITableViewCell, for row: FormRow) -> CellBinding {
    if let binding = cell.gestureRecognizers?.lazy.compactMap({ $0 as? BindingHolder }).first?.binding {
      // Filled again in place: what is typed goes on.
      if binding.row !== row { binding.turn(to: row) }
      return binding
    }
    let binding = CellBinding(of: cell, for: row)
    cell.addGestureRecognizer(BindingHolder(binding))
    return binding
  }

  /// Binds the cell to another row, whose control is not known yet.
  private func turn(to row: FormRow) {
    self.row?.unbind(from: self)
    self.row = row
    isBound = false
    calls = nil
  }

  /// Writes what the control has, finished or not.
  func write() { calls?.write() }

  /// Shows in the control what the draft has now: what it shows of an older value must not be written later.
  func refresh() { calls?.refresh() }

  /// Ends what is left of the row before, if the cell has been filled for one without a control.
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

  /// Whether what a control observes is known by its type and its view: a class's own events do not change.
  static func observesOneThing<Control: ValueControl>(_ type: Control.Type) -> Bool {
    type is AnyClass || (type as? any ConvertingControl.Type)?.observesOneThing == true
  }

  private func observe<Control: ValueControl>(_ control: Control) {
    observations.append(control.observeChanges { [weak self] in self?.write() })
    if let text = control.controlView as? UITextView {
      observe(text, UITextView.textDidBeginEditingNotification) { [weak self] in self?.didBeginEditing() }
      observe(text, UITextView.textDidEndEditingNotification) { [weak self] in self?.didEndEditing() }
    }
    // A control that is no text has nothing that was not told when it was changed.
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

  /// Makes each drag of a control one step to undo: earlier and later changes are other steps.
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

  /// Puts the bar above the keyboard of a text that has none of the app's own.
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

  /// Shows on the return key what Return does, unless the app has chosen a key.
  func showReturnKey() {
    guard let field = control as? UITextField, let row, let source = row.source else { return }
    guard field.returnKeyType == givenKey ?? .default else { return givenKey = nil }
    let key: UIReturnKeyType = source.row(from: row, isForward: true) == nil ? .done : .next
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
    // Letters that were no word yet have become text without an event.
    write()
    guard let row else { return }
    row.didEndEditing()
    row.source?.keyboard.end(row)
  }

  /// Whether the user is typing into it.
  var isEditing: Bool { control?.isFirstResponder ?? false }

  /// A Boolean value that indicates whether the user may begin typing into it.
  var canBeginTyping: Bool { row.map { $0.isShown && $0.isChangeable } ?? false }

  /// Begins typing, unless it is typed into already.
  ///
  /// - Returns: Whether it is typed into now.
  func beginTyping() -> Bool {
    guard canBeginTyping, let control else { return false }
    return control.isFirstResponder || control.canBecomeFirstResponder && control.becomeFirstResponder()
  }

  /// Ends the typing, so that its text is the draft's.
  func endEditing() {
    if isEditing { control?.resignFirstResponder() }
  }

  /// Goes on to the next row that is typed into, or lets the keyboard go.
  private func goOn() {
    guard let row, row.source?.focus(from: row, isForward: true) == true else { return endEditing() }
  }
}

/// The calls by which a row writes and refreshes the control of a cell that shows it.
///
/// The row keeps it: a cell that waits to be used again keeps nothing of what the row's closures capture.
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

/// Keeps the binding of a cell as long as the cell exists: a cell has no other place for it that is not the app's. It recognizes nothing.
private final class BindingHolder: UIGestureRecognizer {
  let binding: CellBinding

  init(_ binding: CellBinding) {
    self.binding = binding
    super.init(target: nil, action: nil)
    isEnabled = false
  }
}
