extension UISearchBar {
  /// The looks of a search bar.
  public enum Style: UInt, Sendable {
    /// The system's choice: prominent.
    case `default`
    /// A bar with a background.
    case prominent
    /// Only the field, without a background behind it.
    case minimal
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search
    /// The cross that takes the text away.
    case clear
    /// The book.
    case bookmark
    /// The list of results.
    case resultsList
  }
}
