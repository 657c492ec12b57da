public import Foundation

/// What is dragged, and where it is.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order in which they were picked up.
  var items: [UIDragItem] { get }
  /// Returns where the finger is, in a view's points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items may be moved to where they are dropped; else they are only copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay within the app, as they always do here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether one of the items has data of one of the types, or of one that conforms to it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type, as `String` or `URL`, can be made of one of the items.
  public func canLoadObjects<T>(
    ofClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, as its source sees it.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// Something of the app's that goes along with the drag.
  var localContext: Any? { get set }
}

/// How the system shows that what was dropped is being loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all: the app shows it.
  case none = 0
  /// In the system's way.
  case `default` = 1
}

/// A drag, as its destination sees it.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag as its source sees it; nil for one of another app, which does not come here.
  var localDragSession: (any UIDragSession)? { get }
  /// How the system shows that what was dropped is being loaded; here it shows nothing in any case, as all of it comes from the app itself.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes an object of each item of which one can be made.
  ///
  /// - Parameters:
  ///   - aClass: The class of the objects.
  ///   - completion: Gets them in the items' order, on the main thread.
  /// - Returns: How far it is.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes a value of a type, as `String` or `URL`, of each item of which one can be made.
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
