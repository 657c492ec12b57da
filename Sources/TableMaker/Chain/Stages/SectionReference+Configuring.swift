public import UIKit

/// The settings of a section that a chain has made, for `configure`. It has the steps that every section has.
@preconcurrency @MainActor public struct SectionChange: SectionOptions {
  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration
}

/// The settings of a table view that a chain has set up, for `configure` of the data source.
@preconcurrency @MainActor public struct TableChange {
  var settings: TableSettings
  var problems = Problems()

  private func changed(_ change: (inout TableChange) -> Void) -> TableChange {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the height of all rows in sections without their own height, in points.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> TableChange {
    changed {
      guard let height = $0.problems.checked(height, of: .row, at: CallSite(file: file, line: line)) else { return }
      $0.settings.rowHeight = height
    }
  }

  /// Sets the animation of sections without their own animation.
  public func animation(_ animation: UITableView.RowAnimation) -> TableChange {
    changed { $0.settings.animation = animation }
  }

  /// Sets the maximum number of inserted, deleted, and moved rows in an animated update.
  public func animationLimit(_ rows: Int) -> TableChange { changed { $0.settings.animationLimit = max(0, rows) } }

  /// Sets the time when TableMaker deselects a tapped row of a section without its own setting.
  public func deselection(_ when: Deselection) -> TableChange { changed { $0.settings.deselection = when } }
}

extension SectionReference {
  /// Changes the section's settings in place, with one update.
  ///
  /// ```swift
  /// dataSource.section("goods").configure { $0.title("Fresh").height(60).animation(.fade) }
  /// ```
  ///
  /// The steps are those of a section in a chain, and the other settings stay. `height` replaces automatic heights, and
  /// `autoHeight` replaces heights. The rows stay, with their cells. If UIKit must ask for something for the first time,
  /// such as the height of each row, TableMaker reloads the table view; the selection and the visible rows stay in
  /// place. If no section has the name, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - change: A closure that adds steps to the section's settings.
  public func configure(
    file: StaticString = #fileID, line: UInt = #line, _ change: (SectionChange) -> SectionChange
  ) {
    let location = CallSite(file: file, line: line)
    guard let owner, let group = owner.group(named: name, call: call("configure"), at: location) else { return }
    let before = group.nextSettings ?? group.settings
    let table = TableConfiguration(tableView: owner.tableView, settings: owner.settings)
    var configuration = change(SectionChange(_configuration: _SectionConfiguration(after: table, before)))
      ._configuration
    for problem in configuration.problems.all { owner.reporter.report(problem) }
    // The last step for heights counts, also against those of the chain.
    if configuration.settings.rowHeight != before.rowHeight, configuration.settings.autoHeight != nil {
      if before.appearance.asks.contains(.binding) {
        configuration.settings.rowHeight = before.rowHeight
        owner.reporter.report(.unusedHeight(section: before.nameForMessages, at: location))
      } else {
        configuration.settings.autoHeight = nil
      }
    } else if configuration.settings.autoHeight != before.autoHeight, configuration.settings.rowHeight != .table {
      configuration.settings.rowHeight = .table
    }
    owner.configure(group, configuration.settings)
  }

  /// Replaces the section with another one at the same location, including its cells and its source, with one update.
  ///
  /// ```swift
  /// dataSource.section("goods").replace { section in
  ///   section.cell(OfferCell.self).data(offers).adapter { cell, offer, _ in cell.show(offer) }
  /// }
  /// ```
  ///
  /// The new section has the same name. If no section has the name, TableMaker inserts the section at the end of the
  /// table view and reports a diagnostic.
  /// - Parameters:
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - make: A closure that continues the chain of the new section, as after `section()`. TableMaker also inserts the
  ///     sections that it begins with `section()`.
  public func replace(
    file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    let location = CallSite(file: file, line: line)
    insert(file: file, line: line, make) {
      guard let owner, let group = owner.group(named: name, call: call("replace"), at: location, wasAdded: true),
        let index = owner.index(of: group)
      else { return nil }
      remove(group, from: owner)
      return index
    }
  }

  /// Inserts a section with this name at an index among the sections of the chain.
  ///
  /// Use it to insert a section next to one without a name. The index counts hidden sections, and a step
  /// `sections(from:)` as one section. If the index is out of bounds, TableMaker uses the nearest one and reports a
  /// diagnostic.
  /// - Parameters:
  ///   - index: The index of the new section; the number of sections for the end.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - make: A closure that continues the chain of the new section, as after `section()`. TableMaker also inserts the
  ///     sections that it begins with `section()`.
  public func insert(
    at index: Int, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) {
      guard let owner else { return nil }
      let used = min(max(index, 0), owner.groups.count)
      if used != index {
        owner.reporter.report(
          .invalidSectionIndex(
            call: call("insert(at:)"), index: index, count: owner.groups.count, used: used,
            at: CallSite(file: file, line: line)))
      }
      return used
    }
  }
}

extension TableViewDataSource {
  /// Changes the table view's settings in place, with one update.
  ///
  /// ```swift
  /// dataSource.configure { $0.height(60).animation(.fade) }
  /// ```
  ///
  /// A section's own settings override them. To change a section's settings, use `section("goods").configure`.
  /// - Parameter change: A closure that adds steps to the table view's settings.
  public func configure(_ change: (TableChange) -> TableChange) {
    let changed = change(TableChange(settings: live.settings))
    for problem in changed.problems.all { live.reporter.report(problem) }
    live.configure(changed.settings)
  }
}
