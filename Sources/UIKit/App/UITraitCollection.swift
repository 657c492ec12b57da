public import Foundation

/// The traits of an interface: light or dark, text size, direction, scale, room.
///
/// A trait that is not said is unspecified. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {  // open as Apple's; its one stored value never changes
  let values: TraitValues

  /// A closure that sets some traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Makes a collection that says nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection of the traits that the closure sets.
  public convenience init(mutations: UITraitCollection.TraitMutations) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }

  /// Makes a collection that says light or dark, and no more.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes a collection that says a text size, and no more.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Makes a collection that says a layout direction, and no more.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Makes a collection that says a scale in pixels a point, and no more.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale))
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The level of the interface: base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The direction in which the interface is laid out.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 where it is not said.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The font weight that the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Returns these traits, replaced by those that the closure sets.
  public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }

  /// Returns a Boolean value that indicates whether colors may look different under other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
  }

  /// Two collections are equal if they say the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// Equal collections have equal hashes.
  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The key under which each thread keeps its current traits. Layout and drawing ask at every view: a thread's
  /// dictionary takes microseconds.
  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { traits in
      if let traits { Unmanaged<UITraitCollection>.fromOpaque(traits).release() }
    }
    precondition(failure == 0, "No thread-specific value is left for the current traits")
    return key
  }()

  /// The traits that colors, fonts and images are resolved with on this thread while nothing else is said.
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

  /// Runs the closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  static let phone = UITraitCollection(TraitValues.phone)
}
