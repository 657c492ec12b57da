import Foundation

@testable import UIKit

// What a stack's frames should be, by arithmetic: no constraint and no solver.
extension StackCase {
  /// The frame of each item; nil for those that are hidden.
  var expectedFrames: [CGRect?] {
    let insets = margins.resolved(for: isRightToLeft ? .rightToLeft : .leftToRight)
    let inside = CGRect(origin: .zero, size: room).inset(by: insets)
    let along = axis == .horizontal ? inside.width : inside.height
    let across = axis == .horizontal ? inside.height : inside.width
    let spans = zip(placesAlong(along), placesAcross(across))
    let isMirrored = isRightToLeft
    var frames = spans.map { along, across in
      let horizontal = axis == .horizontal ? along : across
      let vertical = axis == .horizontal ? across : along
      let x = isMirrored ? inside.width - horizontal.start - horizontal.length : horizontal.start
      return CGRect(
        x: inside.minX + x, y: inside.minY + vertical.start, width: horizontal.length, height: vertical.length)
    }[...]
    return items.map { $0.isHidden ? nil : frames.popFirst() }
  }

  /// The size that the stack asks for.
  var expectedFit: CGSize {
    let along = naturalLength
    let across = naturalBreadth
    let extraWidth = margins.leading + margins.trailing
    let extraHeight = margins.top + margins.bottom
    return axis == .horizontal
      ? CGSize(width: along + extraWidth, height: across + extraHeight)
      : CGSize(width: across + extraWidth, height: along + extraHeight)
  }

  typealias Span = (start: CGFloat, length: CGFloat)
}

// MARK: Along the axis

extension StackCase {
  /// The distances between neighbors, those between baselines taken to the edges.
  var gaps: [CGFloat] {
    zip(visible, visible.dropFirst()).map { before, after in
      let gap = before.gap ?? spacing
      return isBaselineRelative && axis == .vertical ? gap - before.descent - after.ascent : gap
    }
  }

  private var lengths: [CGFloat] { visible.map(length) }

  private func placesAlong(_ room: CGFloat) -> [Span] {
    let gaps = gaps
    if visible.count < 2 { return visible.isEmpty ? [] : [(0, room)] }
    let free = room - gaps.reduce(0, +)
    switch distribution {
    case .fill: return placed(filled(free), gaps)
    case .fillEqually: return placed(lengths.map { _ in free / CGFloat(visible.count) }, gaps)
    case .fillProportionally: return placed(proportional(room, free), gaps)
    case .equalSpacing:
      let least = gaps.max() ?? 0
      let count = CGFloat(gaps.count)
      let gap = max(least, (room - lengths.reduce(0, +)) / count)
      let isTight = gap == least
      return placed(isTight ? filled(room - least * count) : lengths, gaps.map { _ in gap })
    case .equalCentering:
      let isTight = lengths.reduce(0, +) > free
      if isTight, lengths.count == 3 { return placed(shrunkForCentering(free, gaps), gaps) }
      return centered(isTight ? filled(free) : lengths, room, gaps)
    @unknown default: return []
    }
  }

  private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  /// Natural lengths, grown where hugging is least or shrunk where resistance is least, so that they fill the room.
  private func filled(_ room: CGFloat) -> [CGFloat] {
    var result = lengths
    var rest = room - result.reduce(0, +)
    if rest > 0 {
      let grows = visible.indices.min { visible[$0].hugging < visible[$1].hugging } ?? 0
      result[grows] += rest
      return result
    }
    // The last of several that resist alike goes first.
    let order = visible.indices.sorted {
      (visible[$0].compression, -$0) < (visible[$1].compression, -$1)
    }
    for index in order {
      let cut = min(result[index], -rest)
      result[index] -= cut
      rest += cut
    }
    return result
  }

