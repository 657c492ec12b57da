@MainActor @preconcurrency public protocol UIConfigurationState: Hashable {
  var traitCollection: UITraitCollection { get set }
}
public struct UICellConfigurationState: Hashable {
  @MainActor public var isSelected: Bool { get set }
  @MainActor public var isHighlighted: Bool { get set }
  @MainActor public var isDisabled: Bool { get set }
  @MainActor public var isEditing: Bool { get set }
  @MainActor public var isSwiped: Bool { get set }
  @MainActor public var isExpanded: Bool { get set }
  public static func == (a: UICellConfigurationState, b: UICellConfigurationState) -> Bool
  public func hash(into hasher: inout Hasher)
}
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func cell() -> UIListContentConfiguration
  public static func subtitleCell() -> UIListContentConfiguration
  public static func valueCell() -> UIListContentConfiguration
  public static func plainHeader() -> UIListContentConfiguration
  public static func groupedHeader() -> UIListContentConfiguration
  public static func groupedFooter() -> UIListContentConfiguration
  public struct TextProperties: Hashable {
    public var font: UIFont { get set }
    public var color: UIColor { get set }
    public var numberOfLines: Int { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor? { get set }
    public var maximumSize: CGSize { get set }
    public var cornerRadius: CGFloat { get set }
    nonisolated public static func == (a: Self, b: Self) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
  public var text: String? { get set }
  public var secondaryText: String? { get set }
  public var image: UIImage? { get set }
  public var textProperties: TextProperties { get set }
  public var secondaryTextProperties: TextProperties { get set }
  public var imageProperties: ImageProperties { get set }
  public var prefersSideBySideTextAndSecondaryText: Bool { get set }
  public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
  nonisolated public static func == (a: Self, b: Self) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
@MainActor @preconcurrency public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration
  public static func listPlainCell() -> UIBackgroundConfiguration  // deprecated in iOS 18
  public static func listGroupedCell() -> UIBackgroundConfiguration  // deprecated in iOS 18
  public var backgroundColor: UIColor? { get set }
  public var cornerRadius: CGFloat { get set }
  public var customView: UIView? { get set }
  nonisolated public static func == (a: Self, b: Self) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
