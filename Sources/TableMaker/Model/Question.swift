/// A callback to the app that provides a value for the table view.
enum Question {
  case adapter
  /// The cell class for an item.
  case cells
  case heights
  case header
  case footer
  case shouldSelect
  case willSelect
  case shouldDeselect
  case shouldHighlight
  case shouldPerformPrimaryAction
  case shouldFocus
  case shouldSelectOnFocus
  case editability
  case deleteTitles
  case leadingActions
  case trailingActions
  case menu
  case movable
  case dragItems
  case shouldBeginMultipleSelection
  case moveTargets
  case noResults
  case placeholder
  case shouldScrollToTop
  case scrollTargets
  /// The content or background of a cell in a new state.
  case state
  /// A delegate method that the app implements.
  case forwarded(DelegateMethod)
  /// A view appears or disappears during the table view's layout. The table view must stay unchanged, although no value
  /// is needed.
  case display

  /// The name in diagnostics, or `nil` if the callback may change items.
  var name: String? {
    switch self {
    case .forwarded(let method): "\(method)"
    case .display, .state: nil
    default: "\(self)"
    }
  }
}
