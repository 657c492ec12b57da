@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Hashable, Sendable { case center, natural }
  public static func empty() -> UIContentUnavailableConfiguration
  public static func loading() -> UIContentUnavailableConfiguration
  public static func search() -> UIContentUnavailableConfiguration
  public var background: UIBackgroundConfiguration { get set }
  public var alignment: UIContentUnavailableConfiguration.Alignment { get set }
  public var axesPreservingSuperviewLayoutMargins: UIAxis { get set }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  public var image: UIImage? { get set }
  public var imageProperties: UIContentUnavailableConfiguration.ImageProperties { get set }
  public var text: String? { get set }
  public var attributedText: NSAttributedString? { get set }
  public var textProperties: UIContentUnavailableConfiguration.TextProperties { get set }
  public var secondaryText: String? { get set }
  public var secondaryAttributedText: NSAttributedString? { get set }
  public var secondaryTextProperties: UIContentUnavailableConfiguration.TextProperties { get set }
  public var button: UIButton.Configuration { get set }
  public var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties { get set }
  public var secondaryButton: UIButton.Configuration { get set }
  public var secondaryButtonProperties: UIContentUnavailableConfiguration.ButtonProperties { get set }
  public var imageToTextPadding: CGFloat { get set }
  public var textToSecondaryTextPadding: CGFloat { get set }
  public var textToButtonPadding: CGFloat { get set }
  public var buttonToSecondaryButtonPadding: CGFloat { get set }
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
    public var tintColor: UIColor? { get set }
    public var cornerRadius: CGFloat { get set }
    public var maximumSize: CGSize { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public struct TextProperties: Hashable {
    public var font: UIFont { get set }
    public var color: UIColor { get set }
    public var lineBreakMode: NSLineBreakMode { get set }
    public var numberOfLines: Int { get set }
    public var adjustsFontSizeToFitWidth: Bool { get set }
    public var minimumScaleFactor: CGFloat { get set }
    public var allowsDefaultTighteningForTruncation: Bool { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction? { get set }
    public var isEnabled: Bool { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration
  nonisolated public static func == (a: Self, b: Self) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public init(traitCollection: UITraitCollection)
  public var traitCollection: UITraitCollection { get set }
  public var searchText: String? { get set }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
@MainActor @preconcurrency @objc open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration)
  required public init?(coder: NSCoder)
  open var configuration: any UIContentConfiguration { get set }
}
