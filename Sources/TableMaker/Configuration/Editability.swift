/// When the user may edit a row by hand: swipe it, or use its control while the table is edited.
public enum Editability: Sendable {
  /// Never.
  case never
  /// By a swipe, and while the table is edited.
  case always
  /// While the table is edited; a swipe does nothing.
  case whileEditing
  /// By a swipe; while the table is edited the row has no control.
  case swipeOnly

  /// Whether it may be edited at all while its table is edited, or else by a swipe.
  func allows(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .swipeOnly: !isEditing
    }
  }
}
