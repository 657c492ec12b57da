public import UIKit

// What a header or footer can show about its section.
extension UITableViewHeaderFooterView {
  /// A Boolean value that indicates whether the view is the header of a collapsed section.
  ///
  /// Check it in the closure of `header` or `headers`, which TableMaker calls again when the section is collapsed or
  /// expanded.
  public var isSectionCollapsed: Bool {
    FilledHeader.rows(of: self)?.items.isCollapsed ?? headerButton?.isCollapsed ?? false
  }

  /// The name of the view's section; `nil` for none.
  ///
  /// With `sections(from:)` and groups, each section has its own name. Read it in the closures of `header`, `headers`,
  /// `footer`, `footers`, `onSelectHeader`, and `onSelectFooter`; elsewhere it's `nil`.
  public var sectionName: String? { FilledHeader.rows(of: self)?.section.settings.name }

  /// The title that the chain or the source gives the view's section; `nil` for none.
  ///
  /// Read it in the same closures as ``sectionName``, for a header of your own class that shows the title of a group.
  ///
  /// ```swift
  /// .headers(StatusHeader.self) { header, parcels in header.label.text = header.sectionTitle }
  /// ```
  public var sectionTitle: String? { FilledHeader.rows(of: self)?.heading.title }
}
