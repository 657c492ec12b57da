import Foundation

extension UINavigationBar {
  /// The search of the page on the screen.
  var search: UISearchController? { topItem?.searchController }

  /// The height of the search bar, all of it: 52 points at the default text size.
  var searchHeight: CGFloat {
    guard let bar = search?.searchBar else { return 0 }
    bar.isInNavigationBar = true
    return bar.preferredHeight
  }

  /// Whether an active search takes the place of the title and the buttons.
  var hidesTitle: Bool { search?.hidesTitle ?? false }

  /// Whether the search bar goes with the content that is scrolled; while it is used it stays.
  var searchGoesWithContent: Bool {
    guard let search else { return false }
    return topItem?.hidesSearchBarWhenScrolling == true && !search.isActive
  }

  /// The search bar, or when it is shown, has changed.
  func searchChanged() {
    (superview?.viewController as? UINavigationController)?.searchChanged()
    tellOwner()
  }

  /// Shows the search bar of the page on the screen at the lower edge.
  func layOutSearch() {
    let searchBar = search?.searchBar
    if let shownSearchBar, shownSearchBar !== searchBar, shownSearchBar.superview === searchClip {
      shownSearchBar.removeFromSuperview()
    }
    shownSearchBar = searchBar
    searchClip.isHidden = searchBar == nil
    // Items may have come while it was hidden.
    if hidesTitle || titleRowIsHidden {
      titleRowIsHidden = hidesTitle
      let views = itemViews + [backChevron, backLabel] + (topItem?.titleView.map { [$0] } ?? [])
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
  /// Gives the bar back: it is no longer a navigation bar's.
  func leaveItem() {
    end()
    hostItem = nil
    searchBar.removeFromSuperview()
    searchBar.isInNavigationBar = false
  }
}
