extension UIWindow {
  /// The menu that's open over the window.
  var menuOverlay: MenuOverlayView? {
    get { menuOverlayReference.view }
    set { menuOverlayReference.view = newValue }
  }
}

/// A weak reference to a menu that its window retains.
@MainActor struct MenuOverlayReference {
  weak var view: MenuOverlayView?
}
