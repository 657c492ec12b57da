public import Foundation

// Swift's values, which stand for classes of Foundation's: `String` and `URL`.
extension NSItemProvider {
  /// Adds the representations of a type, a value of which is made when one of them is asked for.
  @preconcurrency public func registerObject<T>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    let bridge = Conversion<T, any NSItemProviderWriting> { $0._bridgeToObjectiveC() }
    registerObject(
      ofClass: T._ObjectiveCType.self, visibility: visibility, loadHandler: bridge.converting(loadHandler))
  }

  /// Returns whether a value of a type can be made of one of the representations.
  public func canLoadObject<T>(
    ofClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes a value of a type of the best representation for it.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completionHandler: Gets the value, or what went wrong; later and not on the main thread.
  /// - Returns: How far it is.
  @preconcurrency @discardableResult public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let bridge = Conversion<any NSItemProviderReading, T> {
      ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
    }
    return loadObject(ofClass: T._ObjectiveCType.self, completionHandler: bridge.converting(completionHandler))
  }
}

/// What makes one of the other, by their types alone: it may be called anywhere.
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
