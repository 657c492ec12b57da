public import UIKit

// Headers and footers that receive their section's items.
extension ItemOptions {
  /// Adds a header of a reusable class above the section's rows, and configures it with the section's items.
  ///
  /// TableMaker calls the closure when the header comes on screen and at each update of the section. With
  /// `sections(from:)`, each section's header receives its own items. The table view's style determines whether headers
  /// stay at the top while their rows scroll: in the `.plain` style, they do. This step replaces the section's other
  /// header steps.
  ///
  /// ```swift
  /// .headers(DayHeader.self) { header, jobs in header.label.text = "\(jobs.count) jobs" }
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - fill: A closure that receives the view and the section's items, and sets the header's content.
  public func headers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V, [Item]) -> Void
  ) -> Self {
    var copy = self
    copy._configuration.settings.header = .reusable(ReusableSupplementaryView(ofItems: view, from: origin))
    copy._rows.header.fill = { view, items in
      if let view = view as? V { fill(view, items) }
    }
    return copy
  }

  /// Adds a footer of a reusable class below the section's rows, and configures it with the section's items.
  ///
  /// TableMaker calls the closure when the footer comes on screen and at each update of the section. With
  /// `sections(from:)`, each section's footer receives its own items. This step replaces the section's other footer
  /// steps. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - fill: A closure that receives the view and the section's items, and sets the footer's content.
  public func footers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code, @ClosureWithoutReturn fill: @escaping (V, [Item]) -> Void
  ) -> Self {
    var copy = self
    copy._configuration.settings.footer = .reusable(ReusableSupplementaryView(ofItems: view, from: origin))
    copy._rows.footer.fill = { view, items in
      if let view = view as? V { fill(view, items) }
    }
    return copy
  }

  /// Provides the text below the rows for each section, in the system's style.
  ///
  /// TableMaker calls the closure at each update of the section. A footer view overrides the text. This step replaces
  /// `footerTitle`. If you use this step more than once, the last one applies.
  /// - Parameter title: A closure that receives the section's items and returns the text, or `nil` for none.
  public func footerTitles(@OneValue<String?> _ title: @escaping ([Item]) -> String?) -> Self {
    var copy = self
    copy._configuration.settings.footerTitle = .closure
    copy._rows.footer.title = title
    return copy
  }

  /// Provides the height of the header for each section, in points.
  ///
  /// TableMaker calls the closure whenever the table view needs the height, and at each update of the section. If the
  /// height isn't valid, TableMaker uses the system's height and reports a diagnostic. This step replaces
  /// `headerHeight`. If you use this step more than once, the last one applies.
  /// - Parameter height: A closure that receives the section's items and returns the height.
  public func headerHeights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self {
    var copy = self
    copy._configuration.settings.headerHeight = .closure
    copy._rows.header.height = height
    return copy
  }

  /// Provides the height of the footer for each section, in points.
  ///
  /// TableMaker calls the closure whenever the table view needs the height, and at each update of the section. If the
  /// height isn't valid, TableMaker uses the system's height and reports a diagnostic. This step replaces
  /// `footerHeight`. If you use this step more than once, the last one applies.
  /// - Parameter height: A closure that receives the section's items and returns the height.
  public func footerHeights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self {
    var copy = self
    copy._configuration.settings.footerHeight = .closure
    copy._rows.footer.height = height
    return copy
  }
}
