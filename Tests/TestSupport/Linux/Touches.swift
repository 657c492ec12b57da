@_spi(Testing) public import UIKit

extension UITableView {
  /// Taps a row as a finger would: highlight, then selection or deselection with the delegate's calls.
  ///
  /// - Returns: Whether the row took the touch: it must be on screen and selectable.
  @discardableResult public func tap(_ row: Int, in section: Int = 0) -> Bool {
    tapRow(at: IndexPath(row: row, section: section))
  }

  /// Taps a row's detail button.
  ///
  /// - Returns: Whether the row is on screen and has one.
  @discardableResult public func tapDetail(_ row: Int, in section: Int = 0) -> Bool {
    tapDetailButton(at: IndexPath(row: row, section: section))
  }
}

extension UIScrollView {
  /// Drags the content by a distance in points, downwards in the content where it is positive, and lifts the finger.
  ///
  /// - Parameter velocity: How fast the content scrolls when the finger is lifted, in points a second.
  public func dragContent(by distance: CGFloat, velocity: CGFloat = 0) {
    beginDragging()
    drag(by: CGPoint(x: 0, y: distance))
    layoutIfNeeded()
    endDragging(velocity: CGPoint(x: 0, y: velocity))
    layoutIfNeeded()
  }
}
