@_spi(Testing) import UIKit

/// Finds constraints that conflict, and views with an ambiguous frame.
enum LayoutConflictCheck: PageCheck {
  static let kind = PageAudit.Kinds.layoutConflict

  static func findings(in page: Page) -> [Finding] {
    let conflicts = page.takeConflicts().compactMap { conflict -> Finding? in
      let items = ([conflict.broken] + conflict.constraints).lazy.flatMap { [$0.firstItem, $0.secondItem] }
      let view = items.compactMap { item in page.views.last { $0.view === item } }.first
      guard let view = view ?? page.views.first else { return nil }
      return Finding(kind, view, "Constraints conflict, and \(conflict.broken.readable) was broken")
    }
    guard page.setting.state == .initial else { return conflicts }
    let ambiguous = page.views.filter { view in
      !view.view.translatesAutoresizingMaskIntoConstraints && !view.isInBar && !view.isPartOfControl
        && (!isOfUIKit(view.view) || className(of: view.view).hasPrefix("UI")) && isAmbiguous(view)
    }
    return conflicts + ambiguous.map { Finding(kind, $0, "The constraints leave the frame ambiguous") }
  }

  /// Returns whether a view's frame is ambiguous.
  ///
  /// In a row that its constraints size, it doesn't matter which of two texts gets the fraction of a point by which the
  /// row is higher.
  private static func isAmbiguous(_ view: PageView) -> Bool {
    let axes = view.view.ambiguousAxes
    guard axes == [.vertical], let cell = view.cell else { return !axes.isEmpty }
    return !RowHeightCheck.isDetermined(cell)
  }
}

extension NSLayoutConstraint {
  /// The description without the address of the constraint.
  fileprivate var readable: String {
    guard let start = description.firstIndex(of: " ") else { return description }
    return String(description[description.index(after: start)...].prefix { $0 != "\n" }.dropLast())
  }
}
