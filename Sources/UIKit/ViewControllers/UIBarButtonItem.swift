public import Foundation

/// A button in a bar, with a title, an image, a system item, or a custom view.
///
/// Use `primaryAction` for taps because Linux has no selectors.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// Constants that specify the style of the button.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain
    /// The bold style of a button that ends an activity.
    case done = 2
  }

  /// The navigation item that contains this item and is notified of changes.
  weak var owner: UINavigationItem?
  /// The toolbar that shows the item.
  weak var toolbar: UIToolbar? {
    didSet { if let oldValue, oldValue !== toolbar { oldValue.lose(self) } }
  }
  private(set) var systemItem: SystemItem?
  private var button: BarButton?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item with a title or image, and an action or menu.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` to use the action's.
  ///   - image: The image, or `nil` to use the action's.
  ///   - primaryAction: The action of a tap, or `nil` to show the menu.
  ///   - menu: The menu. If there's an action, a long press shows it.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    adoptLook(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a system item with an action or a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.menu = menu
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item that shows a custom view at its own size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a flexible space for a toolbar.
  ///
  /// Flexible spaces share the remaining width.
  open class func flexibleSpace() -> Self { made(UIBarButtonItem(systemItem: .flexibleSpace)) }

  /// Creates a space of a fixed width for a toolbar, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return made(item)
  }

  /// Crashes for a subclass because it may lack the needed initializer.
  private static func made<Item>(_ item: UIBarButtonItem) -> Item {
    guard let item = item as? Item else {
      raise(.invalidArgument, "Spaces are made by UIBarButtonItem itself, not by \(Item.self).")
    }
    return item
  }

  /// The action of a tap, with the item as its `sender`.
  ///
  /// Setting it also sets the item's title and image.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      adoptLook(of: primaryAction)
      lookDidChange()
    }
  }

  /// The menu of the item.
  ///
  /// A tap shows it, or a long press if there's an action. The `sender` of its actions is the item.
  open var menu: UIMenu? {
    didSet { lookDidChange() }
  }

  private func adoptLook(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  /// The style of the button.
  open var style = Style.plain {
    didSet { if style != oldValue { lookDidChange() } }
  }

  /// A custom view that replaces the button, at its intrinsic size or else its current size.
  open var customView: UIView? {
    didSet { if customView !== oldValue { lookDidChange() } }
  }

  /// The width in points, or 0 to fit the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { lookDidChange() } }
  }

  /// The color, or `nil` for the bar's tint color.
  open var tintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// Updates an edit button for the editing state.
  func show(isEditing: Bool) {
    title = isEditing ? SystemWords.done : SystemWords.edit
    style = isEditing ? .done : .plain
  }

  override var labelOfSymbol: String? { systemItem.flatMap { SystemWords.name(of: $0) } }

  override func lookDidChange() {
    if let button { apply(to: button) }
    owner?.bar?.setNeedsLayout()
    toolbar?.itemDidChange()
  }

  /// The view that the bar shows for the item, or `nil` for a space.
  var view: UIView? {
    if let customView { return customView }
    guard systemItem != .flexibleSpace && systemItem != .fixedSpace else { return nil }
    if let button { return button }
    let made = BarButton(type: .system)
    made.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        primaryAction?.performWithSender(self, target: nil)
      }, for: .primaryActionTriggered)
    button = made
    apply(to: made)
    return made
  }

  private func apply(to button: BarButton) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 17, weight: style == .done ? .semibold : .regular, scale: .large),
      forImageIn: .normal)
    button.isEnabled = isEnabled
    button.menu = menu
    button.menuSender = self
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    button.tintColor = tintColor
    describe(button)
  }
}

/// The button of a bar button item.
final class BarButton: UIButton {}
