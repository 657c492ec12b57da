/// The item of a page in a tab bar: an image above a title, and a badge.
///
/// The system items are missing.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The bar that shows the item.
  weak var bar: UITabBar?

  /// Creates an item without a title or image.
  public override init() { super.init() }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title below the image.
  ///   - image: The image, which is drawn in the bar's colors.
  ///   - tag: A number that identifies the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with an image and another image for when it's selected.
  ///
  /// - Parameters:
  ///   - title: The title below the image.
  ///   - image: The image, which is drawn in the bar's colors.
  ///   - selectedImage: The image of the selected item, or `nil` to use `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    ownSelectedImage = selectedImage
  }

  private var ownSelectedImage: UIImage?

  /// The image of the selected item.
  ///
  /// The default is `image`.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      lookDidChange()
    }
  }

  /// The text of the badge, or `nil` for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { lookDidChange() } }
  }

  /// The color of the badge, or `nil` for the system's red.
  open var badgeColor: UIColor? {
    didSet { lookDidChange() }
  }

  override func lookDidChange() { bar?.itemsDidChange() }
}
