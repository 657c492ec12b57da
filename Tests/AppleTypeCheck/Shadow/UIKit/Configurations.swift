public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public init(_ rawValue: String)
  public init(rawValue: String)
  public var rawValue: String { get set }
}
public protocol UIConfigurationState: Hashable {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
public struct UIViewConfigurationState: UIConfigurationState {
  public init(traitCollection: UITraitCollection)
  public var traitCollection: UITraitCollection { get set }
  public var isDisabled: Bool { get set }
  public var isHighlighted: Bool { get set }
  public var isSelected: Bool { get set }
  public var isFocused: Bool { get set }
  public var isPinned: Bool { get set }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  public static func == (a: UIViewConfigurationState, b: UIViewConfigurationState) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Hashable { case none, lifting, dragging }
  public enum DropState: Hashable { case none, notTargeted, targeted }
  public init(traitCollection: UITraitCollection)
  public var traitCollection: UITraitCollection { get set }
  public var isDisabled: Bool { get set }
  public var isHighlighted: Bool { get set }
  public var isSelected: Bool { get set }
  public var isFocused: Bool { get set }
  public var isPinned: Bool { get set }
  public var isEditing: Bool { get set }
  public var isExpanded: Bool { get set }
  public var isSwiped: Bool { get set }
  public var isReordering: Bool { get set }
  public var cellDragState: UICellConfigurationState.DragState { get set }
  public var cellDropState: UICellConfigurationState.DropState { get set }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  public static func == (a: UICellConfigurationState, b: UICellConfigurationState) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct UIConfigurationColorTransformer {
  public init(_ transform: @escaping (UIColor) -> UIColor)
  public let transform: (UIColor) -> UIColor
  public func callAsFunction(_ input: UIColor) -> UIColor
  public static var grayscale: UIConfigurationColorTransformer { get }
  public static var preferredTint: UIConfigurationColorTransformer { get }
  public static var monochromeTint: UIConfigurationColorTransformer { get }
}
public struct UIAxis: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var horizontal: UIAxis { get }
  public static var vertical: UIAxis { get }
  public static var both: UIAxis { get }
}
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool
}
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func cell() -> UIListContentConfiguration
  public static func subtitleCell() -> UIListContentConfiguration
  public static func valueCell() -> UIListContentConfiguration
  public static func plainHeader() -> UIListContentConfiguration
  public static func plainFooter() -> UIListContentConfiguration
  public static func groupedHeader() -> UIListContentConfiguration
  public static func groupedFooter() -> UIListContentConfiguration
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont { get set }
    public var color: UIColor { get set }
    public var colorTransformer: UIConfigurationColorTransformer? { get set }
    public func resolvedColor() -> UIColor
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment { get set }
    public var lineBreakMode: NSLineBreakMode { get set }
    public var numberOfLines: Int { get set }
    public var adjustsFontSizeToFitWidth: Bool { get set }
    public var minimumScaleFactor: CGFloat { get set }
    public var allowsDefaultTighteningForTruncation: Bool { get set }
    public var adjustsFontForContentSizeCategory: Bool { get set }
    public var transform: UIListContentConfiguration.TextProperties.TextTransform { get set }
    public var showsExpansionTextWhenTruncated: Bool { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
    public var tintColor: UIColor? { get set }
    public var tintColorTransformer: UIConfigurationColorTransformer? { get set }
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor
    public var cornerRadius: CGFloat { get set }
    public var maximumSize: CGSize { get set }
    public var reservedLayoutSize: CGSize { get set }
    public static var standardDimension: CGFloat { get }
    public var accessibilityIgnoresInvertColors: Bool { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public var image: UIImage? { get set }
  public var imageProperties: ImageProperties { get set }
  public var text: String? { get set }
  public var attributedText: NSAttributedString? { get set }
  public var textProperties: TextProperties { get set }
  public var secondaryText: String? { get set }
  public var secondaryAttributedText: NSAttributedString? { get set }
  public var secondaryTextProperties: TextProperties { get set }
  public var axesPreservingSuperviewLayoutMargins: UIAxis { get set }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  public var prefersSideBySideTextAndSecondaryText: Bool { get set }
  public var imageToTextPadding: CGFloat { get set }
  public var textToSecondaryTextHorizontalPadding: CGFloat { get set }
  public var textToSecondaryTextVerticalPadding: CGFloat { get set }
  public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
  nonisolated public static func == (a: Self, b: Self) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
@MainActor @preconcurrency @objc open class UIListContentView: UIView, UIContentView {
  public convenience init(configuration: UIListContentConfiguration)
  required public init?(coder: NSCoder)
  open var configuration: any UIContentConfiguration { get set }
  open var textLayoutGuide: UILayoutGuide? { get }
  open var secondaryTextLayoutGuide: UILayoutGuide? { get }
  open var imageLayoutGuide: UILayoutGuide? { get }
}
@MainActor @preconcurrency public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration
  public static func listPlainCell() -> UIBackgroundConfiguration  // deprecated in iOS 18
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration  // deprecated in iOS 18
  public static func listGroupedCell() -> UIBackgroundConfiguration  // deprecated in iOS 18
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration  // deprecated in iOS 18
  public var customView: UIView? { get set }
  public var cornerRadius: CGFloat { get set }
  public var backgroundInsets: NSDirectionalEdgeInsets { get set }
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge { get set }
  public var backgroundColor: UIColor? { get set }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? { get set }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor
  public var image: UIImage? { get set }
  public var imageContentMode: UIView.ContentMode { get set }
  public var strokeColor: UIColor? { get set }
  public var strokeColorTransformer: UIConfigurationColorTransformer? { get set }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor
  public var strokeWidth: CGFloat { get set }
  public var strokeOutset: CGFloat { get set }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration
  nonisolated public static func == (a: Self, b: Self) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer
}
