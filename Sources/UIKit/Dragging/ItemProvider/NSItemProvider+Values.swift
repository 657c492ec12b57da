public import Foundation

// These methods accept the Swift types `String` and `URL` instead of Foundation's classes.
extension NSItemProvider {
  /// Registers a type.
  ///
  /// A value of the type is created when one of its representations is loaded.
  @preconcurrency public func registerObject<T>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    let bridge = Conversion<T, any NSItemProviderWriting> { $0._bridgeToObjectiveC() }
    registerObject(
      ofClass: T._ObjectiveCType.self, visibility: visibility, loadHandler: bridge.converting(loadHandler))
  }

  /// Returns a Boolean value that indicates whether a value of a type can be created from one of the representations.
  public func canLoadObject<T>(
    ofClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Creates a value of a type from its best representation.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completionHandler: A closure that receives the value or an error. It's called later, and not on the main
  ///     thread.
  /// - Returns: The progress of loading.
  @preconcurrency @discardableResult public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let bridge = Conversion<any NSItemProviderReading, T> {
      ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
    }
    return loadObject(ofClass: T._ObjectiveCType.self, completionHandler: bridge.converting(completionHandler))
  }
}

/// A conversion between two types. It depends only on the types, so any thread can call it.
private struct Conversion<From, To>: @unchecked Sendable {
  typealias Completion<Value> = @Sendable (Value?, (any Error)?) -> Void

  let convert: (From) -> To?

  func converting(_ completion: @escaping Completion<To>) -> Completion<From> {
    { value, error in completion(value.flatMap(convert), error) }
  }

  func converting(
    _ load: @escaping @Sendable (Completion<From>) -> Progress?
  ) -> @Sendable (@escaping Completion<To>) -> Progress? {
    { completion in load { value, error in completion(value.flatMap(convert), error) } }
  }
}
