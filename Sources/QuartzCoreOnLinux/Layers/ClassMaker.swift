internal import TableMakerClassFactory
import Foundation

/// Makes layers and animations of classes that are known at run time only.
///
/// As Apple's, their initializers are not `required`, so that a subclass writes `override init()`; and such an
/// initializer Swift does not call on a metatype. A few lines of C find it in the class's table of methods and call it.
package enum ClassMaker {
  /// Makes a layer of a class by its `init()`.
  package static func makeLayer(_ type: CALayer.Type) -> CALayer {
    if type == CALayer.self { return CALayer() }
    return object(quartz_makeLayer(pointer(to: CALayer.self), pointer(to: type)))
  }

  /// Makes a layer of the same class as another by its `init(layer:)`.
  static func copyLayer<Layer: CALayer>(_ layer: Layer) -> Layer {
    let type = Swift.type(of: layer)
    let other = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    // Freed without being deinitialized: the initializer releases what is in it.
    defer { other.deallocate() }
    other.initialize(to: layer)
    return object(quartz_copyLayer(pointer(to: CALayer.self), pointer(to: type), other))
  }

  /// Makes an animation of a class by its `init()`.
  static func makeAnimation<Animation: CAAnimation>(_ type: Animation.Type) -> Animation {
    object(quartz_makeAnimation(pointer(to: CAAnimation.self), pointer(to: type)))
  }

  /// A class, as those lines of C take it.
  package static func pointer(to type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// An object, as they give it.
  package static func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer) -> Object {
    Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
  }
}
