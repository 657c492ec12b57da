public import Foundation

/// The items of a drag, and its position.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order in which the user picked them up.
  var items: [UIDragItem] { get }
  /// Returns the position of the touch in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the destination can move the items.
  ///
  /// If it's `false`, the destination can only copy them.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay within the app, as they always do on Linux.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns a Boolean value that indicates whether any item has a representation that conforms to one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns a Boolean value that indicates whether an object of a class can be created from any of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns a Boolean value that indicates whether a value of a type, such as `String`, can be created from any of the
  /// items.
  public func canLoadObjects<T>(
    ofClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag session for its source.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// A custom object of the app for the session.
  var localContext: Any? { get set }
}

/// The styles in which the system shows the progress of loading dropped items.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// The system shows no progress because the app shows it.
  case none = 0
  /// The system's progress style.
  case `default` = 1
}

/// A drag session for its destination.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The source's session, or `nil` if the drag started in another app.
  ///
  /// Drags from other apps aren't supported on Linux.
  var localDragSession: (any UIDragSession)? { get }
  /// The style in which the system shows the progress of loading dropped items.
  ///
  /// On Linux, the system never shows progress because all items come from the app itself.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Creates objects from the items for which this is possible.
  ///
  /// - Parameters:
  ///   - aClass: The class of the objects.
  ///   - completion: A closure that receives the objects in the order of the items, on the main thread.
  /// - Returns: The progress of loading.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Creates values of a type, such as `String` or `URL`, from the items for which this is possible.
  @discardableResult public func loadObjects<T>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap {
          ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}
