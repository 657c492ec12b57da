import Foundation

extension UIButton {
  /// The types of a button, which can't change after creation.
  public enum ButtonType: Int, Sendable {
    /// A button without a system style.
    case custom
    /// A button with text or an image in the tint color.
    case system
    /// A button with an i in a circle, which shows more details.
    case detailDisclosure
    /// A button with an i in a circle, the same as `detailDisclosure` since iOS 7.
    case infoLight
    /// A button with an i in a circle, the same as `detailDisclosure` since iOS 7.
    case infoDark
    /// A button with a plus sign in a circle.
    case contactAdd
    /// A button with a cross in a gray circle, which dismisses the view that contains it.
    case close = 7
  }

  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.ButtonType {
  /// The symbol that a button of this type shows if it doesn't have an image.
  var symbol: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle", withConfiguration: Self.large)
    case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: Self.large)
    case .close:
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .heavy))
    }
  }

  private static var large: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
  }

  /// The size, in points, of a button that always shows its symbol.
  var fixedSize: CGSize? {
    switch self {
    case .custom, .system: nil
    // The size is measured (metrics.md 9).
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 73.0 / 3, height: 71.0 / 3)
    // The size is assumed; a device would settle it.
    case .close: CGSize(width: 30, height: 30)
    }
  }
}
