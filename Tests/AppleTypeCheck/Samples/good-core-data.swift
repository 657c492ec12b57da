// An app of TableMakerCoreData, checked by tree.sh: what the documentation shows.
import CoreData
import TableMaker
import TableMakerCoreData
import UIKit

final class Job: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var isDone: Bool
}

final class JobCell: UITableViewCell {
  func show(_ title: String, _ isDone: Bool) {
    textLabel?.text = title
    accessoryType = isDone ? .checkmark : .none
  }
}

final class JobsController: UIViewController {
  let tableView = UITableView()
  var dataSource: TableViewDataSource!
  var jobs: FetchedItems<Job>!

  func show(_ request: NSFetchRequest<Job>, in context: NSManagedObjectContext) {
    let jobs = FetchedItems(request, in: context, sectionedBy: "day", hasIndex: true)
    self.jobs = jobs
    dataSource = DataSource(tableView)
      .onError { error in print(error) }
      .sections(from: jobs)
      .cell(JobCell.self)
      .adapter { cell, job, _ in cell.show(job.title, job.isDone) }
      .titles { jobs in jobs.first.map { "\($0.id), \(jobs.count)" } }
      .onSelect(by: weakSelf) { owner, job, _ in owner.finish(job.object) }
      .section("all")
      .stockCell(.default)
      .data(jobs)
      .adapter { cell, job, _ in cell.textLabel?.text = job.title }
      .make()
  }

  func finish(_ job: Job) { job.isDone = true }

  func show(_ controller: NSFetchedResultsController<Job>) -> [ItemSection<FetchedObject<Job>>] {
    FetchedItems(controller).sections
  }

  func search() { jobs.fetch() }
}
