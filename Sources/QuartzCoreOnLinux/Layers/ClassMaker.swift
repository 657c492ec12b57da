internal import TableMakerClassFactory
import Foundation

/// A factory for layers and animations of classes that are known only at run time.
///
/// Like Apple's, their initializers aren't `required`, so that a subclass writes `override init()`. Swift doesn't call
/// such an initializer on a metatype. A few lines of C find it in the method table of the class and call it.
package enum ClassMaker {
  /// Creates a layer of a class with its `init()`.
  package static func makeLayer(_ type: CALayer.Type) -> CALayer {
    if type == CALayer.self { return CALayer() }
    return object(quartz_makeLayer(pointer(to: CALayer.self), pointer(to: type)))
  }

  /// Creates a layer of the same class as another with its `init(layer:)`.
  static func copyLayer<Layer: CALayer>(_ layer: Layer) -> Layer {
    let type = Swift.type(of: layer)
    let other = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    // The memory is freed without deinitialization because the initializer releases its contents.
    defer { other.deallocate() }
    other.initialize(to: layer)
    return object(quartz_copyLayer(pointer(to: CALayer.self), pointer(to: type), other))
  }

  /// Creates an animation of a class with its `init()`.
  static func makeAnimation<Animation: CAAnimation>(_ type: Animation.Type) -> Animation {
    object(quartz_makeAnimation(pointer(to: CAAnimation.self), pointer(to: type)))
  }

  /// Returns a class as a pointer for the C functions.
  package static func pointer(to type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// Returns the object of a pointer from the C functions.
  package static func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer) -> Object {
    Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
  }
}
