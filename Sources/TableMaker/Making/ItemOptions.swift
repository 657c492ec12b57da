public import UIKit

/// Steps that need the item's type.
@MainActor public protocol ItemOptions<Item>: SectionOptions {
  /// What a row shows.
  associatedtype Item
  /// Where the items come from.
  associatedtype Source: ItemSource<Item>

  /// What the section's steps have said about its items; for the package.
  var _rows: _RowDraft<Item> { get set }
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
    copy._draft.hasHeights(file: file, line: line)
    copy._rows.heights = { items in { row in height(items[row], row) } }
    return copy
  }
}

extension _SectionDraft {
  @usableFromInline mutating func hasHeights(file: StaticString, line: UInt) {
    settings.hasHeights = true
    settings.heightsPlace = CallSite(file: file, line: line)
  }
}
