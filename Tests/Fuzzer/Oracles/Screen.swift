import TableMakerDiffing
import UIKit

/// The rows on screen at a moment of a step, and the ends of the content at this moment.
@MainActor struct Screen {
  struct Seen {
    let path: RowPath
    let cell: UITableViewCell
    /// The distance of the row's top below the top of the table.
    let top: CGFloat
    /// The distance of the row's bottom below the top of the table.
    let bottom: CGFloat
    /// A Boolean value that indicates whether more than half a pixel of the row is visible, and not all of it is under a bar.
    let isUncovered: Bool
  }

  /// A section's header, with distances below the top of the table.
  struct Header {
    /// The top of the header's place among the rows.
    let top: CGFloat
    /// The top and the bottom of the header itself, which may float.
    let shown: ClosedRange<CGFloat>
    /// A Boolean value that indicates whether more than half a pixel of the header is visible, and not all of it is under a bar.
    let isUncovered: Bool
  }

  let seen: [Seen]
  let headers: [Header]
  /// The distances below the top of the table of the tops of rows that are visible or were visible before.
  private(set) var tops: [RowPath: CGFloat] = [:]
  let offset: CGFloat
  /// The offsets at which the content begins and ends.
  let top, end: CGFloat

  var isAtTop: Bool { offset <= top }

  /// - Parameter paths: The paths of further rows to include, on screen or not.
  init(_ view: UITableView, with paths: [RowPath] = []) {
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset.y)
    (self.offset, top) = (offset, -inset.top)
    end = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    let hidden = view.halfPixel + 0.001
    seen = view.rowsSeen.compactMap { path in
      guard let cell = view.cellForRow(at: path) else { return nil }
      let rect = view.rectForRow(at: path)
      return Seen(
        path: RowPath(section: path.section, row: path.row), cell: cell, top: rect.minY - offset,
        bottom: rect.maxY - offset,
        isUncovered: rect.maxY > offset + inset.top + hidden
          && rect.minY < view.bounds.maxY - inset.bottom - hidden)
    }
    headers = (0..<view.numberOfSections).map { section in
      let rect = view.rectForHeader(inSection: section)
      let frame = view.headerView(forSection: section)?.frame ?? rect
      return Header(
        top: rect.minY - offset, shown: (frame.minY - offset)...(max(frame.minY, frame.maxY) - offset),
        isUncovered: frame.maxY > offset + inset.top + hidden && frame.minY < view.bounds.maxY - inset.bottom - hidden)
    }
    for path in paths {
      guard path.section < view.numberOfSections, path.row < view.numberOfRows(inSection: path.section) else {
        continue
      }
      tops[path] = view.rectForRow(at: IndexPath(row: path.row, section: path.section)).minY - offset
    }
    for seen in seen { tops[seen.path] = seen.top }
  }

  /// Returns the state of the screen a moment later, with the rows that are visible in this one.
  func later(in view: UITableView) -> Screen { Screen(view, with: seen.map(\.path)) }
}

extension UITableView {
  /// Half a pixel, in points.
  var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }

  /// The rows on screen, except rows that only touch the edge, because rounding decides whether such a row shows.
  var rowsSeen: [IndexPath] {
    (indexPathsForVisibleRows ?? []).filter { path in
      let rect = rectForRow(at: path)
      return rect.maxY >= bounds.minY + halfPixel && rect.minY <= bounds.maxY - halfPixel
    }
  }
}
