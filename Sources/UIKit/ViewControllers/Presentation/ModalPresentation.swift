import Foundation

/// The presentation of a controller over another one, from start to end.
@MainActor final class ModalPresentation {
  enum Phase { case presenting, presented, dismissing }

  let presented: UIViewController
  /// The outermost container of the presenting controller.
  private(set) weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  let container: PresentationContainerView
  private(set) var phase = Phase.presenting
  /// A Boolean value that indicates whether the presentation is starting.
  ///
  /// It's `true` until the end of the presented controller's `viewDidAppear`, which may already dismiss it.
  private(set) var isComing = true

  init(_ presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenter = presenter
    var style = presented.modalPresentationStyle
    if style == .automatic || style == .formSheet { style = .pageSheet }
    if presented is UIAlertController { style = .overFullScreen }
    // On a phone in landscape, a sheet covers the screen.
    if style == .pageSheet, window.bounds.width > window.bounds.height { style = .overFullScreen }
    self.style = style
    container = PresentationContainerView(
      frame: window.bounds, sheetTop: style == .pageSheet ? window.safeAreaInsets.top + Look.sheetGap : nil)
    container.presentation = self
    container.coveredBottom = window.safeAreaInsets.bottom
  }

  /// A Boolean value that indicates whether the presenter's views leave the screen.
  var replacesPresenter: Bool { style == .fullScreen }

  /// A Boolean value that indicates whether the presenter is also being dismissed.
  var presenterIsLeaving: Bool { presenter?.presentationOfSelf?.phase == .dismissing }

  /// The presentations from this one to the topmost.
  private var chain: [ModalPresentation] { [self] + (presented.presentation?.chain ?? []) }

  // MARK: Presenting

  /// Begins the presentation in Apple's order.
  ///
  /// The presenter is the first to be notified that it disappears, and the presented controller is the first to be
  /// notified that it appeared (reported). Then the completion is called.
  func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    if replacesPresenter { presenter?.beginDisappearance(animated: animated) }
    presented.beginAppearance(animated: animated)
    container.show(presented)
    window.addSubview(container)
    presented.continueAppearance(animated: animated)
    container.layoutIfNeeded()
    let end = {
      self.container.content.keepsSafeArea = false
      self.phase = .presented
      self.presented.endAppearance(animated: animated)
      self.isComing = false
      if self.replacesPresenter {
        self.presenter?.topView?.removeFromSuperview()
        self.presenter?.endDisappearance(animated: animated)
      }
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      completion?()
    }
    guard animated else {
      showBackdrop()
      return end()
    }
    UIView.performWithoutAnimation { self.hideContent() }
    animate(
      {
        self.showContent()
        self.showBackdrop()
      }, completion: end)
  }

  // MARK: Dismissing

  /// Ends the presentation and all those over it. Only the topmost one is animated.
  func end(animated: Bool, completion: (() -> Void)?) {
    let leaving = chain
    guard let uppermost = leaving.last else { return }
    for presentation in leaving { presentation.phase = .dismissing }
    for presentation in leaving.reversed() { presentation.presented.beginDisappearance(animated: animated) }
    if leaving.contains(where: \.replacesPresenter) {
      bringPresenterBack(below: uppermost.container, animated: animated)
    }
    for presentation in leaving.dropLast() { presentation.container.isHidden = true }
    container.window?.updateStatusBar()
    container.window?.updateOrientation()
    let end = {
      if self.presenter?.appearance == .appearing { self.presenter?.endAppearance(animated: animated) }
      for presentation in leaving.reversed() { presentation.leave(animated: animated) }
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      completion?()
    }
    guard animated else {
      hideBackdrop()
      return end()
    }
    uppermost.container.content.keepsSafeArea = true
    uppermost.animate(
      {
        uppermost.hideContent()
        uppermost.hideBackdrop()
        self.hideBackdrop()
      }, completion: end)
  }

  private func bringPresenterBack(below leaving: UIView, animated: Bool) {
    guard let presenter else { return }
    if let view = presenter.topView, view.superview == nil, let window = leaving.window {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: leaving)
    }
    presenter.beginAppearance(animated: animated)
    presenter.continueAppearance(animated: animated)
    presenter.topView?.layoutIfNeeded()
  }

  private func leave(animated: Bool) {
    presented.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
    presented.endDisappearance(animated: animated)
    presented.presentationOfSelf = nil
    presented.heldPresentationController = nil
    presenter?.presentation = nil
  }
}
