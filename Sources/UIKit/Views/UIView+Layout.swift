import Foundation

extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    // Many views draw when they're laid out. Scroll views don't, and they're large.
    if self is UIScrollView || self is UIWindow { DisplayNews.post() } else { ownLayer.drawingMayHaveChanged() }
    tellAncestorsOfLayout()
    if let layoutState, layoutState.isCellContent { (parentView as? UITableViewCell)?.contentWasMarked() }
  }

  /// Marks the ancestors as having a descendant that needs layout, so that a pass visits only marked views.
  func tellAncestorsOfLayout() {
    var view = parentView
    while let next = view, !next.descendantNeedsLayout {
      next.descendantNeedsLayout = true
      view = next.parentView
    }
  }

  func layOutFromTopmostMarkedView() { LayoutEnd.after { layOutMarkedViews() } }

  private func layOutMarkedViews() {
    var marked: [UIView] = []
    var view = parentView
    while let next = view {
      if next.isMarked { marked.append(next) }
      view = next.parentView
    }
    for view in marked.reversed() where view.isMarked { view.layOutBranch() }
    // Inside a pass, the descent from a marked ancestor may be over already.
    layOutBranch()
  }

  private var isMarked: Bool { needsLayout || needsConstraintUpdate }

  /// Lays out the view and its subviews, regardless of marks outside.
  func layOutBranch() { LayoutEnd.after { layOutRepeatedly() } }

  private func layOutRepeatedly() {
    // Views that mark themselves during layout are laid out again, but not forever.
    for _ in 0..<Self.mostLayoutPasses {
      updateMarkedConstraints()
      guard needsLayout || descendantNeedsLayout else { return }
      layOutTree()
    }
    guard let view = firstMarkedView else { return }
    Limit.report(
      "Layout without end",
      "\(type(of: view)) was laid out \(Self.mostLayoutPasses) times in a row and needs layout still. Look for setNeedsLayout() in "
        + "its layoutSubviews(), or for frames and constraints that contradict each other there.")
  }

  /// The maximum number of layouts of a tree in one pass.
  private static var mostLayoutPasses: Int { 100 }

  private var firstMarkedView: UIView? {
    if needsLayout { return self }
    return descendantNeedsLayout ? subviewList.lazy.compactMap(\.firstMarkedView).first : nil
  }

  private func layOutTree() {
    if needsLayout {
      updateOwnSystem()
      needsLayout = false
      let outer = UITraitCollection.current
      UITraitCollection.current = traits
      viewController?.updateContentUnavailableIfNeeded()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.placeContentUnavailableView()
      viewController?.viewDidLayoutSubviews()
      (viewController as? UITableViewController)?.showFollowedCaret()
      UITraitCollection.current = outer
    }
    if descendantNeedsLayout {
      descendantNeedsLayout = false
      for view in subviewList where view.needsLayout || view.descendantNeedsLayout { view.layOutTree() }
    }
  }
}
