extension UIView {
  /// Returns the layout direction of content with an attribute, for the direction of the interface.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    direction(for: attribute, in: UIScreen.main.traitCollection.layoutDirection)
  }
}
