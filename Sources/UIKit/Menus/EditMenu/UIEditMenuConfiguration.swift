public import Foundation

/// The directions in which the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Up or down, by where there is room.
  case automatic = 0
  /// Up: the menu stands below.
  case up = 1
  /// Down: the menu stands above.
  case down = 2
  /// To the left: not used on an iPhone, where it is as automatic.
  case left = 3
  /// To the right: not used on an iPhone, where it is as automatic.
  case right = 4
}

/// Where an edit menu is shown, and for what.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// The name of the configuration, by which a delegate tells several menus apart.
  open private(set) var identifier: AnyHashable
  /// The point that the menu belongs to, in the view's own points.
  open private(set) var sourcePoint: CGPoint
  /// The direction in which the arrow points, where there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  init(storing identifier: AnyHashable, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Its name; one that nothing else has if nil.
  ///   - sourcePoint: The point that the menu belongs to, in the points of the interaction's view.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(storing: identifier ?? AnyHashable(UUID()), sourcePoint: sourcePoint)
  }
}
