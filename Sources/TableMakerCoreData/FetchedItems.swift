public import CoreData
import TableMakerDiffing
import ObjectiveC
public import TableMaker
import UIKit

/// The objects of a fetched results controller as a source: whole states, with sections, never replayed events.
///
/// ```swift
/// let request = Job.fetchRequest()
/// request.sortDescriptors = [NSSortDescriptor(key: "day", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
/// let jobs = FetchedItems(request, in: container.viewContext, sectionedBy: "day")
/// dataSource = DataSource(tableView)
///   .onError { error in show(error) }
///   .sections(from: jobs).cell(JobCell.self).adapter { cell, job, _ in cell.show(job.title, job.isDone) }
///   .make()
/// ```
///
/// With `data(_:)` instead of `sections(from:)` all of it is one section. However many objects a save changes, the
/// table is notified once, and shows it as one update: objects that have changed are configured again in their cells,
/// new ones come, others move. An object is fetched when a row shows it, not before, so that a request's
/// `fetchBatchSize` is worth as much as ever.
///
/// Sections have the controller's names, as titles too, unless the chain says `titles`. Errors of fetching are reported
/// to the table's `onError`.
@preconcurrency @MainActor
public final class FetchedItems<Object: NSManagedObject>: ItemSource, SectionSource, TellsChanges {
  /// The controller that fetches. To fetch something else, change its request and call `fetch()`.
  public let controller: NSFetchedResultsController<Object>

  /// The observers of changes of the objects.
  public let observers = ItemObservers()

  private let hasIndex: Bool
  private let events = FetchEvents()
  private var states = FetchedStates<NSManagedObject, NSManagedObjectID> { $0.objectID }
  /// The state that the controller has reported last.
  private var state: [FetchedStates<NSManagedObject, NSManagedObjectID>.Section] = []
  /// A Boolean value that indicates whether the controller has reported a state since the last fetch began.
  private var isTold = false
  /// The sections made of the state; nil if they have to be made.
  private var made: [ItemSection<FetchedObject<Object>>]?

  /// Creates a source from a controller, and fetches.
  ///
  /// - Parameters:
  ///   - controller: Its context must be the main queue's, such as a container's `viewContext`. The source becomes its
  ///     delegate, and it must stay the only one.
  ///   - hasIndex: Whether the sections have the controller's index titles, for the index at the table's edge.
  public init(_ controller: NSFetchedResultsController<Object>, hasIndex: Bool = false) {
    self.controller = controller
    self.hasIndex = hasIndex
    guard controller.managedObjectContext.concurrencyType == .mainQueueConcurrencyType else {
      observers.itemsDidFail(with: FetchedItemsError.contextIsNotMain)
      return
    }
    events.onState = { [weak self] in self?.take($0) }
    events.onChange = { [weak self] in self?.note($0) }
    events.observe(controller.managedObjectContext)
    // A controller does not hold its delegate, not even weakly: so it is made to.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(FetchEvents.self as AnyObject).toOpaque())
    objc_setAssociatedObject(controller, key, events, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    controller.delegate = events
    fetch()
  }

  /// Creates a source for the results of a request, and fetches.
  ///
  /// - Parameters:
  ///   - request: It needs a sort descriptor, and with sections the first must sort by section.
  ///   - context: The main queue's, such as a container's `viewContext`.
  ///   - sectionNameKeyPath: The property that objects of one section have in common; nil for one section.
  ///   - cacheName: The file in which the controller keeps what it has found out of sections; nil for none.
  ///   - hasIndex: Whether the sections have index titles, for the index at the table's edge: their first letters.
  public convenience init(
    _ request: NSFetchRequest<Object>, in context: NSManagedObjectContext,
    sectionedBy sectionNameKeyPath: String? = nil,
    cacheName: String? = nil, hasIndex: Bool = false
  ) {
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    self.init(controller, hasIndex: hasIndex)
  }

  /// Fetches again, as after a change of the controller's request. Tables show the difference.
  ///
  /// An error goes to the `onError` of the tables, which go on showing what they have.
  public func fetch() {
    isTold = false
    do {
      try checkClasses()
      try controller.performFetch()
      observers.itemsDidRecover()
      // In general the controller has reported the first state to its delegate by now. If not, it is read here.
      if isTold { return }
      state = controller.sections?.map(read) ?? []
      tell()
    } catch {
      observers.itemsDidFail(with: error)
    }
  }

  /// Throws where rows would get objects of another class than the one that they are declared with.
  private func checkClasses() throws {
    let request = controller.fetchRequest
    let named = request.entityName.flatMap {
      NSEntityDescription.entity(forEntityName: $0, in: controller.managedObjectContext)
    }
    var entities = [named ?? request.entity].compactMap(\.self)
    while let entity = entities.popLast() {
      let name: String = entity.managedObjectClassName ?? ""
      // What is not in the app is made as a plain managed object.
      let type: AnyClass = NSClassFromString(name) ?? NSManagedObject.self
      guard type is Object.Type else {
        throw FetchedItemsError.wrongClass(
          entity: entity.name ?? "", inModel: name, expected: NSStringFromClass(Object.self))
      }
      if request.includesSubentities { entities += entity.subentities }
    }
  }

  /// The sections, in the controller's order.
  public var sections: [ItemSection<FetchedObject<Object>>] {
    observers.noteReading()
    if let made { return made }
    let context = controller.managedObjectContext
    let result = states.sections(of: state, isSectioned: controller.sectionNameKeyPath != nil) { row in
      FetchedObject(id: row.id, revision: row.revision, held: row.object as? Object, context: context)
    }
    made = result
    return result
  }

  /// The objects of all sections, in the controller's order.
  public var items: [FetchedObject<Object>] { sections.flatMap(\.items) }
}

// MARK: The controller's events

extension FetchedItems {
  private func take(_ snapshot: NSDiffableDataSourceSnapshotReference) {
    state = snapshot.sectionIdentifiers.map { identifier in
      let ids = snapshot.itemIdentifiersInSection(withIdentifier: identifier)
      return section(named: identifier as? String ?? "", ids as? [NSManagedObjectID] ?? [])
    }
    // Objects that are not saved yet have identifiers that they lose when they are.
    states.hold(controller.managedObjectContext.insertedObjects.lazy.filter { $0 is Object })
    states.noteChanges(of: snapshot.reloadedItemIdentifiers as? [NSManagedObjectID] ?? [])
    isTold = true
    tell()
  }

  /// Records the changed objects that the controller's snapshot may leave out: those that moved and changed.
  private func note(_ objects: Set<NSManagedObject>) {
    states.noteChanges(of: objects.lazy.filter { $0 is Object }.map(\.objectID))
    made = nil
  }

  private func tell() {
    made = nil
    observers.itemsDidChange()
  }

  private func read(
    _ info: any NSFetchedResultsSectionInfo
  ) -> FetchedStates<NSManagedObject, NSManagedObjectID>.Section {
    section(named: info.name, (info.objects as? [NSManagedObject] ?? []).map(\.objectID))
  }

  private func section(
    named name: String, _ ids: [NSManagedObjectID]
  ) -> FetchedStates<NSManagedObject, NSManagedObjectID>.Section {
    .init(name: name, indexTitle: hasIndex ? controller.sectionIndexTitle(forSectionName: name) : nil, ids: ids)
  }
}
