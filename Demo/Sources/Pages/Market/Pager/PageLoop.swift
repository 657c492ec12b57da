import Foundation

/// Where pages stand that follow each other in a circle: pure arithmetic.
///
/// Beside the first page stands the last one once more, and beside the last the first, so that there is something to show on
/// the way around. Who comes to rest on one of these is put to its original, which looks the same.
struct PageLoop: Equatable {
  let pages: Int
  let width: CGFloat
  let isRightToLeft: Bool

  /// How many places there are.
  var slots: Int { pages > 1 ? pages + 2 : pages }

  /// The place of a page: the one between its neighbours.
  func slot(of page: Int) -> Int { pages > 1 ? page + 1 : page }

  /// The page that stands at a place.
  func page(at slot: Int) -> Int { pages > 1 ? (slot - 1 + pages) % pages : 0 }

  /// How far to scroll for a place to be in sight.
  func offset(of slot: Int) -> CGFloat { CGFloat(isRightToLeft ? slots - 1 - slot : slot) * width }

  /// The place that most shows of.
  func slot(at offset: CGFloat) -> Int {
    guard width > 0, slots > 0 else { return 0 }
    let index = min(max(Int((offset / width).rounded()), 0), slots - 1)
    return isRightToLeft ? slots - 1 - index : index
  }

  /// Where to go on from when the content rests at an offset: the same, unless that shows a second copy.
  func rest(at offset: CGFloat) -> CGFloat {
    let shown = slot(at: offset)
    let original = slot(of: page(at: shown))
    return offset + self.offset(of: original) - self.offset(of: shown)
  }
}
