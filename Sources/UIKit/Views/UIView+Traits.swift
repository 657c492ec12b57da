import Foundation

extension UIView: UITraitEnvironment {
  /// The traits that override the inherited ones for this view and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.values
      updateTraits()
    }
  }

  /// Updates the traits of the view and its subviews immediately, and notifies their observers.
  ///
  /// Apple's views otherwise update them at the next layout. Here they're always up to date.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Updates the view's traits, and notifies observers if they changed.
  func updateTraits() {
    var values = inheritedTraits
    if let viewController { values = values.overridden(by: viewController.ownTraitOverrides) }
    values = values.overridden(by: ownTraitOverrides)
    guard values != traits.values else { return }
    let previous = traits
    traits = UITraitCollection(values)
    resolveBackgroundColor()
    ownLayer.drawingMayHaveChanged()
    traitsDidChange(from: previous)
    traits.performAsCurrent {
      tellTraitChange(from: previous)
      viewController?.tellTraitChange(from: previous)
    }
    // Margins and the readable width depend on the traits, and leading and trailing edges on the direction.
    if traits.layoutDirection == previous.layoutDirection { insetsChanged() } else { layoutTraitsChanged() }
    setNeedsLayout()
    for view in subviewList { view.updateTraits() }
  }

  private var inheritedTraits: TraitValues {
    if let parentView { return parentView.traits.values }
    if let window = self as? UIWindow { return window.screen.traitCollection.values }
    return traits.values.overridden(by: UIScreen.main.traitCollection.values)
  }

  private func tellTraitChange(from previous: UITraitCollection) {
    (self as any TraitCollectionListener).traitCollectionDidChange(previous)
    TraitChangeRegistration.tell(traitRegistrations, from: previous, to: traits)
  }

  func resolveBackgroundColor() {
    ownLayer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traits).cgColor
  }

  /// Notifies this view, and subviews that inherit it, that the tint color changed.
  func tellTintColorChange() {
    ownLayer.drawingMayHaveChanged()
    tintColorDidChange()
    for view in subviewList where view.ownTintColor == nil { view.tellTintColorChange() }
  }

  static func direction(
    for attribute: UISemanticContentAttribute, in layoutDirection: UITraitEnvironmentLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns the smallest rectangle around the four converted corners of a rectangle.
  static func rect(around rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let (topLeft, topRight) = (
      convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY))
    )
    let (bottomLeft, bottomRight) = (
      convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY))
    )
    let left = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
