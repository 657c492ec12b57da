public import UIKit

/// Steps that every stage of a section has.
@MainActor public protocol SectionOptions: Chained {
  /// The settings that the section's steps have made so far; for the package.
  var _configuration: _SectionConfiguration { get set }
}

// One name, one kind of argument: the singular takes a value, the plural a closure that is asked for each row.

extension SectionOptions {
  /// Sets one height for the section's rows, in points. Replaces the table's height, and `heights`.
  ///
  /// Rows of a known height are exact from the first layout: the table's row estimates are turned off, unless
  /// `estimatedHeight` asks for them. A table whose sections share one height is asked for no row's height at all.
  /// A negative, infinite or NaN height is left out, with a diagnostic.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let place = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .row, at: place) else { return }
      configuration.settings.rowHeight = height
      configuration.settings.hasHeights = false
    }
  }

  /// Measures the section's rows by their cells' constraints, each once. Goes before the section's and the table's heights.
  ///
  /// A cell needs constraints from the top of `contentView` through its views to the bottom, and labels of
  /// `numberOfLines = 0` where text may wrap. A cell without constraints is measured by its `sizeThatFits`.
  ///
  /// A height is kept as long as the item stays the same: same identity, equal content, at the same width and text size.
  /// Items that are not `Equatable` count as changed at each update of the section. What else a height
  /// depends on no key can see: tell of it with `remeasure(_:)` or `invalidateHeights()`.
  ///
  /// A sizing cell is filled by the section's adapter, with `cell.isMeasuring` true.
  /// - Parameters:
  ///   - when: The time at which rows are measured; as they come near the screen by default.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func autoHeight(
    _ when: AutoHeight = .whenNeeded, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.autoHeight = when
      configuration.settings.heightsPlace = CallSite(file: file, line: line)
    }
  }

  /// Sets an estimated row height, in points, so that rows are sized when they come on screen. Replaces an earlier estimate.
  ///
  /// Worth it where `heights` is slow and the rows are many. The scroll indicator is then about right, no more.
  public func estimatedHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let place = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .estimatedRow, at: place) else { return }
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
  /// Puts a title above the section's rows, in the system's style. Replaces the title; a header view goes before it.
  public func title(_ title: String) -> Self {
    changed { configuration in
      configuration.settings.title = title
      configuration.settings.titleText = nil
      configuration.settings.hasTitles = false
    }
  }

  /// Puts a text below the section's rows, in the system's style. Replaces the text; a footer view goes before it.
  public func footerTitle(_ title: String) -> Self {
    changed { configuration in
      configuration.settings.footerTitle = title
      configuration.settings.hasFooterTitles = false
      configuration.settings.footerText = nil
    }
  }

  /// Puts a view above the section's rows. Replaces the header.
  ///
  /// The step has two levels: before the first section it is the table's header view, and called at once.
  ///
  /// The closure is called once for each table that is made, when the table first asks for it, and the view is kept.
  /// Its height is `headerHeight`, else its own where it has one.
  public func headerView(_ view: @escaping () -> UIView) -> Self { changed { $0.settings.header = .view(view) } }

  /// Puts a view below the section's rows. Replaces the footer.
  ///
  /// The closure is called once for each table that is made, when the table first asks for it, and the view is kept.
  /// Its height is `footerHeight`, else its own where it has one.
  public func footerView(_ view: @escaping () -> UIView) -> Self { changed { $0.settings.footer = .view(view) } }

  /// Puts a view of a reusable class above the section's rows: registered and dequeued for you. Replaces the header.
  ///
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: Where the view comes from: its class alone, unless said otherwise.
  ///   - fill: Sets the header's content; called each time it comes on screen.
  public func header<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> Self {
    changed { $0.settings.header = .reusable(ReusableSupplementaryView(view, from: origin, fill: fill)) }
  }

  /// Puts a view of a reusable class below the section's rows: registered and dequeued for you. Replaces the footer.
  ///
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: Where the view comes from: its class alone, unless said otherwise.
  ///   - fill: Sets the footer's content; called each time it comes on screen.
  public func footer<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> Self {
    changed { $0.settings.footer = .reusable(ReusableSupplementaryView(view, from: origin, fill: fill)) }
  }

  /// Sets the height of the section's header, in points. Replaces the system's.
  public func headerHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let place = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .header, at: place) else { return }
      configuration.settings.headerHeight = height
      configuration.settings.hasHeaderHeights = false
    }
  }

  /// Sets the height of the section's footer, in points. Replaces the system's.
  public func footerHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { configuration in
      let place = CallSite(file: file, line: line)
      guard let height = configuration.problems.checked(height, of: .footer, at: place) else { return }
      configuration.settings.footerHeight = height
      configuration.settings.hasFooterHeights = false
    }
  }
}
