import Foundation

/// The horizontal layout of a toolbar's items, from the leading side.
///
/// Adjacent items are 8 points apart, as in a navigation bar. Flexible spaces share the remaining width. If the width
/// is too small, the widest items shrink (assumed: Apple documents only that the spaces take the remaining width).
struct ToolbarRow {
  enum Element: Equatable {
    case item(CGFloat)
    case fixed(CGFloat)
    case flexible
  }

  /// The span of each element.
  private(set) var spans: [ClosedRange<CGFloat>] = []

  init(_ elements: [Element], room: CGFloat) {
    var widths = elements.map { element -> CGFloat in
      switch element {
      case .item(let width), .fixed(let width): max(0, width)
      case .flexible: 0
      }
    }
    func isItem(_ index: Int) -> Bool {
      if case .item = elements[index] { return true }
      return false
    }
    let gaps = elements.indices.map { index in
      index > 0 && isItem(index) && isItem(index - 1) ? UIBarButtonItem.itemGap : 0
    }
    let left = room - widths.reduce(0, +) - gaps.reduce(0, +)
    let flexible = elements.indices.filter { elements[$0] == .flexible }
    if left < 0 {
      Self.shorten(&widths, by: -left, among: elements.indices.filter(isItem))
    } else {
      for index in flexible { widths[index] = left / CGFloat(flexible.count) }
    }
    var x: CGFloat = 0
    for (width, gap) in zip(widths, gaps) {
      x += gap
      spans.append(x...x + width)
      x += width
    }
  }

  /// Reduces the widest elements to a common width so that the total shrinks by an amount.
  private static func shorten(_ widths: inout [CGFloat], by amount: CGFloat, among indices: [Int]) {
    guard !indices.isEmpty else { return }
    let room = max(0, indices.map { widths[$0] }.reduce(0, +) - amount)
    var rest = room
    var count = indices.count
    for index in indices.sorted(by: { widths[$0] < widths[$1] }) {
      widths[index] = min(widths[index], rest / CGFloat(count))
      rest -= widths[index]
      count -= 1
    }
  }
}
