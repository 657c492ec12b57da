import Foundation

// Which view is the root of which system. Trees and constraints only note here that a system has to be built anew; that
// happens in the next layout pass.

extension UIView {
  /// A Boolean value that indicates whether the view has a superview, and a frame that no constraint outside of it
  /// affects.
  var isRootInSuperview: Bool {
    translatesAutoresizingMaskIntoConstraints && (layoutState?.mentionsFromAbove ?? 0) == 0
  }

  /// A Boolean value that indicates whether the view's size is a given for the constraints below it.
  var isSystemRoot: Bool { isRootInSuperview || parentView == nil }

  /// The view whose system solves what lies in this one.
  var systemRoot: UIView {
    var view = self
    while !view.isRootInSuperview, let parent = view.parentView { view = parent }
    return view
  }

  /// Notes that views or constraints that lie in this view have come or gone.
  func markSystemStale() {
    let root = systemRoot
    let state = root.madeLayoutState
    state.needsSystem = true
    state.system?.isStale = true
    root.setNeedsLayout()
  }

  /// Notes that this view's own place in the systems may have changed.
  func membershipChanged() {
    parentView?.markSystemStale()
    if isSystemRoot { markSystemStale() } else { retireOwnSystem() }
  }

  /// Called when the view is no longer the root of a system.
  func retireOwnSystem() {
    layoutState?.system?.retire()
    layoutState?.system = nil
  }

  /// Called after the view was added to a superview.
  func joinSuperviewSystem() {
    if let state = layoutState, state.mentionsFromAbove != 0 { forgetDeadMentions() }
    guard !isRootInSuperview else { return }
    retireOwnSystem()
    parentView?.markSystemStale()
  }

  /// Called before the view leaves its superview, with no constraint from above left.
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

  /// Constraints whose holder has died with all above this view cannot say so any more: what they counted is counted
  /// anew.
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
  /// Solves the view's own system, if it has one, before its subviews are laid out.
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

  /// The view's own system, made if it has none.
  func ownSystem(_ state: ViewLayoutState) -> LayoutSystem {
    state.needsSystem = false
    if let system = state.system { return system }
    let system = LayoutSystem(root: self)
    state.system = system
    return system
  }

  /// Takes the size that its own constraints ask for: it has no superview that would give it one.
  private func takeOwnSolvedSize(_ system: LayoutSystem) {
    let rect = CGRect(origin: .zero, size: system.solvedRect(0).size)
    let size = frame(forAlignmentRect: rect.roundedToPixels(layoutScale)).size
    if size != bounds.size { bounds.size = size }
  }

  /// Gives the subviews the frames that the constraints ask for.
  func applySolvedFrames() {
    var isUpToDate = false
    for view in subviewList {
      guard let reference = view.layoutState?.reference, reference.slot > 0, let system = reference.currentSystem else {
        continue
      }
      if !isUpToDate {
        // Somebody may have asked for another size since.
        if !system.rootSize.isLayout { system.update() }
        isUpToDate = true
      }
      let item = system.items[Int(reference.slot)]
      if !item.isMasked { view.takeAlignmentRect(system.solvedRect(reference.slot)) }
    }
  }

  /// Returns whether constraints ask for the frame.
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

  /// The pixels in a point.
  var layoutScale: CGFloat { max(traits.displayScale, 1) }
}

extension LayoutSystem {
  /// A Boolean value that indicates whether there is nothing to solve.
  var isEmpty: Bool { !isStale && items.count == 1 && records.isEmpty }
}

// MARK: - What has changed

extension UIView {
  /// The system that this view's own frame, or what lies in it, is solved in; nil if that is to be built anyway.
  private var currentSystem: LayoutSystem? {
    guard let system = layoutState?.reference.currentSystem, !system.isStale else { return nil }
    return system
  }

  /// Called when the content asks for another size.
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

  /// Called when the size that the content asks for has changed.
  func intrinsicSizeChanged() {
    if let system = currentSystem { contentSizeChanged(inSystem: system) }
  }

  /// Called when margins or safe area have changed.
  func insetsChanged() {
    guard let system = currentSystem, !system.insetRecords.isEmpty else { return }
    system.areInsetsDirty = true
    system.root.setNeedsLayout()
  }

  /// Called when the origin of the view's own coordinates has moved.
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

  /// Called when the frame changes, for any reason.
  func givenFrameChanged() {
    guard let system = currentSystem, let slot = layoutState?.reference.slot, slot > 0 else { return }
    guard system.items[Int(slot)].isMasked else { return }
    system.areMasksDirty = true
    system.root.setNeedsLayout()
  }

  /// Called when something has changed that was looked at when the system was built.
  func layoutTraitsChanged() {
    guard layoutState != nil, let system = currentSystem else { return }
    system.isStale = true
    system.root.setNeedsLayout()
  }
}
