/// An item of a tab bar for a page: an image over a title, and a badge.
///
/// The system's own items are left out.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The bar that shows the item.
  weak var bar: UITabBar?

  /// Makes an item without a title and an image.
  public override init() { super.init() }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: What is written below the image.
  ///   - image: Drawn in the bar's colors: its shape counts.
  ///   - tag: A number to find the item by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another image while it is selected.
  ///
  /// - Parameters:
  ///   - title: What is written below the image.
  ///   - image: Drawn in the bar's colors: its shape counts.
  ///   - selectedImage: The image while the item is selected; nil for the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    ownSelectedImage = selectedImage
  }

  private var ownSelectedImage: UIImage?

  /// The image while the item is selected; by default `image`.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      lookDidChange()
    }
  }

  /// The text of the badge at the image's corner; nil for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { lookDidChange() } }
  }

  /// The badge's color; nil for the system's red.
  open var badgeColor: UIColor? {
    didSet { lookDidChange() }
  }

  override func lookDidChange() { bar?.itemsDidChange() }
}
