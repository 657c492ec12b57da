/// The ways in which the user can edit a row: with a swipe, or with its control in editing mode.
public enum Editability: Sendable {
  /// Never.
  case never
  /// With a swipe and in editing mode.
  case always
  /// In editing mode.
  ///
  /// A swipe has no effect.
  case whileEditing
  /// With a swipe.
  ///
  /// The row has no control in editing mode.
  case swipeOnly

  /// Returns whether the user can edit the row in editing mode, or otherwise with a swipe.
  func allows(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .swipeOnly: !isEditing
    }
  }
}
