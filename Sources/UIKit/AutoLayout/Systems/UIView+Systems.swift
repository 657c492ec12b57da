import Foundation

// These methods determine the root view of each system. Changes only mark a system as stale; the next layout pass
// rebuilds it.

extension UIView {
  /// A Boolean value that indicates whether the view has a superview, and no outside constraint affects its frame.
  var isRootInSuperview: Bool {
    translatesAutoresizingMaskIntoConstraints && (layoutState?.mentionsFromAbove ?? 0) == 0
  }

  /// A Boolean value that indicates whether the view's size is fixed for the constraints below it.
  var isSystemRoot: Bool { isRootInSuperview || parentView == nil }

  /// The root of the system that solves this view's contents.
  var systemRoot: UIView {
    var view = self
    while !view.isRootInSuperview, let parent = view.parentView { view = parent }
    return view
  }

  /// Marks the system as stale after views or constraints in this view are added or removed.
  func markSystemStale() {
    let root = systemRoot
    let state = root.madeLayoutState
    state.needsSystem = true
    state.system?.isStale = true
    root.setNeedsLayout()
  }

  /// Updates the systems after this view's membership in them can have changed.
  func membershipChanged() {
    parentView?.markSystemStale()
    if isSystemRoot { markSystemStale() } else { retireOwnSystem() }
  }

  /// Removes the view's own system when the view is no longer a root.
  func retireOwnSystem() {
    layoutState?.system?.retire()
    layoutState?.system = nil
  }

  /// Updates the systems after the view is added to a superview.
  func joinSuperviewSystem() {
    if let state = layoutState, state.mentionsFromAbove != 0 { forgetDeadMentions() }
    guard !isRootInSuperview else { return }
    retireOwnSystem()
    parentView?.markSystemStale()
  }

  /// Updates the systems before the view leaves its superview, after all constraints from above are deactivated.
  func leaveSuperviewSystem() {
    guard !isRootInSuperview else { return }
    parentView?.markSystemStale()
    leaveSystem(layoutState?.reference.system)
    if layoutState != nil || !subviewList.isEmpty {
      madeLayoutState.needsSystem = true
      setNeedsLayout()
    }
  }

  private func leaveSystem(_ system: LayoutSystem?) {
    guard let system, let reference = layoutState?.reference, reference.system === system else { return }
    reference.system = nil
    for view in subviewList { view.leaveSystem(system) }
  }

  /// Recounts the mentions below this view, because a deallocated owner can't remove the mentions of its constraints.
  private func forgetDeadMentions() {
    clearMentions()
    recountMentions()
  }

  private func clearMentions() {
    guard let state = layoutState else { return }
    state.outerConstraints.removeAll { $0.owner == nil }
    state.mentionsFromAbove = 0
    for view in subviewList { view.clearMentions() }
  }

  private func recountMentions() {
    guard let state = layoutState else { return }
    for constraint in state.outerConstraints { constraint.owner?.countMentions(of: constraint, 1, in: self) }
    for view in subviewList { view.recountMentions() }
  }
}

// MARK: - Layout

extension UIView {
  /// Solves the view's own system, if there is one, before its subviews are laid out.
  func updateOwnSystem() {
    guard let state = layoutState, state.needsSystem || state.system != nil, isSystemRoot else { return }
    let system = ownSystem(state)
    system.update()
    if system.isEmpty {
      state.system = nil
      state.reference.system = nil
    } else if system.decidesRootSize {
      takeOwnSolvedSize(system)
    }
  }

  /// Returns the view's own system, and creates it if necessary.
  func ownSystem(_ state: ViewLayoutState) -> LayoutSystem {
    state.needsSystem = false
    if let system = state.system { return system }
    let system = LayoutSystem(root: self)
    state.system = system
    return system
  }

