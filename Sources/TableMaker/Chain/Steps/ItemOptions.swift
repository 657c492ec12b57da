public import UIKit

/// Steps that need the item's type.
@MainActor public protocol ItemOptions<Item>: SectionOptions {
  /// The type of the items, each shown by a row.
  associatedtype Item
  /// The type of the source of the items.
  associatedtype Source: ItemSource<Item>

  /// The settings that depend on the type of the items; for the package.
  var _rows: _RowConfiguration<Item> { get set }
}

extension ItemOptions {
  /// Asks each row for its height, in points. Replaces the section's `height`.
  ///
  /// All rows are asked before the first layout, so that each is exact; with `estimatedHeight` only those that come on
  /// screen. A negative, infinite or NaN answer is left out, with a diagnostic.
  /// - Parameters:
  ///   - height: Returns the height of the row that shows the item, at its index in the section.
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

  /// Asks each section that the items make for its title, in the system's style. Replaces `title`; a header view goes before it.
  ///
  /// Asked at each update of the section, so that a title may count its items or name the first one. With `sections(of:)` it is
  /// asked for each of the sections, and goes before their own titles.
  ///
  /// ```swift
  /// .sections(of: days).cell(JobCell.self).adapter { cell, job, _ in cell.show(job) }
  /// .titles { jobs in jobs.first.map { "\($0.day), \(jobs.count)" } }
  /// ```
  /// - Parameter title: Returns the title of the section that has the items; nil for none.
  public func titles(@OneValue<String?> _ title: @escaping ([Item]) -> String?) -> Self {
    var copy = self
    copy._configuration.settings.title = nil
    copy._configuration.settings.titleText = nil
    copy._configuration.settings.hasTitles = true
    copy._rows.header.title = title
    return copy
  }
}

extension _SectionConfiguration {
  @usableFromInline mutating func hasHeights(file: StaticString, line: UInt) {
    settings.hasHeights = true
    settings.heightsPlace = CallSite(file: file, line: line)
  }
}
