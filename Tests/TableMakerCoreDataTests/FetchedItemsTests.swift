import CoreData
import TableMaker
import TableMakerCoreData
import Testing

/// What a fetched results controller really tells, on a simulator. Written on Linux and never run there.
@MainActor @Suite struct FetchedItemsTests {
  private final class Counter: ItemObserver {
    var changes = 0
    var errors: [any Error] = []
    func itemsDidChange() { changes += 1 }
    func itemsDidFail(with error: any Error) { errors.append(error) }
  }

  private let store = JobStore()

  private func text(_ items: FetchedItems<Job>) -> [String] {
    items.sections.map { section in
      "\(section.title ?? "-") \(section.items.map(\.object.title).joined(separator: ","))"
    }
  }

  @Test func `results are sections with titles, or one without`() throws {
    store.add("saw", on: "friday")
    store.add("drill", on: "monday")
    store.add("bend", on: "friday")
    try store.context.save()
    #expect(
      text(FetchedItems(store.request, in: store.context, sectionedBy: "day")) == ["friday bend,saw", "monday drill"])
    let one = FetchedItems(store.request, in: store.context)
    #expect(text(one) == ["- bend,saw,drill"])
    #expect(one.items.map(\.title) == ["bend", "saw", "drill"])
  }

  @Test func `index titles are there if asked for`() throws {
    store.add("saw", on: "friday")
    try store.context.save()
    func titles(_ items: FetchedItems<Job>) -> [String?] { items.sections.map(\.indexTitle) }
    #expect(titles(FetchedItems(store.request, in: store.context, sectionedBy: "day")) == [nil])
    #expect(titles(FetchedItems(store.request, in: store.context, sectionedBy: "day", hasIndex: true)) == ["F"])
  }

  @Test func `an object that changes is another value, and the others are not`() throws {
    let jobs = ["a", "b", "c"].map { store.add($0, on: "friday") }
    try store.context.save()
    let items = FetchedItems(store.request, in: store.context)
    let counter = Counter()
    items.observers.add(counter)
    let before = items.items
    jobs[1].minutes = 30
    store.context.processPendingChanges()
    #expect(counter.changes > 0)
    let after = items.items
    #expect(after.map(\.id) == before.map(\.id))
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true])
    try store.context.save()
    #expect(items.items.map(\.id) == before.map(\.id))
  }

  @Test func `an object that changes its place has changed too`() throws {
    let jobs = ["a", "b", "c"].map { store.add($0, on: "friday") }
    try store.context.save()
    let items = FetchedItems(store.request, in: store.context, sectionedBy: "day")
    let before = items.items
    jobs[0].title = "z"
    jobs[1].day = "monday"
    try store.context.save()
    #expect(text(items) == ["friday c,z", "monday b"])
    let after = items.items
    #expect(Set(after.map(\.id)) == Set(before.map(\.id)))
    for item in after {
      let old = try #require(before.first { $0.id == item.id })
      #expect((old == item) == (item.title == "c"))
    }
  }

  @Test func `an object that is shown before it is saved stays the row that it was`() throws {
    let items = FetchedItems(store.request, in: store.context)
    let job = store.add("new", on: "friday")
    store.context.processPendingChanges()
    let before = items.items
    #expect(before.map(\.object) == [job])
    try store.context.save()
    #expect(items.items.map(\.id) == before.map(\.id))
    #expect(items.items.map(\.object) == [job])
    job.minutes = 5
    try store.context.save()
    #expect(items.items.map(\.id) == before.map(\.id))
    #expect(items.items != before)
  }

  @Test func `many changes leave one whole state`() throws {
    let jobs = (0..<5).map { store.add("\($0)", on: "friday") }
    try store.context.save()
    let items = FetchedItems(store.request, in: store.context, sectionedBy: "day")
    store.context.delete(jobs[0])
    jobs[1].title = "9"
    store.add("7", on: "friday")
    jobs[2].day = "monday"
    try store.context.save()
    for job in jobs[3...] { store.context.delete(job) }
    try store.context.save()
    #expect(text(items) == ["friday 7,9", "monday 2"])
  }

  @Test func `another request is fetched by asking for it`() throws {
    store.add("saw", on: "friday")
    store.add("drill", on: "monday")
    try store.context.save()
    let items = FetchedItems(store.request, in: store.context)
    items.controller.fetchRequest.predicate = NSPredicate(format: "day == %@", argumentArray: ["monday"])
    items.fetch()
    #expect(items.items.map(\.title) == ["drill"])
  }

  @Test func `a context of a private queue is an error, not a crash`() {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    let items = FetchedItems(NSFetchRequest<Job>(entityName: "Job"), in: context)
    let counter = Counter()
    items.observers.add(counter)
    #expect(counter.errors.count == 1)
    #expect(items.sections.isEmpty)
  }

  @Test func `a controller outlives its source`() throws {
    let controller = NSFetchedResultsController(
      fetchRequest: store.request, managedObjectContext: store.context, sectionNameKeyPath: nil, cacheName: nil)
    weak var gone: FetchedItems<Job>?
    do {
      let items = FetchedItems(controller)
      gone = items
      #expect(items.items.isEmpty)
    }
    #expect(gone == nil)
    store.add("saw", on: "friday")
    try store.context.save()
    #expect(controller.fetchedObjects?.count == 1)
  }
}
