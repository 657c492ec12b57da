import Foundation

extension UINavigationController {
  /// The duration in which bars come and go, in seconds (Apple's `hideShowBarDuration`).
  private static var duration: TimeInterval { 0.2 }

  /// Whether the page on the screen has the toolbar below it.
  var showsToolbar: Bool { !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true }

  /// Shows the items of the page on the screen.
  func showToolbarItems(animated: Bool) {
    guard let page = topViewController else { return }
    loadedToolbar.setItems(page.toolbarItems, animated: animated)
  }

  /// The height of the page that the toolbar covers, in points; gives the bar its frame.
  func layOutToolbar() -> CGFloat {
    guard let bar = loadedToolbarIfNeeded else { return 0 }
    let isShown = showsToolbar
    let height = UIToolbar.standardHeight
    let safe = view.safeAreaInsets.bottom
    let y = isShown ? view.bounds.height - safe - height : view.bounds.height
    bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if !toolbarMoves { bar.isHidden = !isShown }
    return isShown ? height : 0
  }

  /// Brings the bar up, or takes it down to below the screen's edge.
  func moveToolbar(animated: Bool) {
    guard isViewLoaded else { return }
    if !isToolbarHidden { showToolbarItems(animated: false) }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      view.setNeedsLayout()
      return
    }
    toolbarMoves = true
    loadedToolbar.isHidden = false
    view.layoutIfNeeded()
    view.setNeedsLayout()
    UIView.animate(withDuration: Self.duration) {
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.toolbarMoves = false
      self.loadedToolbar.isHidden = !self.showsToolbar
    }
  }

  /// Has the toolbar follow the end of a scroll view's content.
  func showToolbarEdge(of scrollView: UIScrollView?) {
    guard let bar = loadedToolbarIfNeeded else { return }
    scrollView?.toolbar = bar
    bar.showEdge(of: scrollView)
  }
}
