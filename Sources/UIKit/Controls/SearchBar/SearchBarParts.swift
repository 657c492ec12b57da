import Foundation

/// The views of a search bar.
@MainActor final class SearchBarParts {
  let background = BarBackgroundView(frame: .zero)
  let topLine = UIView()
  let image = UIImageView()
  let scopeImage = UIImageView()
  let promptLabel = UILabel()
  let field = UISearchTextField(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let scopes = UISegmentedControl(frame: .zero)
  /// The button at the trailing end of the field, for bookmarks or results.
  let sideButton = UIButton(type: .custom)
  /// The icon of the side button.
  var sideButtonIcon: UISearchBar.Icon?
  /// A Boolean value that indicates whether the user has edited the text.
  var hasEdited = false
  /// The index of the selected scope, which might not exist.
  var scopeIndex = 0
}
