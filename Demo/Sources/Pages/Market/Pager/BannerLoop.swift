import Foundation

/// The positions of banners that follow each other in a circle: pure arithmetic.
///
/// A copy of the last banner precedes the first one, and a copy of the first banner follows the last one. The pager
/// shows the copies on the way around. When it comes to rest on a copy, it moves to the original, which looks the
/// same.
struct BannerLoop: Equatable {
  let count: Int
  let width: CGFloat
  let isRightToLeft: Bool

  /// The number of slots.
  var slots: Int { count > 1 ? count + 2 : count }

  /// Returns the slot of a banner: the one between its neighbors.
  func slot(of banner: Int) -> Int { count > 1 ? banner + 1 : banner }

  /// Returns the banner in a slot.
  func banner(at slot: Int) -> Int { count > 1 ? (slot - 1 + count) % count : 0 }

  /// Returns the offset at which a slot is in sight.
  func offset(of slot: Int) -> CGFloat { CGFloat(isRightToLeft ? slots - 1 - slot : slot) * width }

  /// Returns the slot that shows most.
  func slot(at offset: CGFloat) -> Int {
    guard width > 0, slots > 0 else { return 0 }
    let index = min(max(Int((offset / width).rounded()), 0), slots - 1)
    return isRightToLeft ? slots - 1 - index : index
  }

  /// Returns the offset to continue from when the content rests: the same, unless it shows a copy.
  func rest(at offset: CGFloat) -> CGFloat {
    let shown = slot(at: offset)
    let original = slot(of: banner(at: shown))
    return offset + self.offset(of: original) - self.offset(of: shown)
  }
}
