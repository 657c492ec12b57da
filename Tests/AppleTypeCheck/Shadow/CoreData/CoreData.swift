// What TableMakerCoreData and its tests use of Core Data, and no more. The generic classes are declared in CoreData.h.
@_exported import CoreData
@_exported import Foundation
import UIKit

@_inheritsConvenienceInitializers @objc open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  override public dynamic init()
  open var isTemporaryID: Bool { get }
}
@objc open class NSManagedObject: NSObject, NSFetchRequestResult {
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
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
  open func delete(_ object: NSManagedObject)
  open func save() throws
  open func processPendingChanges()
}
@objc public enum NSAttributeType: UInt {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case stringAttributeType = 700
}
@_inheritsConvenienceInitializers @objc open class NSPropertyDescription: NSObject {
  override public dynamic init()
  open var name: String { get set }
  open var isOptional: Bool { get set }
}
@_inheritsConvenienceInitializers @objc open class NSAttributeDescription: NSPropertyDescription {
  override public dynamic init()
  open var attributeType: NSAttributeType { get set }
  open var defaultValue: Any? { get set }
}
@_inheritsConvenienceInitializers @objc open class NSEntityDescription: NSObject {
  override public dynamic init()
  open var name: String? { get set }
  open var managedObjectClassName: String! { get set }
  open var subentities: [NSEntityDescription] { get set }
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
  open var properties: [NSPropertyDescription] { get set }
}
@_inheritsConvenienceInitializers @objc open class NSManagedObjectModel: NSObject {
  override public dynamic init()
  open var entities: [NSEntityDescription] { get set }
}
@_inheritsConvenienceInitializers @objc open class NSPersistentStoreDescription: NSObject {
  override public dynamic init()
  public init(url: URL)
}
@objc open class NSPersistentContainer: NSObject {
  public init(name: String, managedObjectModel model: NSManagedObjectModel)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] { get set }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
  open var viewContext: NSManagedObjectContext { get }
}
extension NSFetchRequest {
  public convenience init(entityName: String)
  public var sortDescriptors: [NSSortDescriptor]? { get set }
  public var predicate: NSPredicate? { get set }
  public var entity: NSEntityDescription? { get set }
  public var entityName: String? { get }
  public var includesSubentities: Bool { get set }
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
  public var fetchedObjects: [ResultType]? { get }
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
