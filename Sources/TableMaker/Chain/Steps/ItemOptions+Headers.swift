public import UIKit

// Headers and footers that know their section's items.
extension ItemOptions {
  /// Puts a view of a reusable class above the section's rows, and fills it with the section's items. Replaces the header.
  ///
  /// Asked when it comes on screen, and at each update of the section. With `sections(of:)` each section's header gets its own items. Whether
  /// headers stay at the top while their rows scroll is the table's style: they do in one of style `.plain`.
  ///
  /// ```swift
  /// .headers(DayHeader.self) { header, jobs in header.label.text = "\(jobs.count) jobs" }
  /// ```
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: Where the view comes from: its class alone, unless said otherwise.
  ///   - fill: Sets the header's content; gets the view and the section's items.
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

  /// Puts a view of a reusable class below the section's rows, and fills it with the section's items. Replaces the footer.
  ///
  /// Asked when it comes on screen, and at each update of the section. With `sections(of:)` each section's footer gets its own items.
  /// - Parameters:
  ///   - view: The view's class.
  ///   - origin: Where the view comes from: its class alone, unless said otherwise.
  ///   - fill: Sets the footer's content; gets the view and the section's items.
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

  /// Asks each section that the items make for the text below its rows, in the system's style. Replaces `footerTitle`.
  ///
  /// Asked at each update of the section; a footer view goes before it.
  /// - Parameter title: Returns the text for the section's items; nil for none.
  public func footerTitles(@OneValue<String?> _ title: @escaping ([Item]) -> String?) -> Self {
    var copy = self
    copy._configuration.settings.footerTitle = nil
    copy._configuration.settings.footerText = nil
    copy._configuration.settings.hasFooterTitles = true
    copy._rows.footer.title = title
    return copy
  }

  /// Asks each section that the items make for the height of its header, in points. Replaces `headerHeight`.
  ///
  /// Asked whenever the table asks, and at each update of the section. A height that no view can have is a diagnostic, and the system's is used.
  /// - Parameter height: Returns the height for the section's items.
  public func headerHeights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self {
    var copy = self
    copy._configuration.settings.headerHeight = nil
    copy._configuration.settings.hasHeaderHeights = true
    copy._rows.header.height = height
    return copy
  }

  /// Asks each section that the items make for the height of its footer, in points. Replaces `footerHeight`.
  ///
  /// Asked whenever the table asks, and at each update of the section. A height that no view can have is a diagnostic, and the system's is used.
  /// - Parameter height: Returns the height for the section's items.
  public func footerHeights(@OneValue<CGFloat> _ height: @escaping ([Item]) -> CGFloat) -> Self {
    var copy = self
    copy._configuration.settings.footerHeight = nil
    copy._configuration.settings.hasFooterHeights = true
    copy._rows.footer.height = height
    return copy
  }
}
