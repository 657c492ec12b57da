public import Foundation

/// The information about a transition between view controllers, for closures that animate alongside it.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a gesture still controls the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the user canceled the transition.
  var isCancelled: Bool { get }
  /// The duration of the whole transition without a gesture, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of the transition at the end of its gesture, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a view controller of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that animates an app's changes alongside a transition between view controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Performs changes alongside the transition, with its timing.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views. It's called when the transition's animation begins.
  ///   - completion: A closure that's called after the transition, whether it was canceled or not.
  /// - Returns: A Boolean value that indicates whether the changes are animated.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the gesture that controls the transition ends. Then `isCancelled` has its final value.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Performs changes alongside the transition, with its timing.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The keys of a transition's view controllers.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that disappears unless the transition is canceled.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The view controller that appears unless the transition is canceled.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The keys of a transition's views.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that disappears unless the transition is canceled.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that appears unless the transition is canceled.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

extension UIViewController {
  /// The coordinator of the running transition of the nearest navigation controller or the window, or `nil` if none is
  /// running.
  ///
  /// A navigation controller has one while it returns to a page with animation, and the window while its size changes.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let navigation = sequence(first: self, next: \.parentController).lazy
      .compactMap { ($0 as? UINavigationController)?.transition }.first { $0.isAnimated }
    return navigation ?? viewIfLoaded?.window?.sizeTransition
  }
}
