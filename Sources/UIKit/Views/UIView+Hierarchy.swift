import Foundation

extension UIView {
  /// Creates a layer of the view's layer class.
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      raise(.invalidArgument, "+[\(self) layerClass] must be a subclass of CALayer, got \(layerClass)")
    }
    return ClassMaker.makeLayer(type)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling.parentView === self else { return insert(view, at: subviewList.count) }
    if view === sibling { return }
    // The view may leave a place before its sibling.
    var index = subviewList.firstIndex { $0 === sibling } ?? subviewList.count
    if let old = subviewList.firstIndex(where: { $0 === view }), old < index { index -= 1 }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    if view === self { raise(.invalidArgument, "Can't add self as subview") }
    if isDescendant(of: view) {
      raise(.invalidArgument, "Can't add \(view) as a subview of \(self): it contains it already")
    }
    if view.parentView === self { return reorder(view, to: index) }
    let window = enclosingWindow
    let changesWindow = view.enclosingWindow !== window
    if changesWindow { view.dropFirstResponder() }
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: window) }
    if let old = view.parentView {
      old.willRemoveSubview(view)
      old.unlink(view)
    }
    let index = min(max(index, 0), subviewList.count)
    subviewList.insert(view, at: index)
    view.parentView = self
    link(view, at: index)
    view.joinSuperviewSystem()
    view.updateTraits()
    view.updateSafeArea()
    if view.ownTintColor == nil { view.tellTintColorChange() }
    (self as? UIWindow)?.keepKeyboardInFront(of: view)
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow {
      view.tellDidMove()
      if window != nil { view.claimFirstResponderInside() }
    }
    if view.needsLayout || view.descendantNeedsLayout { view.tellAncestorsOfLayout() }
    if view.needsConstraintUpdate || view.descendantNeedsConstraintUpdate { view.tellAncestorsOfConstraintUpdate() }
    setNeedsLayout()
  }

  func detach() {
    dropFirstResponder()
    guard let parent = parentView else { return }
    let leavesWindow = enclosingWindow != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil) }
    parent.unlink(self)
    parent.setNeedsLayout()
    updateSafeArea()
    didMoveToSuperview()
    if leavesWindow { tellDidMove() }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.remove(at: old)
    let index = min(max(index, 0), subviewList.count)
    subviewList.insert(view, at: index)
    link(view, at: index)
    setNeedsLayout()
  }

  /// Inserts the view's layer among the sublayers.
  ///
  /// The frontmost view's layer is above all others, including layers without a view. Any other layer is directly above
  /// that of the subview behind it.
  private func link(_ view: UIView, at index: Int) {
    if index == subviewList.count - 1 {
      ownLayer.addSublayer(view.ownLayer)
    } else if index > 0 {
      ownLayer.insertSublayer(view.ownLayer, above: subviewList[index - 1].ownLayer)
    } else {
      ownLayer.insertSublayer(view.ownLayer, below: subviewList[1].ownLayer)
    }
  }

  private func unlink(_ view: UIView) {
    view.deactivateConstraintsToOutside()
    view.leaveSuperviewSystem()
    subviewList.removeAll { $0 === view }
    view.ownLayer.removeFromSuperlayer()
    view.parentView = nil
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    abandonGestures()
    for view in subviewList { view.tellWillMove(to: window) }
  }

  private func claimFirstResponderInside() {
    claimFirstResponder()
    for view in subviewList { view.claimFirstResponderInside() }
  }

  private func tellDidMove() {
    // A container's insets apply only in a window, even to views that nothing covers.
    if let controller = viewController,
      controller.containerSafeAreaInsets + controller.additionalSafeAreaInsets != .zero
    {
      updateSafeArea()
    }
    didMoveToWindow()
    viewController?.viewMoved(intoWindow: enclosingWindow != nil)
    for view in subviewList { view.tellDidMove() }
  }
}
