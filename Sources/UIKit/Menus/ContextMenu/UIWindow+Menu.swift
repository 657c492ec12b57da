extension UIWindow {
  /// The menu that shows over the window.
  var menuOverlay: MenuOverlayView? {
    get { menuOverlayReference.view }
    set { menuOverlayReference.view = newValue }
  }
}

/// A menu that its window's subviews hold.
@MainActor struct MenuOverlayReference {
  weak var view: MenuOverlayView?
}
