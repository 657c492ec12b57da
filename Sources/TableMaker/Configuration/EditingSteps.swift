import UIKit

/// The settings for editing the rows of a section.
struct EditingSteps<Item> {
  var editability: ((Item, Int) -> Editability)?
  var style: ((Item, Int) -> UITableViewCell.EditingStyle)?
  var deleteTitle: ((Item, Int) -> String?)?
  /// The actions of a swipe from the leading edge.
  var leading: SwipeSteps<Item>?
  /// The actions of a swipe from the trailing edge.
  var trailing: SwipeSteps<Item>?
  /// The closures of `onDelete`.
  var deletions = RowEvent<Item>(step: "onDelete")
  /// The closures of `onInsert`.
  var insertions = RowEvent<Item>(step: "onInsert")

  /// The delegate methods that the settings need.
  var methods: [DelegateMethod] {
    (isCommitted ? [.commit] : []) + (leading == nil ? [] : [.leadingSwipeActionsConfigurationForRowAt])
      + (trailing == nil && (leading == nil || deletes) ? [] : [.trailingSwipeActionsConfigurationForRowAt])
      + (deleteTitle == nil ? [] : [.titleForDeleteConfirmationButtonForRowAt])
  }

  /// A Boolean value that indicates whether editing a row has an effect.
  var hasEffect: Bool { isCommitted || hasActions }

  /// A Boolean value that indicates whether a swipe shows actions.
  var hasActions: Bool { leading != nil || trailing != nil }

  /// A Boolean value that indicates whether the user can delete rows.
  var deletes: Bool { !deletions.handlers.isEmpty }

  private var isCommitted: Bool { deletes || !insertions.handlers.isEmpty }

  /// The control of a row without `editingStyles`.
  var usualStyle: UITableViewCell.EditingStyle {
    if !deletions.handlers.isEmpty { return .delete }
    return insertions.handlers.isEmpty ? .none : .insert
  }

  /// Returns the closures for a control.
  func event(of style: UITableViewCell.EditingStyle) -> RowEvent<Item>? {
    switch style {
    case .delete: deletions
    case .insert: insertions
    default: nil
    }
  }
}

/// The actions of a swipe from one edge of a row.
struct SwipeSteps<Item> {
  let performsFirst: Bool
  let actions: (Item, Int) -> [UIContextualAction]

  @MainActor func configuration(_ item: Item, _ index: Int) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: actions(item, index))
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }
}

/// The settings for editing rows that don't depend on the item's type.
struct EditingSettings {
  /// The kind of editing for all rows; `nil` if it's specified for each row, or not at all.
  var editability: Editability?
  /// The title of the Delete button. It and `deleteTitles` replace each other.
  var deleteTitle: String?
  /// A Boolean value that indicates whether a row's content is indented for its control; `nil` if not specified.
  var indents: Bool?
  /// The name and the location of the last step that specifies when rows can be edited.
  var lastUse: (step: String, location: CallSite)?
}

/// The ways in which the user can edit a row.
struct RowEditing {
  let editability: Editability
  /// The row's control in editing mode, if the row is editable then.
  let style: UITableViewCell.EditingStyle
  /// A Boolean value that indicates whether its content is indented for the control.
  let indents: Bool
  /// A Boolean value that indicates whether it has a reorder control in editing mode.
  let isMovable: Bool
  /// A Boolean value that indicates whether a swipe shows the app's actions.
  let hasActions: Bool

  /// Returns whether the user can edit the row with a swipe, or in editing mode, where a reorder control also counts.
  func isAllowed(whileEditing isEditing: Bool) -> Bool {
    isEditing && isMovable || editability.allows(whileEditing: isEditing)
  }

  /// Returns whether rows with these two values have the same appearance in editing mode.
  static func looksAlike(_ one: RowEditing?, _ other: RowEditing?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isMovable == other.isMovable && one.indents == other.indents
      && one.isAllowed(whileEditing: true) == other.isAllowed(whileEditing: true)
      && one.style(whileEditing: true) == other.style(whileEditing: true)
  }

  /// Returns the row's control in editing mode, or the effect of a swipe.
  func style(whileEditing isEditing: Bool) -> UITableViewCell.EditingStyle {
    guard editability.allows(whileEditing: isEditing) else { return .none }
    // Assumed: UIKit doesn't let the user swipe a row that can't be deleted, even if it has actions.
    return !isEditing && hasActions ? .delete : style
  }
}
