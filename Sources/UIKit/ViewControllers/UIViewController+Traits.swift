import Foundation

extension UIViewController: UITraitEnvironment {
  /// The traits that override the inherited ones for the controller's view and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.values
      rootView?.updateTraits()
    }
  }

  func tellTraitChange(from previous: UITraitCollection) {
    (self as any TraitCollectionListener).traitCollectionDidChange(previous)
    // A compact height hides the status bar.
    if previous.verticalSizeClass != traitCollection.verticalSizeClass { viewIfLoaded?.window?.updateStatusBar() }
    TraitChangeRegistration.tell(traitRegistrations, from: previous, to: traitCollection)
  }

  /// The margins of a controller's view: none at the top and bottom, and the device's at the sides.
  var rootViewMargins: NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}
