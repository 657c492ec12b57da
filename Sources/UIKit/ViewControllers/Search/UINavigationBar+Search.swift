import Foundation

extension UINavigationBar {
  /// The search controller of the top page.
  var search: UISearchController? { topItem?.searchController }

  /// The full height of the search bar: 52 points at the default text size.
  var searchHeight: CGFloat {
    guard let bar = search?.searchBar else { return 0 }
    bar.isInNavigationBar = true
    return bar.preferredHeight
  }

  /// A Boolean value that indicates whether an active search replaces the title and the buttons.
  var hidesTitle: Bool { search?.hidesTitle ?? false }

  /// A Boolean value that indicates whether the search bar scrolls with the content. An active search bar doesn't.
  var searchGoesWithContent: Bool {
    guard let search else { return false }
    return topItem?.hidesSearchBarWhenScrolling == true && !search.isActive
  }

  /// Updates the bar because the search bar or its visibility changed.
  func searchChanged() {
    (superview?.viewController as? UINavigationController)?.searchChanged()
    tellOwner()
  }

  /// Lays out the search bar of the top page at the lower edge.
  func layOutSearch() {
    let searchBar = search?.searchBar
    if let shownSearchBar, shownSearchBar !== searchBar, shownSearchBar.superview === searchClip {
      shownSearchBar.removeFromSuperview()
    }
    shownSearchBar = searchBar
    searchClip.isHidden = searchBar == nil
    // Items may have been added while the row was hidden.
    if hidesTitle || titleRowIsHidden {
      titleRowIsHidden = hidesTitle
      let views = itemViews + [backButton] + (topItem?.titleView.map { [$0] } ?? [])
      for view in views { view.alpha = hidesTitle ? 0 : 1 }
    }
    guard let searchBar else { return }
    if searchBar.superview !== searchClip { searchClip.addSubview(searchBar) }
    let height = min(searchShown, bounds.height)
    searchClip.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    searchBar.frame = searchClip.bounds
    searchClip.isUserInteractionEnabled = height > 20
  }
}

extension UISearchController {
  /// Removes the search bar from the navigation bar.
  func leaveItem() {
    end()
    hostItem = nil
    searchBar.removeFromSuperview()
    searchBar.isInNavigationBar = false
  }
}
