import Foundation

extension RowGeometry {
  /// Returns the span of a header that sticks to the top of the visible part for as long as its section shows there.
  ///
  /// It leaves its place when the visible part's top passes it, and the end of its section pushes it out. (Apple, Table
  /// View Programming Guide for iOS, "Table View Styles".)
  ///
  /// - Parameter visibleTop: The top of the visible part, below bars.
  func span(ofFloatingHeader section: Int, visibleTop: CGFloat) -> VerticalSpan {
    let place = span(ofHeader: section)
    let lowest = span(ofSection: section).maxY - place.height
    return VerticalSpan(minY: max(place.minY, min(visibleTop, lowest)), height: place.height)
  }

  /// Returns the span of a footer that sticks to the bottom of the visible part for as long as its section shows there.
  ///
  /// - Parameter visibleBottom: The bottom of the visible part, above bars.
  func span(ofFloatingFooter section: Int, visibleBottom: CGFloat) -> VerticalSpan {
    let place = span(ofFooter: section)
    let highest = span(ofHeader: section).maxY
    return VerticalSpan(minY: min(place.minY, max(visibleBottom - place.height, highest)), height: place.height)
  }
}
