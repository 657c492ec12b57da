import Foundation

extension UIViewController: UITraitEnvironment {
  /// Traits that replace, for the controller's view and all in it, those that it inherits.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.values
      rootView?.updateTraits()
    }
  }

  func tellTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    TraitChangeRegistration.tell(traitRegistrations, from: previous, to: traitCollection)
  }

  /// The margins of a controller's view: nothing at top and bottom, the device's at the sides.
  var rootViewMargins: NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}
