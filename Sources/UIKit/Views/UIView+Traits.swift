import Foundation

extension UIView: UITraitEnvironment {
  /// Traits that replace, for this view and all in it, those that it inherits.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.values
      updateTraits()
    }
  }

  /// Updates the traits of the view and of what is in it at once, and notifies their observers.
  ///
  /// Apple's views wait for the next layout with this, unless this is called; here they are always up to date.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Updates the view's traits and, if they changed, notifies their observers.
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
    // Margins and the readable width follow the traits, leading and trailing edges the direction.
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
    traitCollectionDidChange(previous)
    TraitChangeRegistration.tell(traitRegistrations, from: previous, to: traits)
  }

  func resolveBackgroundColor() {
    ownLayer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traits).cgColor
  }

  /// Notifies this view, and those below that inherit it, that the tint color changed.
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

  /// The smallest rectangle around the four corners of a rectangle, moved each by `convert`.
  static func rect(around rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
