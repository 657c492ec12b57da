import Foundation

extension UISegmentedControl {
  /// The space on each side of a title or an image.
  private static let padding: CGFloat = 10
  /// The width of the line between two segments.
  private static let dividerWidth: CGFloat = 1

  /// Returns the width of a segment's content, which doesn't depend on whether it's selected.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return ceiledToPixel(image.size.width) + 2 * UISegmentedControl.padding }
    guard let title = segment.title, !title.isEmpty else { return 2 * UISegmentedControl.padding }
    let width =
      [UIControl.State.normal, .selected]
      .map { NSAttributedString(string: title, attributes: titleAttributes($0)).size().width }.max() ?? 0
    return ceiledToPixel(width) + 2 * UISegmentedControl.padding
  }

  private var dividersWidth: CGFloat { CGFloat(max(segments.count - 1, 0)) * UISegmentedControl.dividerWidth }

  /// The width at which all titles and images fit.
  var fittingWidth: CGFloat {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }.map(contentWidth)
    let shared = apportionsSegmentWidthsByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
    return fixed + shared + dividersWidth
  }

  /// The frames of the segments. The first segment is at the leading end.
  var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let room = max(0, bounds.width - dividersWidth - segments.reduce(0) { $0 + $1.width })
    let wishes = segments.map { segment in
      segment.width > 0 ? 0 : apportionsSegmentWidthsByContent ? contentWidth(segment) : 1
    }
    let sum = wishes.reduce(0, +)
    var x = bounds.minX
    return zip(segments, wishes).map { segment, wish in
      let width = segment.width > 0 ? segment.width : room * wish / sum
      let (left, right) = (roundedToPixel(x), roundedToPixel(x + width))
      x += width + UISegmentedControl.dividerWidth
      let frame = CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
      return isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }
}
