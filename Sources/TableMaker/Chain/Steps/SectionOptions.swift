public import UIKit

/// Steps that every stage of a section has.
@preconcurrency @MainActor public protocol SectionOptions: Chained {
  /// The settings of the section's steps so far; for the package.
  var _configuration: _SectionConfiguration { get set }
}

// The singular takes a value; the plural takes a closure that's called for each row. One name has one kind of argument.

extension SectionOptions {
  /// Sets the height of the section's rows, in points.
  ///
  /// Rows with a known height are exact from the first layout: TableMaker turns off the table view's row estimates,
  /// except with `estimatedHeight`. If all sections have the same height, TableMaker sets it once for the whole table
  /// view. If the height is negative, infinite, or NaN, TableMaker ignores it and reports a diagnostic. This step
  /// overrides the table view's height, and replaces `heights`. If you use this step more than once, the last one
  /// applies.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let location = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .row, at: location) else { return }
      configuration.settings.rowHeight = .fixed(height)
    }
  }

  /// Measures each of the section's rows once, with its cell's constraints.
  ///
  /// A cell needs constraints from the top of its `contentView` through its views to the bottom, and labels with
  /// `numberOfLines = 0` where text can wrap. TableMaker measures a cell without constraints with its `sizeThatFits`.
  /// The result overrides the section's height and the table view's height.
  ///
  /// TableMaker keeps a height while the item's identity and content, the width, and the text size stay the same. Items
  /// that aren't `Equatable` count as changed at each update of the section. If a height depends on other state, call
  /// `remeasure(_:)` or `invalidateHeights()` when that state changes.
  ///
  /// TableMaker configures a sizing cell with the section's adapter, while `cell.isMeasuring` is `true`. If you use
  /// this step more than once, the last one applies.
  /// - Parameters:
  ///   - when: The time of measuring; by default, when rows come near the screen.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func autoHeight(
    _ when: AutoHeight = .whenNeeded, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.autoHeight = when
      configuration.settings.heightsLocation = CallSite(file: file, line: line)
    }
  }

  /// Sets an estimated row height, in points, so the table view sizes rows as they come on screen.
  ///
  /// Use it if `heights` is slow and the section has many rows. The scroll indicator is then approximate. If you use
  /// this step more than once, the last one applies.
  public func estimatedHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let location = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .estimatedRow, at: location) else { return }
      configuration.settings.estimatedRowHeight = height
    }
  }

  func changed(_ change: (inout _SectionConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy._configuration)
    return copy
  }
}

// MARK: Headers and footers

extension SectionOptions {
  /// Sets the title above the section's rows, in the system's style.
  ///
  /// A header view overrides it. If you use this step more than once, the last one applies.
  public func title(_ title: String) -> Self { changed { $0.settings.title = .fixed(title) } }

  /// Sets the text below the section's rows, in the system's style.
  ///
  /// A footer view overrides it. If you use this step more than once, the last one applies.
  public func footerTitle(_ title: String) -> Self { changed { $0.settings.footerTitle = .fixed(title) } }

  /// Sets the section's title in the index at the table view's edge.
  ///
  /// Touching the title scrolls to the section. The index appears if the sections have several titles; consecutive
  /// sections with the same title share one entry. With `sections(from:)`, the source's own index titles override it.
  /// If the title is empty or has several lines, TableMaker ignores it and reports a diagnostic. If you use this step
  /// more than once, the last one applies.
  /// - Parameters:
  ///   - title: A short title, such as one letter. `UITableView.indexSearch` shows a magnifying glass at the top.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func indexTitle(_ title: String, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      guard title.contains(where: { !$0.isWhitespace }), !title.contains(where: \.isNewline) else {
        let section = configuration.settings.nameForMessages
        return configuration.problems.append(
          .invalidIndexTitle(title, section: section, at: CallSite(file: file, line: line)))
      }
      configuration.settings.indexTitle = title
    }
  }

  /// Adds a header view above the section's rows.
  ///
  /// This step has two levels: before the first section, it sets the table view's header view, and TableMaker calls the
  /// closure immediately. Here, TableMaker calls the closure once for each table view that the chain sets up, when the
  /// table view first needs the view, and keeps the view. The header has the height of `headerHeight`, or otherwise the
  /// view's own. This step replaces the section's other header steps. If you use this step more than once, the last one
  /// applies.
  public func headerView(_ view: @escaping () -> UIView) -> Self { changed { $0.settings.header = .view(view) } }

  /// Adds a footer view below the section's rows.
  ///
  /// TableMaker calls the closure once for each table view that the chain sets up, when the table view first needs the
  /// view, and keeps the view. The footer has the height of `footerHeight`, or otherwise the view's own. This step
  /// replaces the section's other footer steps. If you use this step more than once, the last one applies.
  public func footerView(_ view: @escaping () -> UIView) -> Self { changed { $0.settings.footer = .view(view) } }

  /// Adds a header of a reusable class above the section's rows.
  ///
  /// TableMaker registers and dequeues the view. This step replaces the section's other header steps. If you use this
  /// step more than once, the last one applies.
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - fill: A closure that sets the header's content. TableMaker calls it each time the header comes on screen.
  public func header<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> Self {
    changed { $0.settings.header = .reusable(ReusableSupplementaryView(view, from: origin, fill: fill)) }
  }

  /// Adds a footer of a reusable class below the section's rows.
  ///
  /// TableMaker registers and dequeues the view. This step replaces the section's other footer steps. If you use this
  /// step more than once, the last one applies.
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - fill: A closure that sets the footer's content. TableMaker calls it each time the footer comes on screen.
  public func footer<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> Self {
    changed { $0.settings.footer = .reusable(ReusableSupplementaryView(view, from: origin, fill: fill)) }
  }

  /// Sets the height of the section's header, in points.
  ///
  /// It overrides the system's height. If you use this step more than once, the last one applies.
  public func headerHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let location = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .header, at: location) else { return }
      configuration.settings.headerHeight = .fixed(height)
    }
  }

  /// Sets the height of the section's footer, in points.
  ///
  /// It overrides the system's height. If you use this step more than once, the last one applies.
  public func footerHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let location = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .footer, at: location) else { return }
      configuration.settings.footerHeight = .fixed(height)
    }
  }
}
