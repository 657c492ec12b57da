extension UIView {
  /// The direction in which content with an attribute is laid out where the language is left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    direction(for: attribute, in: UIScreen.main.traitCollection.layoutDirection)
  }
}
