import Foundation

extension RowGeometry {
  /// Returns the span of a header that floats at the top of the visible area while its section is visible.
  ///
  /// The header leaves its place when the visible top passes it, and the end of its section pushes it out. (Apple,
  /// Table View Programming Guide for iOS, "Table View Styles".)
  ///
  /// - Parameter visibleTop: The top of the visible area, below bars.
  func span(ofFloatingHeader section: Int, visibleTop: CGFloat) -> VerticalSpan {
    let place = span(ofHeader: section)
    let lowest = span(ofSection: section).maxY - place.height
    return VerticalSpan(minY: max(place.minY, min(visibleTop, lowest)), height: place.height)
  }

  /// Returns the span of a footer that floats at the bottom of the visible area while its section is visible.
  ///
  /// - Parameter visibleBottom: The bottom of the visible area, above bars.
  func span(ofFloatingFooter section: Int, visibleBottom: CGFloat) -> VerticalSpan {
    let place = span(ofFooter: section)
    let highest = span(ofHeader: section).maxY
    return VerticalSpan(minY: min(place.minY, max(visibleBottom - place.height, highest)), height: place.height)
  }
}
