public import Foundation

/// The delegate of a search bar. Every method is optional.
@MainActor @preconcurrency public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asks whether editing may begin; true if absent.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether editing may end; true if absent.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells that the user has changed the text, or taken it away.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether the user may replace a range; true if absent.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells that the user has tapped the search key of the keyboard.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the user has tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the user has tapped the button of the search's results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the user has selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Stands for an absent method: true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Stands for an absent method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Stands for an absent method: true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Stands for an absent method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Stands for an absent method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Stands for an absent method: true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Stands for an absent method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for an absent method.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for an absent method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for an absent method.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for an absent method.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
