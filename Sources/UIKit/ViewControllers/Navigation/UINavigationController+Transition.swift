import Foundation

// Apple's order for pushing and popping (reported): the old page will disappear, the new one will appear, the old one
// did disappear, the new one did appear. After a canceled swipe: the new page will and did disappear, the old one will
// and did appear.
extension UINavigationController {
  /// Changes the stack and shows its top page.
  ///
  /// Returning to a page can be animated. Other changes are immediate.
  func setStack(_ new: [UIViewController], animated: Bool, interactive: Bool = false) {
    finishTransition()
    let isReturn = new.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
    let canAnimate = isShown && isReturn && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    let transition = NavigationTransition(
      from: stack, to: new, in: viewIfLoaded ?? navigationBar, animated: animated && canAnimate,
      interactive: interactive && canAnimate)
    // Pages are added first so that they have a parent when they're notified of their appearance.
    for page in transition.added { addChild(page) }
    for page in transition.removed { page.willMove(toParent: nil) }
    // In its callbacks, a page that was popped is no longer in the stack (reported).
    stack = new
    self.transition = transition
    if transition.changesPage { announce(transition) }
    // A callback may have changed the stack again.
    guard !transition.isOver else { return }
    arrange(transition)
    guard !transition.isOver else { return }
    guard transition.isAnimated else { return end(transition) }
    transition.uncover { [weak self] in self?.end(transition) }
  }

  private var isShown: Bool { appearance == .appeared || appearance == .appearing }

  /// Ends the running transition immediately.
  func finishTransition() {
    guard let transition else { return }
    if transition.isUncovering { return transition.finish() }
    if !transition.isArranged { arrange(transition) }
    if !transition.isOver { end(transition) }
  }

  private func announce(_ transition: NavigationTransition) {
    guard let page = transition.to else { return leave(transition) }
    guard isShown else { return announcesLater = true }
    leave(transition)
    guard !transition.isOver else { return }
    page.beginAppearance(animated: transition.isAnimated)
    guard !transition.isOver else { return }
    delegate?.navigationController(self, willShow: page, animated: transition.isAnimated)
  }

  private func leave(_ transition: NavigationTransition) {
    if isShown { transition.from?.beginDisappearance(animated: transition.isAnimated) }
  }

  /// Shows the new page, above or below the old one.
  private func arrange(_ transition: NavigationTransition) {
    transition.isArranged = true
    navigationBar.items = stack.map(\.navigationItem)
    tabBarController?.pageDidChange()
    guard transition.changesPage else { return }
    if !transition.isAnimated { transition.from?.viewIfLoaded?.removeFromSuperview() }
    if isViewLoaded { showTopView() }
    guard isShown else { return }
    // The old page's callback comes before the new page's layout if nothing is animated.
    if !transition.isAnimated { transition.from?.endDisappearance(animated: false) }
    transition.to?.continueAppearance(animated: transition.isAnimated)
    viewIfLoaded?.layoutIfNeeded()
  }

  private func end(_ transition: NavigationTransition) {
    guard !transition.isOver else { return }
    transition.isOver = true
    self.transition = nil
    if transition.isAnimated { transition.putBack() }
    if transition.isCancelled { restore(transition) } else { complete(transition) }
    transition.callCompletions()
    if isShown, transition.changesPage { UIAccessibility.post(notification: .screenChanged, argument: nil) }
  }

  private func complete(_ transition: NavigationTransition) {
    let changes = isShown && transition.changesPage
    if changes {
      if transition.isAnimated { transition.from?.viewIfLoaded?.removeFromSuperview() }
      transition.from?.endDisappearance(animated: transition.isAnimated)
      transition.to?.endAppearance(animated: transition.isAnimated)
    }
    // A callback may have added a page again.
    for page in transition.removed where !stack.contains(where: { $0 === page }) && page.parent === self {
      page.removeFromParent()
    }
    for page in transition.added where page.parent === self { page.didMove(toParent: self) }
    if changes, let page = transition.to {
      delegate?.navigationController(self, didShow: page, animated: transition.isAnimated)
    }
  }

  /// Shows the old page again because the user canceled the transition.
  private func restore(_ transition: NavigationTransition) {
    transition.to?.beginDisappearance(animated: true)
    transition.to?.viewIfLoaded?.removeFromSuperview()
    stack = transition.oldStack
    navigationBar.items = stack.map(\.navigationItem)
    tabBarController?.pageDidChange()
    showTopView()
    transition.to?.endDisappearance(animated: true)
    if isShown { transition.from?.beginAppearance(animated: true) }
    viewIfLoaded?.layoutIfNeeded()
    transition.from?.endAppearance(animated: true)
  }
}
