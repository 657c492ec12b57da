// A table of SwiftData's models, checked by tree.sh: what "Showing Core Data and SwiftData objects" shows. The model declares what
// a macro of SwiftData adds.
import Foundation
import SwiftData
import TableMaker
import UIKit

final class Job: PersistentModel {
  var title = ""
  let persistentModelID: PersistentIdentifier
  init(_ id: PersistentIdentifier) { persistentModelID = id }
  var id: PersistentIdentifier { persistentModelID }
  static func == (one: Job, other: Job) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

struct JobRow: Identifiable, Equatable {
  let id: PersistentIdentifier
  let title: String
}

@MainActor final class Jobs {
  let rows = ItemList<JobRow>([])
  private let context: ModelContext
  private var observation: (any NSObjectProtocol)?

  init(in container: ModelContainer) {
    context = container.mainContext
    observation = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.fetch() }
    }
    fetch()
  }

  func fetch() {
    let jobs = (try? context.fetch(FetchDescriptor<Job>())) ?? []
    rows.items = jobs.map { JobRow(id: $0.persistentModelID, title: $0.title) }
  }
}

final class JobsController: UITableViewController {
  var jobs: Jobs!
  var dataSource: TableViewDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section()
      .stockCell(.default)
      .data(jobs.rows)
      .adapter { cell, job, _ in cell.textLabel?.text = job.title }
      .make()
  }
}