  /// The first ones have their share of the stack exactly, the last one what is left.
  private func proportional(_ room: CGFloat, _ free: CGFloat) -> [CGFloat] {
    let whole = lengths.reduce(0, +) + zip(visible, visible.dropFirst()).reduce(0) { $0 + ($1.0.gap ?? spacing) }
    var rest = free
    return lengths.enumerated().map { index, length in
      let share = index == lengths.count - 1 ? rest : min(rest, length / whole * room)
      rest -= share
      return share
    }
  }

  /// Three views that resist alike and do not fit: of all ways to shrink them, the one that brings the distances
  /// between their middles nearest to each other; of those, the one that cuts the first least, and then the second.
  private func shrunkForCentering(_ free: CGFloat, _ gaps: [CGFloat]) -> [CGFloat] {
    let lengths = lengths
    let cut = lengths.reduce(0, +) - free
    // How much more the first is cut than the last.
    let least = max(0, cut - lengths[1] - min(lengths[2], cut)) - min(lengths[2], cut)
    let most = min(lengths[0], cut) - max(0, cut - lengths[1] - min(lengths[0], cut))
    let wish = lengths[0] - lengths[2] - 2 * (gaps[1] - gaps[0])
    let difference = min(max(wish, least), most)
    let first = max(0, difference, (cut + difference - lengths[1]) / 2)
    let last = first - difference
    return [lengths[0] - first, lengths[1] - (cut - first - last), lengths[2] - last]
  }

  /// Returns the spans of at most three views: the outer ones at the ends, the middle one as near to the center as the gaps
  /// allow.
  private func centered(_ lengths: [CGFloat], _ room: CGFloat, _ gaps: [CGFloat]) -> [Span] {
    let last: Span = (room - lengths[lengths.count - 1], lengths[lengths.count - 1])
    guard lengths.count == 3 else { return [(0, lengths[0]), last] }
    let wish = (lengths[0] / 2 + room - last.length / 2) / 2 - lengths[1] / 2
    let least = lengths[0] + gaps[0]
    let most = last.start - gaps[1] - lengths[1]
    return [(0, lengths[0]), (max(least, min(wish, most)), lengths[1]), last]
  }

  private var naturalLength: CGFloat {
    let sum = lengths.reduce(0, +)
    guard visible.count > 1 else { return sum }
    let count = CGFloat(visible.count)
    switch distribution {
    case .fill, .fillProportionally: return sum + gaps.reduce(0, +)
    case .fillEqually: return (lengths.max() ?? 0) * count + gaps.reduce(0, +)
    case .equalSpacing: return sum + (gaps.max() ?? 0) * (count - 1)
    case .equalCentering:
      let distances = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
      return (lengths[0] + lengths[lengths.count - 1]) / 2 + (distances.max() ?? 0) * (count - 1)
    @unknown default: return 0
    }
  }
}

// MARK: Across the axis

extension StackCase {
  private func placesAcross(_ room: CGFloat) -> [Span] {
    let ascent = visible.map(\.ascent).max() ?? 0
    let descent = visible.map(\.descent).max() ?? 0
    let isRow = axis == .horizontal
    return visible.map { item in
      let length = min(breadth(item), room)
      switch alignment {
      case .fill: return (0, room)
      case .center: return ((room - length) / 2, length)
      case .firstBaseline where isRow:
        let start = ascent - item.ascent
        return (start, min(breadth(item), room - start))
      case .lastBaseline where isRow:
        let end = room - (descent - item.descent)
        let length = min(breadth(item), end)
        return (end - length, length)
      case .leading, .firstBaseline: return (0, length)
      case .trailing, .lastBaseline: return (room - length, length)
      @unknown default: return (0, 0)
      }
    }
  }

  private var naturalBreadth: CGFloat {
    let most = visible.map(breadth).max() ?? 0
    guard axis == .horizontal else { return most }
    switch alignment {
    case .firstBaseline:
      return (visible.map(\.ascent).max() ?? 0) + (visible.map { breadth($0) - $0.ascent }.max() ?? 0)
    case .lastBaseline:
      return (visible.map(\.descent).max() ?? 0) + (visible.map { breadth($0) - $0.descent }.max() ?? 0)
    default: return most
    }
  }
}
