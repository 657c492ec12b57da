public import Foundation

/// A bar at the bottom of a tab bar controller, with a button for each page.
///
/// It's 49 points high, or 32 in a compact height, and its background extends to the edge of the screen (metrics.md 3).
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The height without the safe area, in points. That in a compact height is assumed.
  var standardHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

  private let background = BarBackgroundView(frame: .zero)
  private var buttons: [TabBarButton] = []

  /// Creates a tab bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a tab bar.
  ///
  /// The coder isn't used because Linux has no archives of bars.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    accessibilityTraits = .tabBar
    background.lineIsAtTop = true
    addSubview(background)
  }

  /// The delegate, which is notified of taps.
  ///
  /// The bar holds it weakly.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from the leading side.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
      itemsDidChange()
    }
  }

  /// Replaces the items without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected item.
  ///
  /// Setting it doesn't notify the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { itemsDidChange() }
  }

  /// The color of unselected items, or `nil` for the system's gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { itemsDidChange() }
  }

  private var standard = UITabBarAppearance()
  private var scrollEdge: UITabBarAppearance?

  /// The appearance of the bar.
  ///
  /// Setting it copies the value.
  open var standardAppearance: UITabBarAppearance {
    get { standard }
    set {
      standard = UITabBarAppearance(barAppearance: newValue)
      setNeedsLayout()
    }
  }

  /// Returns the given width, and the bar's height plus the safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsDidChange()
  }

  // MARK: Buttons

  /// Updates the buttons after a change of their items.
  func itemsDidChange() {
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let button = TabBarButton(frame: .zero)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let item = button?.item else { return }
          tapped(item)
        }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    let unselected = unselectedItemTintColor ?? UITabBar.systemGray
    for (button, item) in zip(buttons, items) {
      let isSelected = item === selectedItem
      button.show(item, isSelected: isSelected, color: isSelected ? tintColor : unselected)
    }
    setNeedsLayout()
  }

  /// Returns the position of a button among all buttons.
  func position(of button: TabBarButton) -> SpokenElement.Position? {
    buttons.firstIndex(of: button).map { SpokenElement.Position(number: $0 + 1, count: buttons.count) }
  }

  private func tapped(_ item: UITabBarItem) {
    if (delegate as? UITabBarController)?.maySelect(item) == false { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// The measured gray of unselected items, 146 of 255 (metrics.md 3).
  private static let systemGray = UIColor(white: 146 / 255, alpha: 1)

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.show(standard)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let place = isReversed ? buttons.count - 1 - index : index
      let x = (CGFloat(place) * width + 2).rounded()
      button.frame = CGRect(x: x, y: 1, width: (width - 4).rounded(), height: standardHeight - 1)
    }
  }
}
