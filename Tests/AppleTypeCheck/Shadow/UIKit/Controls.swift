@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var touchDown: Event { get }
    public static var touchDownRepeat: Event { get }
    public static var touchDragInside: Event { get }
    public static var touchDragOutside: Event { get }
    public static var touchDragEnter: Event { get }
    public static var touchDragExit: Event { get }
    public static var touchUpInside: Event { get }
    public static var touchUpOutside: Event { get }
    public static var touchCancel: Event { get }
    public static var valueChanged: Event { get }
    public static var primaryActionTriggered: Event { get }
    public static var menuActionTriggered: Event { get }
    public static var editingDidBegin: Event { get }
    public static var editingChanged: Event { get }
    public static var editingDidEnd: Event { get }
    public static var editingDidEndOnExit: Event { get }
    public static var allTouchEvents: Event { get }
    public static var allEditingEvents: Event { get }
    public static var applicationReserved: Event { get }
    public static var systemReserved: Event { get }
    public static var allEvents: Event { get }
  }
  public struct State: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var normal: State { get }
    public static var highlighted: State { get }
    public static var disabled: State { get }
    public static var selected: State { get }
    public static var focused: State { get }
    public static var application: State { get }
    public static var reserved: State { get }
  }
  @objc(UIControlContentVerticalAlignment) public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
  @objc(UIControlContentHorizontalAlignment) public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  public convenience init(frame: CGRect, primaryAction: UIAction?)
  open var isEnabled: Bool { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get set }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get set }
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get }
  open var state: UIControl.State { get }
  open var isTracking: Bool { get }
  open var isTouchInside: Bool { get }
  open var allControlEvents: UIControl.Event { get }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event)
  open func sendAction(_ action: UIAction)
  open func sendActions(for controlEvents: UIControl.Event)
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
  open func endTracking(_ touch: UITouch?, with event: UIEvent?)
  open func cancelTracking(with event: UIEvent?)
  open var showsMenuAsPrimaryAction: Bool { get set }
  open var isContextMenuInteractionEnabled: Bool { get set }
}
extension UIControl {
  @MainActor @preconcurrency public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  public convenience init(frame: CGRect, primaryAction: UIAction?)
  public convenience init(type buttonType: UIButton.ButtonType)
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  open var titleLabel: UILabel? { get }
  open var imageView: UIImageView? { get }
  open var buttonType: UIButton.ButtonType { get }
  open var currentTitle: String? { get }
  open var currentTitleColor: UIColor { get }
  open var currentTitleShadowColor: UIColor? { get }
  open var currentImage: UIImage? { get }
  open var currentBackgroundImage: UIImage? { get }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { get }
  open var currentAttributedTitle: NSAttributedString? { get }
  open func setTitle(_ title: String?, for state: UIControl.State)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)
  open func setImage(_ image: UIImage?, for state: UIControl.State)
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
  open func title(for state: UIControl.State) -> String?
  open func titleColor(for state: UIControl.State) -> UIColor?
  open func titleShadowColor(for state: UIControl.State) -> UIColor?
  open func image(for state: UIControl.State) -> UIImage?
  open func backgroundImage(for state: UIControl.State) -> UIImage?
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration?
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString?
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func contentRect(forBounds bounds: CGRect) -> CGRect
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect
  @available(*, deprecated, message: "deprecated in iOS 15: use a configuration")
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect
  open var subtitleLabel: UILabel? { get }
  public var configuration: UIButton.Configuration? { get set }
  open var automaticallyUpdatesConfiguration: Bool { get set }
  open func updateConfiguration()
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { get set }
  open func setNeedsUpdateConfiguration()
  open var menu: UIMenu? { get set }
  open var changesSelectionAsPrimaryAction: Bool { get set }
  @MainActor public struct Configuration: Hashable {
    public static func plain() -> Configuration
    public static func tinted() -> Configuration
    public static func gray() -> Configuration
    public static func filled() -> Configuration
    public static func borderless() -> Configuration
    public static func bordered() -> Configuration
    public static func borderedTinted() -> Configuration
    public static func borderedProminent() -> Configuration
    public enum Size: Sendable { case mini, small, medium, large }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public func updated(for button: UIButton) -> UIButton.Configuration
    public var background: UIBackgroundConfiguration { get set }
    public var cornerStyle: UIButton.Configuration.CornerStyle { get set }
    public var buttonSize: UIButton.Configuration.Size { get set }
    public var imageColorTransformer: UIConfigurationColorTransformer? { get set }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { get set }
    public var imagePlacement: NSDirectionalRectEdge { get set }
    public var imageReservation: CGFloat { get set }
    public var attributedTitle: AttributedString? { get set }
    public var attributedSubtitle: AttributedString? { get set }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get set }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get set }
    public var titleLineBreakMode: NSLineBreakMode { get set }
    public var subtitleLineBreakMode: NSLineBreakMode { get set }
    public var titlePadding: CGFloat { get set }
    public var titleAlignment: UIButton.Configuration.TitleAlignment { get set }
    public var automaticallyUpdateForSelection: Bool { get set }
    public mutating func setDefaultContentInsets()
    public var title: String? { get set }
    public var subtitle: String? { get set }
    public var image: UIImage? { get set }
    public var imagePadding: CGFloat { get set }
    public var contentInsets: NSDirectionalEdgeInsets { get set }
    public var baseForegroundColor: UIColor? { get set }
    public var baseBackgroundColor: UIColor? { get set }
    public var showsActivityIndicator: Bool { get set }
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? { get set }
    nonisolated public static func == (a: Configuration, b: Configuration) -> Bool
    nonisolated public func hash(into hasher: inout Hasher)
  }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UISwitch: UIControl {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var isOn: Bool { get set }
  open var onTintColor: UIColor? { get set }
  open var thumbTintColor: UIColor? { get set }
  open func setOn(_ on: Bool, animated: Bool)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UISlider: UIControl {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var value: Float { get set }
  open var minimumValue: Float { get set }
  open var maximumValue: Float { get set }
  open var isContinuous: Bool { get set }
  open func setValue(_ value: Float, animated: Bool)
  open var minimumValueImage: UIImage? { get set }
  open var maximumValueImage: UIImage? { get set }
  open var minimumTrackTintColor: UIColor? { get set }
  open var maximumTrackTintColor: UIColor? { get set }
  open var thumbTintColor: UIColor? { get set }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State)
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
  open func thumbImage(for state: UIControl.State) -> UIImage?
  open func minimumTrackImage(for state: UIControl.State) -> UIImage?
  open func maximumTrackImage(for state: UIControl.State) -> UIImage?
  open var currentThumbImage: UIImage? { get }
  open var currentMinimumTrackImage: UIImage? { get }
  open var currentMaximumTrackImage: UIImage? { get }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect
  open func trackRect(forBounds bounds: CGRect) -> CGRect
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIStepper: UIControl {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var value: Double { get set }
  open var minimumValue: Double { get set }
  open var maximumValue: Double { get set }
  open var stepValue: Double { get set }
  open var wraps: Bool { get set }
  open var autorepeat: Bool { get set }
  open var isContinuous: Bool { get set }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
  open func backgroundImage(for state: UIControl.State) -> UIImage?
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State)
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
  ) -> UIImage?
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State)
  open func incrementImage(for state: UIControl.State) -> UIImage?
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State)
  open func decrementImage(for state: UIControl.State) -> UIImage?
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UISegmentedControl: UIControl {
  override public init(frame: CGRect)
  public init(items: [Any]?)
  public convenience init(frame: CGRect, actions: [UIAction])
  required public init?(coder: NSCoder)
  open var numberOfSegments: Int { get }
  open var selectedSegmentIndex: Int { get set }
  open func titleForSegment(at segment: Int) -> String?
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
  open func removeAllSegments()
  open class var noSegment: Int { get }
  open var isMomentary: Bool { get set }
  open var apportionsSegmentWidthsByContent: Bool { get set }
  open var selectedSegmentTintColor: UIColor? { get set }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool)
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
  open func removeSegment(at segment: Int, animated: Bool)
  open func setAction(_ action: UIAction, forSegmentAt segment: Int)
  open func actionForSegment(at segment: Int) -> UIAction?
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int
  open func setTitle(_ title: String?, forSegmentAt segment: Int)
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int)
  open func imageForSegment(at segment: Int) -> UIImage?
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
  open func widthForSegment(at segment: Int) -> CGFloat
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int)
  open func contentOffsetForSegment(at segment: Int) -> CGSize
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
  open func isEnabledForSegment(at segment: Int) -> Bool
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var datePickerMode: UIDatePicker.Mode { get set }
  open var date: Date { get set }
  open var minimumDate: Date? { get set }
  open var maximumDate: Date? { get set }
  open func setDate(_ date: Date, animated: Bool)
  open var locale: Locale? { get set }
  open var calendar: Calendar! { get set }
  open var timeZone: TimeZone? { get set }
  open var countDownDuration: TimeInterval { get set }
  open var minuteInterval: Int { get set }
  open var roundsToMinuteInterval: Bool { get set }
  open var preferredDatePickerStyle: UIDatePickerStyle { get set }
  open var datePickerStyle: UIDatePickerStyle { get }
}
@objc public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIRefreshControl: UIControl {
  public init()
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var isRefreshing: Bool { get }
  open var attributedTitle: NSAttributedString? { get set }
  open func beginRefreshing()
  open func endRefreshing()
}
