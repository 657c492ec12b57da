import UIKit

/// A step that handles events of a control in a section's cells.
struct ControlStep<Item> {
  let events: UIControl.Event
  let location: CallSite
  /// Returns the control of a cell.
  let find: @MainActor (UITableViewCell) -> FoundControl
  /// Calls the step's closure.
  let perform: @MainActor (UIControl, Item, Int) throws -> Void
}

/// A control that a step looks for in a cell.
enum FoundControl {
  /// The cell has another class than the step's.
  case otherCell
  /// The step's key path or closure returned `nil`.
  case missing
  case control(UIControl)
}

/// The cell class of a step for controls, which must be among the section's.
struct ControlUse {
  let className: String
  let location: CallSite
  /// Returns whether cells of a class are of this one.
  let includes: (UITableViewCell.Type) -> Bool

  init<Cell: UITableViewCell>(_ cell: Cell.Type, at location: CallSite) {
    className = String(describing: cell)
    self.location = location
    includes = { $0 is Cell.Type }
  }
}

extension CellSource {
  /// Returns whether cells can be of the class of a step.
  func canBe(_ use: ControlUse) -> Bool {
    switch self {
    // A cell's class isn't known before a storyboard, a nib, or the app has made one.
    case .none, .provided, .storyboard, .nib: true
    case .stock: use.includes(UITableViewCell.self)
    case .registered(let own): use.includes(own)
    case .mixed(let sources): sources.contains { $0.canBe(use) }
    }
  }

  /// A Boolean value that indicates whether outlets connect the cells' views.
  var hasOutlets: Bool {
    switch self {
    case .storyboard, .nib: true
    case .none, .registered, .stock, .provided, .mixed: false
    }
  }
}
