public import Foundation

/// A weak reference to the object that handles an event, as in `onSelect(by: weakSelf)`.
///
/// A reference to a subclass isn't a reference to its superclass, so the compiler tries only one type for each event's
/// owner. If you could pass the owner itself, the compiler would try each of its superclasses, for all owners in a
/// section together.
public struct WeakReference<Object: AnyObject> {
  /// The object; `nil` after it's deallocated.
  public private(set) weak var object: Object?

  /// Creates a weak reference.
  ///
  /// - Parameter object: The object. Use this initializer for a class that isn't an `NSObject` and so has no
  ///   `weakSelf`.
  public init(_ object: Object) {
    self.object = object
  }
}

extension NSObjectProtocol {
  /// A weak reference to this object, for the events of a chain:
  /// `.onSelect(by: weakSelf) { controller, item, index in … }`.
  public var weakSelf: WeakReference<Self> { WeakReference(self) }
}
