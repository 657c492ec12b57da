public import UIKit

/// Steps that need the item's type.
@preconcurrency @MainActor public protocol ItemOptions<Item>: SectionOptions {
  /// The type of the items, each shown by a row.
  associatedtype Item
  /// The type of the source of the items.
  associatedtype Source: ItemSource<Item>

  /// The settings that depend on the type of the items; for the package.
  var _rows: _RowConfiguration<Item> { get set }
}

extension ItemOptions {
  /// Provides the height for each row, in points.
  ///
  /// TableMaker calls the closure for all rows before the first layout, so each height is exact. With
  /// `estimatedHeight`, it calls the closure only for rows that come on screen. If a height is negative, infinite, or
  /// NaN, TableMaker ignores it and reports a diagnostic. This step replaces the section's `height`. If you use this
  /// step more than once, the last one applies.
  /// - Parameters:
  ///   - height: A closure that receives the item and its index in the section, and returns the height.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  @inlinable public func heights(
    @OneValue<CGFloat> _ height: @escaping (Item, Int) -> CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var copy = self
    copy._configuration.hasHeights(file: file, line: line)
    copy._rows.heights = { items in { row in height(items[row], row) } }
    return copy
  }

  /// Provides the title for each section, in the system's style.
  ///
  /// TableMaker calls the closure at each update of the section, so a title can count its items or name the first one.
  /// With `sections(from:)`, it's called for each of the sections, and overrides their own titles. A header view
  /// overrides the title. This step replaces `title`.
  ///
  /// ```swift
  /// .sections(from: days).cell(JobCell.self).adapter { cell, job, _ in cell.show(job) }
  /// .titles { jobs in jobs.first.map { "\($0.day), \(jobs.count)" } }
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter title: A closure that receives the section's items and returns its title, or `nil` for none.
  public func titles(@OneValue<String?> _ title: @escaping ([Item]) -> String?) -> Self {
    var copy = self
    copy._configuration.settings.title = .closure
    copy._rows.header.title = title
    return copy
  }
}

extension _SectionConfiguration {
  @usableFromInline mutating func hasHeights(file: StaticString, line: UInt) {
    settings.rowHeight = .closure
    settings.heightsLocation = CallSite(file: file, line: line)
  }
}
