import Foundation

extension UIButton {
  /// The types of a button; a button's type cannot change.
  public enum ButtonType: Int, Sendable {
    /// A button without a system look.
    case custom
    /// Text or an image in the tint color.
    case system
    /// An i in a circle, for more about what it stands beside.
    case detailDisclosure
    /// An i in a circle; the same as `detailDisclosure` since iOS 7.
    case infoLight
    /// An i in a circle; the same as `detailDisclosure` since iOS 7.
    case infoDark
    /// A plus sign in a circle.
    case contactAdd
    /// A cross in a gray circle, to close what it is in.
    case close = 7
  }

  /// A closure that brings a button's configuration up to date.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.ButtonType {
  /// The sign that a button of this type shows where it has no image of its own.
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

  /// The size in points of buttons that always show their sign.
  var fixedSize: CGSize? {
    switch self {
    case .custom, .system: nil
    // metrics.md 9.
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 73.0 / 3, height: 71.0 / 3)
    // Assumed: a device would settle it.
    case .close: CGSize(width: 30, height: 30)
    }
  }
}
