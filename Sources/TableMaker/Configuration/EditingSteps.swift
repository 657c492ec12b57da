import UIKit

/// What the steps say of editing the rows of a section by hand.
struct EditingSteps<Item> {
  var editability: ((Item, Int) -> Editability)?
  var style: ((Item, Int) -> UITableViewCell.EditingStyle)?
  var deleteTitle: ((Item, Int) -> String?)?
  /// What a swipe from the leading edge shows.
  var leading: SwipeSteps<Item>?
  /// What a swipe from the trailing edge shows.
  var trailing: SwipeSteps<Item>?
  /// The handlers for rows that are to be deleted.
  var deletions = RowEvent<Item>(step: "onDelete")
  /// The handlers for rows whose green plus was tapped.
  var insertions = RowEvent<Item>(step: "onInsert")

  /// The methods that the handlers and the titles need.
  var methods: [DelegateMethod] {
    (isCommitted ? [.commit] : []) + (leading == nil ? [] : [.leadingSwipeActionsConfigurationForRowAt])
      + (trailing == nil && (leading == nil || deletes) ? [] : [.trailingSwipeActionsConfigurationForRowAt])
      + (deleteTitle == nil ? [] : [.titleForDeleteConfirmationButtonForRowAt])
  }

  /// Whether anything happens to a row that is edited.
  var hasEffect: Bool { isCommitted || hasActions }

  /// Whether a swipe shows actions.
  var hasActions: Bool { leading != nil || trailing != nil }

  /// Whether something deletes rows.
  var deletes: Bool { !deletions.handlers.isEmpty }

  private var isCommitted: Bool { deletes || !insertions.handlers.isEmpty }

  /// The control of a row of which no step says which it has.
  var usualStyle: UITableViewCell.EditingStyle {
    if !deletions.handlers.isEmpty { return .delete }
    return insertions.handlers.isEmpty ? .none : .insert
  }

  /// The handlers of what a row's control stands for.
  func event(of style: UITableViewCell.EditingStyle) -> RowEvent<Item>? {
    switch style {
    case .delete: deletions
    case .insert: insertions
    default: nil
    }
  }
}

/// What a swipe from one edge of a row shows.
struct SwipeSteps<Item> {
  let performsFirst: Bool
  let actions: (Item, Int) -> [UIContextualAction]

  @MainActor func configuration(_ item: Item, _ index: Int) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: actions(item, index))
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }
}

/// What the steps say of editing the rows of a section that does not depend on the item's type.
struct EditingSettings {
  /// When all rows may be edited; nil where each row is asked, or nothing is said of it.
  var editability: Editability?
  /// One title of the button that deletes; it and `deleteTitles` replace each other.
  var deleteTitle: String?
  /// Whether a row's content makes room for its control; nil where nothing is said of it.
  var indents: Bool?
  /// The name and the location of the last step that specifies when rows can be edited.
  var lastUse: (step: String, place: CallSite)?
}

/// How a row is edited by hand.
struct RowEditing {
  let editability: Editability
  /// The control that the row has while the table is edited, if it can be edited then.
  let style: UITableViewCell.EditingStyle
  /// Whether its content makes room for the control.
  let indents: Bool
  /// Whether it has a grip while the table is edited, by which it is moved.
  let isMovable: Bool
  /// Whether a swipe shows actions of the app's.
  let hasActions: Bool

  /// Whether the row can be edited by a swipe, or while its table is edited; a grip is for editing too.
  func isAllowed(whileEditing isEditing: Bool) -> Bool {
    isEditing && isMovable || editability.allows(whileEditing: isEditing)
  }

  /// Whether rows that are edited in these two ways look alike while their table is edited.
  static func looksAlike(_ one: RowEditing?, _ other: RowEditing?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isMovable == other.isMovable && one.indents == other.indents
      && one.isAllowed(whileEditing: true) == other.isAllowed(whileEditing: true)
      && one.style(whileEditing: true) == other.style(whileEditing: true)
  }

  /// The control that the row has while its table is edited; else what a swipe does.
  func style(whileEditing isEditing: Bool) -> UITableViewCell.EditingStyle {
    guard editability.allows(whileEditing: isEditing) else { return .none }
    // Assumed: a row that could not be deleted would not be swiped either, whatever actions it has.
    return !isEditing && hasActions ? .delete : style
  }
}
