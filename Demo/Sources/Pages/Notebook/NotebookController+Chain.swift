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
      .headerView {
        LandscapeView(title: notebook.landscape.title, detail: notebook.landscape.detail, metrics: metrics)
      }

      .section("overview")
      .stockCell(metrics.isLarge ? .subtitle : .value1)
      .data(notebook.overview)
      .adapter { cell, row, _ in
        cell.imageView?.image = pictures.image(of: row.icon, side: NotebookMetrics.iconSide, scale: scale)
        cell.textLabel?.text = row.title
        cell.textLabel?.font = metrics.text
        cell.textLabel?.numberOfLines = metrics.isLarge ? 0 : 1
        cell.detailTextLabel?.text = row.counts.map { dates.number(notebook.number(of: $0)) }
        cell.detailTextLabel?.font = metrics.text
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.textLabel?.textColor = row.isAction ? .systemBlue : .label
        cell.accessoryType = row.isAction ? .none : .disclosureIndicator
      }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, row, _ in controller.open(row) }

      .section("unfinished")
      .title(notebook.unfinished.title)
      .footerTitle(notebook.unfinished.footer)
      .stockCell(.default)
      .data(notebook.unfinished.notes)
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
      .stockCell(metrics.isLarge ? .subtitle : .value1)
      .data(wishes.rows)
      .adapter { cell, wish, _ in
        // Rows of the first section, which have one, are used again here.
        cell.imageView?.image = nil
        cell.textLabel?.textColor = .label
        cell.textLabel?.text = wish.name
        // A name can shrink a little next to its date; if the date is below the name, the name can use every line.
        cell.textLabel?.numberOfLines = metrics.isLarge ? 0 : 1
        cell.textLabel?.adjustsFontSizeToFitWidth = !metrics.isLarge
        cell.textLabel?.minimumScaleFactor = 0.75
        cell.textLabel?.font = metrics.text
        cell.detailTextLabel?.text = wish.found.map { dates.day($0) }
        cell.detailTextLabel?.font = metrics.text
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = wish.found == nil ? .detailButton : .checkmark
      }
      .autoHeight()
      .make()
  }

  /// Opens the target of a row at the top: the sightings are on this page.
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
