extension UIWindow {
  /// Gives the status bar the style that the controllers prefer, and shows or hides it.
  func updateStatusBar() {
    guard let statusBar, let controller = statusBarController else { return }
    let styled = sequence(first: controller, next: \.childForStatusBarStyle).reversed().first ?? controller
    let hiding = sequence(first: controller, next: \.childForStatusBarHidden).reversed().first ?? controller
    switch styled.preferredStatusBarStyle {
    case .default: statusBar.overrideUserInterfaceStyle = .unspecified
    case .lightContent: statusBar.overrideUserInterfaceStyle = .dark
    case .darkContent: statusBar.overrideUserInterfaceStyle = .light
    }
    statusBar.alpha = hiding.prefersStatusBarHidden ? 0 : 1
  }

  /// The controller that determines the status bar: the root, or one that's presented over the whole screen.
  private var statusBarController: UIViewController? {
    var controller = rootViewController
    while let presentation = controller?.presentation, presentation.phase != .dismissing,
      presentation.style == .fullScreen || presentation.presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presentation.presented
    }
    return controller
  }
}
