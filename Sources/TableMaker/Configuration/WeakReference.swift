public import Foundation

/// An object that is held weakly: who handles an event, as `onSelect(by: weakSelf)` takes it.
///
/// A subclass's reference is no reference to its superclass, so the compiler has one type to try for each event's owner. It tries
/// every superclass of an owner that is given as itself, and of several owners in one section all together.
public struct WeakReference<Object: AnyObject> {
  /// The object; nil once it is gone.
  public private(set) weak var object: Object?

  /// Makes a reference that does not keep its object.
  ///
  /// - Parameter object: The object; one of a class that is no `NSObject` has no `weakSelf`.
  public init(_ object: Object) {
    self.object = object
  }
}

extension NSObjectProtocol {
  /// The object itself, held weakly, for the events of a chain: `.onSelect(by: weakSelf) { controller, item, index in … }`.
  public var weakSelf: WeakReference<Self> { WeakReference(self) }
}
