import UIKit

/// What binds a cell to the row that it shows. A cell that is filled for another row has another one, and nothing is left of the old.
@MainActor final class CellBinding {
  private(set) weak var cell: UITableViewCell?
  private(set) weak var row: FormRow?
  private var observations: [ControlObservation] = []
  /// The view that is typed into; nil for a control that is not.
  private(set) weak var control: UIView?
  /// Writes what the control has, finished or not.
  private(set) var write: @MainActor () -> Void = {}
  /// Has the control show what the draft has now: what it shows of an older value must not be written later.
  private(set) var refresh: @MainActor () -> Void = {}

  /// The bindings of all cells, by cell: a cell has no place for it that is not the app's.
  private static var all: [ObjectIdentifier: CellBinding] = [:]

  private init(of cell: UITableViewCell, for row: FormRow) {
    self.cell = cell
    self.row = row
  }

  /// Ends what a cell was bound to, and binds it to a row.
  static func begin(of cell: UITableViewCell, for row: FormRow) -> CellBinding {
    if all.count > 64, all.count & (all.count - 1) == 0 { all = all.filter { $0.value.cell != nil } }
    let identifier = ObjectIdentifier(cell)
    let old = all[identifier]
    // Filled again in place: what is typed goes on.
    if let old, old.cell === cell, old.row === row { return old }
    old?.end()
    let binding = CellBinding(of: cell, for: row)
    all[identifier] = binding
    return binding
  }

  private func end() {
    for observation in observations { observation.cancel() }
    observations = []
    row?.unbind(from: self)
  }

  /// Whether its control is observed already.
  var isObserving: Bool { !observations.isEmpty }

  /// Observes a control of its cell.
  func observe<Control: ValueControl>(
    _ control: Control, refresh: @escaping @MainActor () -> Void, _ changed: @escaping @MainActor () -> Void
  ) {
    write = changed
    self.refresh = refresh
    self.control = control.controlView
    observations.append(control.observeChanges(changed))
    guard let view = control.controlView as? UIControl else {
      guard let view = control.controlView as? UITextView else { return }
      let token = NotificationCenter.default.addObserver(
        forName: UITextView.textDidEndEditingNotification, object: view, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.didEndEditing() } }
      observations.append(ControlObservation { NotificationCenter.default.removeObserver(token) })
      return
    }
    observations.append(
      ControlObservation(of: view, for: .editingDidEnd) { [weak self] in self?.didEndEditing() })
    if view is UITextField {
      observations.append(
        ControlObservation(of: view, for: .editingDidEndOnExit) { [weak self] in self?.goOn() })
    }
  }

  private func didEndEditing() {
    // Letters that were no word yet have become text without an event.
    write()
    row?.didEndEditing()
  }

  /// Whether the user is typing into it.
  var isEditing: Bool { control?.isFirstResponder ?? false }

  /// Ends the typing, so that its text is the draft's.
  func endEditing() {
    if isEditing { control?.resignFirstResponder() }
  }

  /// Goes on to the next row that is typed into, or lets the keyboard go.
  private func goOn() {
    guard let row, row.source?.focus(after: row) == true else { return endEditing() }
  }
}
