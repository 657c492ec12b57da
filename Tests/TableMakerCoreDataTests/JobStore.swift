import CoreData

/// What the tests keep: a job of a workshop.
final class Job: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var day: String
  @NSManaged var minutes: Int64
}

/// A store in memory, with a model that is written here.
@MainActor final class JobStore {
  private let container: NSPersistentContainer
  private let entity = NSEntityDescription()

  var context: NSManagedObjectContext { container.viewContext }

  init() {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      attribute.isOptional = false
      attribute.defaultValue = type == .stringAttributeType ? "" : 0
      return attribute
    }
    entity.name = "Job"
    entity.managedObjectClassName = NSStringFromClass(Job.self)
    entity.properties = [
      attribute("title", .stringAttributeType), attribute("day", .stringAttributeType),
      attribute("minutes", .integer64AttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    container = NSPersistentContainer(name: "Jobs", managedObjectModel: model)
    // A file that is none: the store is SQLite's, and in memory.
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
    container.loadPersistentStores { _, error in
      if let error { preconditionFailure("The store in memory was not opened: \(error)") }
    }
  }

  /// Jobs by day, then by title.
  var request: NSFetchRequest<Job> {
    let request = NSFetchRequest<Job>(entityName: "Job")
    request.sortDescriptors = [
      NSSortDescriptor(key: "day", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    return request
  }

  @discardableResult func add(_ title: String, on day: String) -> Job {
    let job = Job(entity: entity, insertInto: context)
    job.title = title
    job.day = day
    return job
  }
}
