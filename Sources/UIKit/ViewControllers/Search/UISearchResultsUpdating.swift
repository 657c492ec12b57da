public import Foundation

/// The interface for updating the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder, or its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// The interface for the start and end of searches.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called to present the search.
  ///
  /// The default presentation follows unless this method presents the search.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search starts, unless the app presents it.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search started, unless the app presented it.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends, unless the app dismisses it.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended, unless the app dismissed it.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation of an optional method: the search presents itself.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// The default implementation of an optional method.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation of an optional method.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation of an optional method.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation of an optional method.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
