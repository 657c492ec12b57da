import TableMaker
import UIKit
import Workshop

extension WorkshopController {
  /// The table: jobs without a day, jobs that wait for parts, and a section for each day, all of one stream.
  func makeDataSource(_ desk: JobDesk, _ words: JobWords, heading: PageHeading) -> TableViewDataSource {
    let (board, signs) = (desk.board, signs)
    return DataSource(tableView)
      .headerView { heading }
      .animation(.fade)
      .onError(by: weakSelf) { controller, error in controller.show(error) }

      .section("unscheduled")
      .cell(JobCell.self)
      .data(board.unscheduled)
      .adapter { cell, job, _ in cell.show(job, words: words, signs: signs) }
      .autoHeight()
      .titles { jobs in words.unscheduled(jobs) }
      .hidesWhenEmpty()
      .addItemRow(UITableViewCell.self, shown: .whileEditing) { cell in
        cell.textLabel?.text = words.addItemRow
        cell.textLabel?.numberOfLines = 0
      }
      .onAddItem(by: weakSelf) { controller in controller.start { await $0.takeInWithoutDay() } }
      .onSelect(by: weakSelf) { controller, job, _ in controller.start { await $0.advance(job) } }
      .onDelete(by: weakSelf) { controller, job, _ in controller.start { await $0.strikeOut(job) } }

      .section("parts")
      .cell(JobCell.self)
      .data(board.toOrder, board.onTheWay)
      .adapter { cell, job, _ in cell.show(job, words: words, signs: signs) }
      .autoHeight()
      .titles { jobs in words.parts(jobs) }
      .hidesWhenEmpty()
      .onSelect(by: weakSelf) { controller, job, _ in controller.start { await $0.advance(job) } }
      .onDelete(by: weakSelf) { controller, job, _ in controller.start { await $0.strikeOut(job) } }

      .sections(from: board.days)
      .cell(JobCell.self)
      .adapter { cell, job, _ in cell.show(job, words: words, signs: signs) }
      .autoHeight()
      .titles { jobs in words.title(ofDayOf: jobs) }
      .onSelect(by: weakSelf) { controller, job, _ in controller.start { await $0.advance(job) } }
      .onDelete(by: weakSelf) { controller, job, _ in controller.start { await $0.strikeOut(job) } }
      .make()
  }
}
