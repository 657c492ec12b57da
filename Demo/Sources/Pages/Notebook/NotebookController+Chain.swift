import TableMaker
import UIKit

extension NotebookController {
  /// The notebook's table.
  func makeDataSource(_ notebook: Notebook, _ metrics: NotebookMetrics) -> TableViewDataSource {
    let scale = traitCollection.displayScale
    let pictures = pictures
    let dates = NotebookDates(language: language, timeZone: notebook.timeZone)
    let wishes = notebook.wishes

    return DataSource(tableView)
      .height(metrics.rowHeight)
      .headerView {
        LandscapeView(title: notebook.landscape.title, detail: notebook.landscape.detail, metrics: metrics)
      }

      .section("overview")
      .stockCell(.value1)
      .data(notebook.overview)
      .adapter { cell, row, _ in
        cell.imageView?.image = pictures.image(of: row.icon, side: NotebookMetrics.iconSide, scale: scale)
        cell.textLabel?.text = row.title
        cell.textLabel?.font = metrics.text
        cell.detailTextLabel?.text = row.counts.map { dates.number(notebook.number(of: $0)) }
        cell.detailTextLabel?.font = metrics.text
        cell.accessoryType = .disclosureIndicator
      }
      .onSelect(with: self) { controller, row, _ in controller.open(row) }

      .section("drafts")
      .title(notebook.drafts.title)
      .footerTitle(notebook.drafts.footer)
      .stockCell(.default)
      .data(notebook.drafts.notes)
      .adapter { cell, note, _ in cell.textLabel?.text = note }

      .section("diary")
      .header(NotebookHeader.self) { header in
        header.show(
          title: notebook.diary.title, detail: notebook.diary.detail.filled(count: notebook.sightings.count),
          months: notebook.sightingsByMonth, metrics: metrics)
      }
      .headerHeight(metrics.headerHeight)
      .footerTitle(notebook.diary.footer)
      .cell(SightingCell.self)
      .data(notebook.sightings)
      .adapter { cell, sighting, _ in
        let image = pictures.image(of: sighting.picture, side: NotebookMetrics.pictureSide, scale: scale)
        cell.show(sighting, image: image, date: dates.day(sighting.date), metrics: metrics)
      }
      .heights { sighting, _ in sighting.note.isEmpty ? metrics.shortSightingHeight : metrics.sightingHeight }

      .section("wishes")
      .header(NotebookHeader.self) { header in
        let found = wishes.rows.count { $0.found != nil }
        header.show(
          title: wishes.title, detail: wishes.detail.filled(count: wishes.rows.count, found: found), metrics: metrics)
      }
      .headerHeight(metrics.headerHeight)
      .footerTitle(wishes.footer)
      .stockCell(.value1)
      .data(wishes.rows)
      .adapter { cell, wish, _ in
        cell.textLabel?.text = wish.name
        cell.textLabel?.font = metrics.text
        cell.detailTextLabel?.text = wish.found.map { dates.day($0) }
        cell.detailTextLabel?.font = metrics.text
        cell.accessoryType = wish.found == nil ? .detailButton : .checkmark
      }
      .make()
  }

  /// The table of a file that cannot be read.
  func makeDataSource(_ problem: FileProblem, _ metrics: NotebookMetrics) -> TableViewDataSource {
    let language = language
    let words = problem.words(in: language)
    return DataSource(tableView)
      .section("problem")
      .stockCell(.default)
      .data([words])
      .adapter { cell, words, _ in
        cell.textLabel?.text = words
        cell.textLabel?.font = metrics.text
        cell.textLabel?.numberOfLines = 0
        cell.selectionStyle = .none
      }
      .height(metrics.text.lineHeight * 4 + 24)
      .footerTitle("notebook.json")
      .make()
  }

  /// What a row at the top leads to: the sightings are on this page.
  private func open(_ row: Notebook.OverviewRow) {
    guard row.counts == .sightings else { return }
    tableView.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true)
  }
}

extension String {
  /// The text with its numbers filled in.
  fileprivate func filled(count: Int, found: Int = 0) -> String {
    replacingOccurrences(of: "{count}", with: "\(count)").replacingOccurrences(of: "{found}", with: "\(found)")
  }
}
