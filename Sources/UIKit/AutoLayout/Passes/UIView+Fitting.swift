import Foundation

extension UIView {
  /// Returns the size that best satisfies the constraints in this view, regardless of its current size.
  func sizeFitting(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateMarkedConstraints()
    var size = LayoutSystem.RootSize()
    size.isLayout = false
    size.width = target.width
    size.height = target.height
    size.widthPriority = min(max(horizontal.rawValue, 0.001), 1000)
    size.heightPriority = min(max(vertical.rawValue, 0.001), 1000)
    let fitting: CGSize
    if isSystemRoot {
      let system = ownSystem(madeLayoutState)
      system.solve(size)
      fitting = system.solvedRect(0).size
    } else {
      fitting = sizeFittingApart(size)
    }
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: fitting))
    return CGSize(
      width: PixelGrid.ceiling(frame.width, scale: layoutScale),
      height: PixelGrid.ceiling(frame.height, scale: layoutScale))
  }

  /// Solves the constraints in this view separately from the system to which it belongs.
  private func sizeFittingApart(_ size: LayoutSystem.RootSize) -> CGSize {
    let places = savedPlaces()
    let system = LayoutSystem(root: self)
    system.solve(size)
    let fitting = system.solvedRect(0).size
    for place in places { place.restore() }
    return fitting
  }

  /// The saved position of an item in its system.
  private struct SavedPlace {
    let reference: LayoutItemReference
    let system: LayoutSystem?
    let slot: Int32
    let build: Int32

    @MainActor init(_ reference: LayoutItemReference) {
      self.reference = reference
      system = reference.system
      slot = reference.slot
      build = reference.build
    }

    @MainActor func restore() {
      reference.system = system
      reference.slot = slot
      reference.build = build
    }
  }

  private func savedPlaces() -> [SavedPlace] {
    var places: [SavedPlace] = []
    func save(_ view: UIView) {
      places.append(SavedPlace(view.layoutItemReference))
      for guide in view.layoutState?.guides ?? [] { places.append(SavedPlace(guide.layoutItemReference)) }
      for view in view.subviewList where !view.isRootInSuperview { save(view) }
    }
    save(self)
    return places
  }
}
