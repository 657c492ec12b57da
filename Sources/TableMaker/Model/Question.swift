/// A callback of the app that a table waits for.
enum Question {
  case adapter
  /// Which class of cells shows an item.
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
  case editables
  case deleteTitles
  case leadingActions
  case trailingActions
  case menu
  case movables
  case drags
  case shouldBeginMultipleSelection
  case moveTargets
  case noResults
  case placeholder
  case shouldScrollToTop
  case scrollTargets
  /// The content or background of a cell in another state.
  case state
  /// A method of the app's delegate.
  case forwarded(DelegateMethod)
  /// A view comes on screen or goes, in the middle of the table's layout: the table must stay as it is, though nothing is asked.
  case display

  /// The name in diagnostics; nil if items may be changed meanwhile.
  var name: String? {
    switch self {
    case .forwarded(let method): "\(method)"
    case .display, .state: nil
    default: "\(self)"
    }
  }
}
