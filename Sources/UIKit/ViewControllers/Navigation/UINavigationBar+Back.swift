import Foundation

extension UINavigationBar {
  /// A Boolean value that indicates whether the top item has a Back button: one to the previous page, or one of its own
  /// `backAction`.
  var showsBackButton: Bool {
    guard let topItem, !topItem.hidesBackButton, backItem != nil || topItem.backAction != nil else { return false }
    return topItem.leftBarButtonItems?.isEmpty != false || topItem.leftItemsSupplementBackButton
  }

  /// Lays out the Back button of the top item.
  func layOutBackButton() {
    backButton.isHidden = !showsBackButton
    guard showsBackButton else { return }
    backButton.semanticContentAttribute = semanticContentAttribute
    if let backItem {
      backButton.show(title(of: backItem), color: backItem.backBarButtonItem?.tintColor, image: BarBackButton.chevron)
    } else if let action = topItem?.backAction {
      // Documented: the button has the image or title of the action.
      backButton.show(action.image == nil ? action.title : "", color: nil, image: action.image ?? BarBackButton.chevron)
    }
    backButton.frame = placed(CGRect(x: 8, y: 0, width: backButton.width(in: bounds), height: standardHeight))
  }

  /// Returns the title of the button that leads to an item.
  private func title(of item: UINavigationItem) -> String {
    if let own = item.backBarButtonItem { return own.title ?? "" }
    return switch item.backButtonDisplayMode {
    case .default: item.backButtonTitle ?? item.title ?? ""
    case .generic: SystemWords.back
    case .minimal: ""
    }
  }

  /// Performs the top item's `backAction`, or else returns to the previous page.
  ///
  /// Without a navigation controller, the bar removes its top item.
  func goBack() {
    if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
    if let controller = superview?.viewController as? UINavigationController { return controller.goBack() }
    if backItem != nil { items?.removeLast() }
  }
}
