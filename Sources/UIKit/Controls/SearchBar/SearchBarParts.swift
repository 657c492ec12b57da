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
  /// The button at the end of the field, for bookmarks or results.
  let sideButton = UIButton(type: .custom)
  /// The icon that the button shows.
  var sideButtonIcon: UISearchBar.Icon?
  /// Whether the text was edited before.
  var hasEdited = false
  /// The number of the selected scope, whether or not there is one.
  var scopeIndex = 0
}
