public import UIKit

/// The accessibility texts and custom actions of a row.
///
/// A text that's `nil` stays the system's: the label is then made of the texts in the cell. The row's swipe actions are
/// custom actions in any case.
@preconcurrency @MainActor public struct RowAccessibility {
  /// A short text that identifies the row, in the user's language; `nil` for the texts in the cell.
  public var label: String?
  /// The row's value, such as “3 pieces”, in the user's language; `nil` for none.
  public var value: String?
  /// A description of the result of a tap, in the user's language; `nil` for none.
  public var hint: String?
  /// The custom actions of the row, in addition to its swipe actions.
  public var actions: [UIAccessibilityCustomAction]

  /// Creates the texts and actions of a row.
  /// - Parameters:
  ///   - label: A short text that identifies the row; `nil` for the texts in the cell.
  ///   - value: The row's value; `nil` for none.
  ///   - hint: A description of the result of a tap; `nil` for none.
  ///   - actions: The custom actions, in addition to the swipe actions.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, actions: [UIAccessibilityCustomAction] = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.actions = actions
  }

  /// Gives a cell the texts and actions.
  func apply(to cell: UITableViewCell) {
    cell.accessibilityLabel = label
    cell.accessibilityValue = value
    cell.accessibilityHint = hint
    cell.accessibilityCustomActions = actions.isEmpty ? nil : actions
  }
}
