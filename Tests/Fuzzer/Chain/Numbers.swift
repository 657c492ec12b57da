import TestSupport
import UIKit

/// A source of numbers for new items.
@MainActor final class Numbers {
  private var last = 0

  /// Returns a row that never existed before or, if there's a world, a row that may exist already.
  func make(_ world: Int?, _ random: inout SeededGenerator) -> Row {
    if let world { return Row(random.below(world), random.below(2)) }
    last += 1
    return Row(1_000 + last)
  }

  static func height(of row: Row) -> CGFloat { 14 + CGFloat((row.number &* 37 &+ row.revision &* 11) % 41) }
}
