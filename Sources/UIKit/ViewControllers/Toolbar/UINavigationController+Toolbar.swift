import Foundation

extension UINavigationController {
  /// The duration of showing and hiding bars, in seconds (Apple's `hideShowBarDuration`).
  private static var duration: TimeInterval { 0.2 }

  /// A Boolean value that indicates whether the top page shows the toolbar.
  var showsToolbar: Bool { !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true }

  /// Shows the toolbar items of the top page.
  func showToolbarItems(animated: Bool) {
    guard let page = topViewController else { return }
    loadedToolbar.setItems(page.toolbarItems, animated: animated)
  }

  /// Sets the frame of the toolbar and returns the height that it covers, in points.
  func layOutToolbar() -> CGFloat {
    guard let bar = loadedToolbarIfNeeded else { return 0 }
    let isShown = showsToolbar
    let height = bar.standardHeight
    let safe = view.safeAreaInsets.bottom
    let y = isShown ? view.bounds.height - safe - height : view.bounds.height
    bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if !toolbarMoves { bar.isHidden = !isShown }
    return isShown ? height : 0
  }

  /// Moves the toolbar on or off screen.
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

  /// Connects the toolbar's appearance to the end of a scroll view's content.
  func showToolbarEdge(of scrollView: UIScrollView?) {
    guard let bar = loadedToolbarIfNeeded else { return }
    scrollView?.toolbar = bar
    bar.showEdge(of: scrollView)
  }
}
