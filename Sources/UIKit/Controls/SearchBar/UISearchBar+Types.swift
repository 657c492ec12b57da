extension UISearchBar {
  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The system's default style, which is prominent.
    case `default`
    /// A bar with a background.
    case prominent
    /// A bar without a background, which shows only the field.
    case minimal
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The clear button.
    case clear
    /// The bookmark button.
    case bookmark
    /// The results list button.
    case resultsList
  }
}
