public import CoreData

/// A managed object in a row, as it was at a time: `FetchedItems` has another one for it each time it has changed.
///
/// The object itself changes in place, and cannot say what it was. This value can be compared: a row is known by the
/// object's identifier, and configured again, in place, when the object has changed. The object's properties are this
/// value's too:
///
/// ```swift
/// .adapter { cell, job, _ in cell.show(job.title, job.date) }
/// ```
@dynamicMemberLookup public struct FetchedObject<Object: NSManagedObject>: Identifiable, Equatable {
  /// The identity of the object over time: its `objectID` when it was fetched first.
  ///
  /// For an object that was shown before it was saved that is a temporary one; it stays this row's when it is saved.
  public let id: NSManagedObjectID

  private let revision: Int
  private let held: Object?
  private let context: NSManagedObjectContext

  init(id: NSManagedObjectID, revision: Int, held: Object?, context: NSManagedObjectContext) {
    self.id = id
    self.revision = revision
    self.held = held
    self.context = context
  }

  /// The object in the context of the fetch. Core Data loads it when you first read this property.
  @preconcurrency @MainActor public var object: Object {
    if let held { return held }
    let object = context.object(with: id)
    guard let typed = object as? Object else {
      preconditionFailure(
        "The fetched \(type(of: object)) is not a \(Object.self), which the model's classes were found to be before."
      )
    }
    return typed
  }

  /// A property of the object.
  @preconcurrency @MainActor public subscript<Value>(dynamicMember property: KeyPath<Object, Value>) -> Value {
    object[keyPath: property]
  }

  /// Returns a Boolean value that indicates whether both are the same object, unchanged in between.
  public static func == (one: FetchedObject, other: FetchedObject) -> Bool {
    one.id == other.id && one.revision == other.revision
  }
}
