public import Foundation

/// The traits of an interface, such as its style, text size, layout direction, scale, and size class.
///
/// Traits that you don't set are unspecified. Trait collections are immutable.
// It's open like Apple's, and its one stored value never changes.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection with unspecified traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: UITraitCollection.TraitMutations) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies only the interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }

  /// Returns the object itself, because its values never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The interface style, which is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The interface idiom, which is the type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The level of the interface, which is base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The layout direction of the interface.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point, or 0 if it's unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The user's preferred contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The user's preferred font weight.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Returns a collection with these traits, modified by a closure.
  public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }

  /// Returns a Boolean value that indicates whether colors can look different with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
  }

  /// Returns a Boolean value that indicates whether two collections have equal traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// The hash value of the collection.
  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The key for each thread's current traits. Layout and drawing read them for every view, and a thread's dictionary
  /// would take microseconds.
  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { traits in
      if let traits { Unmanaged<UITraitCollection>.fromOpaque(traits).release() }
    }
    precondition(failure == 0, "No thread-specific value is left for the current traits")
    return key
  }()

  /// The current traits of this thread, which resolve colors, fonts, and images by default.
  public class var current: UITraitCollection {
    get {
      guard let traits = pthread_getspecific(currentKey) else { return phone }
      return Unmanaged<UITraitCollection>.fromOpaque(traits).takeUnretainedValue()
    }
    set {
      let old = pthread_getspecific(currentKey)
      pthread_setspecific(currentKey, Unmanaged.passRetained(newValue).toOpaque())
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  /// Calls a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  static let phone = UITraitCollection(TraitValues.phone)
}