  /// Sets the size that the view's own constraints determine, because it has no superview.
  private func takeOwnSolvedSize(_ system: LayoutSystem) {
    let rect = CGRect(origin: .zero, size: system.solvedRect(0).size)
    let size = frame(forAlignmentRect: rect.roundedToPixels(layoutScale)).size
    if size != bounds.size { bounds.size = size }
  }

  /// Sets the frames of the subviews to the solved values.
  func applySolvedFrames() {
    var isUpToDate = false
    for view in subviewList {
      guard let reference = view.layoutState?.reference, reference.slot > 0, let system = reference.currentSystem else {
        continue
      }
      if !isUpToDate {
        // The last solution can be a measurement of another size.
        if !system.rootSize.isLayout { system.update() }
        isUpToDate = true
      }
      let item = system.items[Int(reference.slot)]
      if !item.isMasked { view.takeAlignmentRect(system.solvedRect(reference.slot)) }
    }
  }

  /// Returns whether the view already has the solved frame.
  func isPlaced(at rect: CGRect) -> Bool {
    let wanted = frame(forAlignmentRect: rect.roundedToPixels(layoutScale))
    let frame = untransformedFrame
    return abs(wanted.minX - frame.minX) < 1e-6 && abs(wanted.minY - frame.minY) < 1e-6
      && wanted.size == frame.size
  }

  private func takeAlignmentRect(_ rect: CGRect) {
    let frame = frame(forAlignmentRect: rect.roundedToPixels(layoutScale))
    let layer = ownLayer
    let anchor = layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    guard self.center != center else { return }
    self.center = center
    if preservesSuperviewLayoutMargins { insetsChanged() }
  }

  /// The number of pixels in a point.
  var layoutScale: CGFloat { max(traits.displayScale, 1) }
}

extension LayoutSystem {
  /// A Boolean value that indicates whether there is nothing to solve.
  var isEmpty: Bool { !isStale && items.count == 1 && records.isEmpty }
}

// MARK: - Changes

extension UIView {
  /// The current system of this view, or `nil` if there is none or it will be rebuilt anyway.
  private var currentSystem: LayoutSystem? {
    guard let system = layoutState?.reference.currentSystem, !system.isStale else { return nil }
    return system
  }

  /// Marks the view's intrinsic size as changed in a system.
  func contentSizeChanged(inSystem system: LayoutSystem) {
    guard let reference = layoutState?.reference else { return }
    let index = Int(system.items[Int(reference.slot)].size)
    if index >= 0 {
      if system.sizedItems[index].isDirty { return }
      system.sizedItems[index].isDirty = true
    }
    system.dirtySizes.append(reference.slot)
    system.root.setNeedsLayout()
  }

  /// Called when the view's intrinsic size changes.
  func intrinsicSizeChanged() {
    if let system = currentSystem { contentSizeChanged(inSystem: system) }
  }

  /// Called when the margins or the safe area change.
  func insetsChanged() {
    guard let system = currentSystem, !system.insetRecords.isEmpty else { return }
    system.areInsetsDirty = true
    system.root.setNeedsLayout()
  }

  /// Called when the origin of the view's own coordinates changes.
  func boundsOriginChanged() {
    guard let system = currentSystem, let slot = layoutState?.reference.slot else { return }
    if system.items[Int(slot)].scrolls {
      guard !system.offsetRecords.isEmpty else { return }
      system.areOffsetsDirty = true
      system.root.setNeedsLayout()
    } else {
      system.isStale = true
      system.root.setNeedsLayout()
    }
  }

  /// Called when the frame changes for any reason.
  func givenFrameChanged() {
    guard let system = currentSystem, let slot = layoutState?.reference.slot, slot > 0 else { return }
    guard system.items[Int(slot)].isMasked else { return }
    system.areMasksDirty = true
    system.root.setNeedsLayout()
  }

  /// Called when a value on which the system was built changes.
  func layoutTraitsChanged() {
    guard layoutState != nil, let system = currentSystem else { return }
    system.isStale = true
    system.root.setNeedsLayout()
  }
}
