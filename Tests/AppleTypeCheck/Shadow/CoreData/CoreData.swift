// What TableMakerCoreData uses of Core Data, and no more. The generic classes are declared in CoreData.h.
@_exported import CoreData
@_exported import Foundation
import UIKit

@_inheritsConvenienceInitializers @objc open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  override public dynamic init()
  open var isTemporaryID: Bool { get }
}
@objc open class NSManagedObject: NSObject, NSFetchRequestResult {
  open var objectID: NSManagedObjectID { get }
  unowned(unsafe) open var managedObjectContext: NSManagedObjectContext? { get }
}
@objc public enum NSManagedObjectContextConcurrencyType: UInt {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}
@objc open class NSManagedObjectContext: NSObject {
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
  open var concurrencyType: NSManagedObjectContextConcurrencyType { get }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject
  open var insertedObjects: Set<NSManagedObject> { get }
}
extension NSFetchedResultsController {
  public convenience init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?)
  public func performFetch() throws
  public var fetchRequest: NSFetchRequest<ResultType> { get }
  public var managedObjectContext: NSManagedObjectContext { get }
  public var sectionNameKeyPath: String? { get }
  public unowned(unsafe) var delegate: (any NSFetchedResultsControllerDelegate)? { get set }
  public var sections: [any NSFetchedResultsSectionInfo]? { get }
  public func sectionIndexTitle(forSectionName sectionName: String) -> String?
}
@objc public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
@objc public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  @objc optional func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}
public let NSUpdatedObjectsKey: String
public let NSRefreshedObjectsKey: String
public let NSInvalidatedObjectsKey: String
extension NSNotification.Name {
  public static let NSManagedObjectContextObjectsDidChange: NSNotification.Name
}
