public import Foundation

/// Brings the results of a search up to date.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder, and when its text or its scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. Every method is optional.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search; what a search does by itself comes after it, unless the method has presented it.
  func presentSearchController(_ searchController: UISearchController)
  /// Tells that the search is about to begin by itself; not called for one that the app presents.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search has begun by itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search is about to end by itself; not called for one that the app dismisses.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that the search has ended by itself.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Stands for an absent method: the search presents itself.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Stands for an absent method.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Stands for an absent method.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Stands for an absent method.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Stands for an absent method.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
