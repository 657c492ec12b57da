public import Foundation

/// Constants that specify the direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Up or down, depending on the available space.
  case automatic = 0
  /// Up: the menu is below its target.
  case up = 1
  /// Down: the menu is above its target.
  case down = 2
  /// Left, which counts as automatic on an iPhone.
  case left = 3
  /// Right, which counts as automatic on an iPhone.
  case right = 4
}

/// An object that describes an edit menu and its place.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the configuration, which distinguishes several menus of a delegate.
  open private(set) var identifier: AnyHashable
  /// The source point of the menu in the view's coordinates.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the arrow, which applies if there's enough space.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  init(storing identifier: AnyHashable, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - sourcePoint: The source point of the menu in the coordinates of the interaction's view.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(storing: identifier ?? AnyHashable(UUID()), sourcePoint: sourcePoint)
  }
}
