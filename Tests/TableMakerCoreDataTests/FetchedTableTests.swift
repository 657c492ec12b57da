import CoreData
import TableMaker
import TableMakerCoreData
import TestSupport
import Testing
import UIKit

/// A table that shows what a controller has fetched.
@MainActor @Suite struct FetchedTableTests {
  @Test func `a job that changes is configured in its cell, and one that comes has one`() async throws {
    let store = JobStore()
    let jobs = ["a", "b"].map { store.add($0, on: "friday") }
    try store.context.save()
    let tableView = UITableView(frame: .zero, style: .plain)
    let window = TestWindow()
    window.show(tableView)
    var configured: [String] = []
    let dataSource = DataSource(tableView)
      .sections(from: FetchedItems(store.request, in: store.context, sectionedBy: "day"))
      .stockCell(.default)
      .adapter { cell, job, _ in
        configured.append(job.title)
        cell.textLabel?.text = "\(job.title) \(job.minutes)"
      }
      .make()
    window.layOut()
    #expect(configured == ["a", "b"])
    let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    configured = []

    jobs[1].minutes = 30
    store.add("c", on: "saturday")
    try store.context.save()
    await dataSource.waitForUpdates()
    #expect(configured.sorted() == ["b", "c"])
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(cell?.textLabel?.text == "b 30")
    #expect(tableView.numberOfSections == 2)
  }

  @Test func `objects of another class than the model's are an error, and no rows`() throws {
    let store = JobStore()
    store.add("a", on: "friday")
    try store.context.save()
    final class OtherJob: NSManagedObject {}
    let request = NSFetchRequest<OtherJob>(entityName: "Job")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let tableView = UITableView(frame: .zero, style: .plain)
    let window = TestWindow()
    window.show(tableView)
    var messages: [String] = []
    let dataSource = DataSource(tableView)
      .onError { messages.append("\($0)") }
      .section().data(FetchedItems(request, in: store.context)).stockCell(.default)
      .adapter { _, _, _ in }
      .make()
    window.layOut()
    #expect(messages.count == 1 && messages[0].hasPrefix("The entity Job has the class "), "\(messages)")
    #expect(messages.allSatisfy { $0.contains("OtherJob") })
    withExtendedLifetime(dataSource) { #expect(tableView.numberOfRows(inSection: 0) == 0) }
  }
}
