public import UIKit

/// Steps that every stage of a section has.
@MainActor public protocol SectionOptions: Chained {
  /// What the section's steps have said so far; for the package.
  var _draft: _SectionDraft { get set }
}

// One name, one kind of argument: the singular takes a value, the plural a closure that is asked for each row.

extension SectionOptions {
  /// Gives every row of the section one height, in points. Replaces the table's height, and `heights`.
  ///
  /// Rows of a known height are exact from the first layout: the table's row estimates are turned off, unless
  /// `estimatedHeight` asks for them. A table whose sections share one height is asked for no row's height at all.
  /// A negative, infinite or NaN height is left out, with a diagnostic.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { draft in
      let place = CallSite(file: file, line: line)
      guard let height = draft.problems.checked(height, of: .row, at: place) else { return }
      draft.settings.rowHeight = height
      draft.settings.hasHeights = false
    }
  }

  /// Measures the section's rows by their cells' constraints, each once. Goes before the section's and the table's heights.
  ///
  /// What a cell needs: constraints from the top of `contentView` through its views to the bottom, and labels of
  /// `numberOfLines = 0` where text may wrap. A cell without constraints is measured by its `sizeThatFits`.
  ///
  /// A height is kept as long as the item stays the same: same identity, equal content, at the same width and text size.
  /// Items that are not `Equatable` count as changed at each update of the section. What else a height
  /// depends on no key can see: tell of it with `remeasure(_:)` or `invalidateHeights()`.
  ///
  /// A sizing cell is filled by the section's adapter, with `cell.isMeasuring` true.
  /// - Parameters:
  ///   - when: When rows are measured: when they come near the screen, unless said otherwise.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func autoHeight(
    _ when: AutoHeight = .whenNeeded, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { draft in
      draft.settings.autoHeight = when
      draft.settings.heightsPlace = CallSite(file: file, line: line)
    }
  }

  /// Says about how high the section's rows are, in points, so that they are sized when they come on screen. Replaces.
  ///
  /// Worth it where `heights` is slow and the rows are many. The scroll indicator is then about right, no more.
  public func estimatedHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { draft in
      let place = CallSite(file: file, line: line)
      guard let height = draft.problems.checked(height, of: .estimatedRow, at: place) else { return }
      draft.settings.estimatedRowHeight = height
    }
  }

  func changed(_ change: (inout _SectionDraft) -> Void) -> Self {
    var copy = self
    change(&copy._draft)
    return copy
  }
}

// MARK: Headers and footers

extension SectionOptions {
  /// Puts a title above the section's rows, in the system's style. Replaces the title; a header view goes before it.
  public func title(_ title: String) -> Self {
    changed { draft in
      draft.settings.title = title
      draft.settings.hasTitles = false
    }
  }

  /// Puts a text below the section's rows, in the system's style. Replaces the text; a footer view goes before it.
  public func footerTitle(_ title: String) -> Self { changed { $0.settings.footerTitle = title } }

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
  ///   - fill: Shows what the header says; called each time it comes on screen.
  public func header<V: UITableViewHeaderFooterView>(
    _ view: V.Type, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> Self {
    changed { $0.settings.header = .reusable(ReusableSupplement(view, fill: fill)) }
  }

  /// Puts a view of a reusable class below the section's rows: registered and dequeued for you. Replaces the footer.
  ///
  /// - Parameters:
  ///   - view: The view's class.
  ///   - fill: Shows what the footer says; called each time it comes on screen.
  public func footer<V: UITableViewHeaderFooterView>(
    _ view: V.Type, @ClosureWithoutReturn fill: @escaping (V) -> Void
  ) -> Self {
    changed { $0.settings.footer = .reusable(ReusableSupplement(view, fill: fill)) }
  }

  /// Gives the section's header a height, in points. Replaces the system's.
  public func headerHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { draft in
      let place = CallSite(file: file, line: line)
      guard let height = draft.problems.checked(height, of: .header, at: place) else { return }
      draft.settings.headerHeight = height
    }
  }

  /// Gives the section's footer a height, in points. Replaces the system's.
  public func footerHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    changed { draft in
      let place = CallSite(file: file, line: line)
      guard let height = draft.problems.checked(height, of: .footer, at: place) else { return }
      draft.settings.footerHeight = height
    }
  }
}
