public import Foundation

/// A button in a bar: a title, an image, one of the system's items, or a view of the app's.
///
/// There are no selectors on Linux: a tap carries out `primaryAction`, here and there.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// The usual look of a button.
    case plain
    /// The look of a button that ends the user's action: bold letters.
    case done = 2
  }

  /// The navigation item that holds this one, which is notified when the look has changed.
  weak var owner: UINavigationItem?
  /// The toolbar that shows the item.
  weak var toolbar: UIToolbar? {
    didSet { if let oldValue, oldValue !== toolbar { oldValue.lose(self) } }
  }
  private(set) var systemItem: SystemItem?
  private var button: BarButton?

  /// Makes an item that shows nothing.
  public override init() { super.init() }

  /// Makes an item with a title or an image, for an action that a tap carries out or a menu that it shows.
  ///
  /// - Parameters:
  ///   - title: The text; that of the action for nil.
  ///   - image: The image; that of the action for nil.
  ///   - primaryAction: What a tap carries out; nil where it shows the menu.
  ///   - menu: The menu; where there is an action, a long press shows it.
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

  /// Makes one of the system's items, with the action that a tap carries out, or a menu that it shows.
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

  /// Makes an item that shows a view of the app's, at its own size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a space of a toolbar that takes the room that is left; several of them share it.
  open class func flexibleSpace() -> Self { made(UIBarButtonItem(systemItem: .flexibleSpace)) }

  /// Makes a space of a toolbar of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return made(item)
  }

  /// Spaces of a subclass cannot be made: its initializers are its own.
  private static func made<Item>(_ item: UIBarButtonItem) -> Item {
    guard let item = item as? Item else {
      raise(.invalidArgument, "Spaces are made by UIBarButtonItem itself, not by \(Item.self).")
    }
    return item
  }

  /// The action that a tap carries out; its `sender` is the item. Setting it gives the item its title and image.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      adoptLook(of: primaryAction)
      lookDidChange()
    }
  }

  /// The menu of the item: a touch shows it, or a long press where a tap carries out an action; its `sender` is the item.
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

  /// The view of the app's that stands in the button's place; it has the size that it asks for, or else its own.
  open var customView: UIView? {
    didSet { if customView !== oldValue { lookDidChange() } }
  }

  /// The width, in points; 0 for as wide as the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { lookDidChange() } }
  }

  /// The color; nil for the bar's tint color.
  open var tintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// Says what a tap does next to a page that is edited, or is not.
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

  /// The view that the bar shows for the item; nil for an item of empty space.
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
