import Observation
import TableMaker
import TestSupport
import UIKit

/// The state that the orders of searched sections read, as in an app with a sort menu.
@MainActor @Observable final class FuzzOrder {
  static let shared = FuzzOrder()

  var isReversed = false
}

extension Scene {
  /// Changes settings of sections and of the table and an order, among edits, in one update with a separate animation.
  func changeSettings(_ random: inout SeededGenerator) {
    events.isMoved = true
    events.isAllTold = true
    // The change can require another reload of the table.
    events.mayBeReload = true
    var own = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
    let animation = animation(&own)
    dataSource.batch(animation: animation) {
      for _ in 0..<(1 + own.below(4)) { changeOne(&own) }
    }
    if own.chance(3) {
      // This change waits for the next turn, with its section's animation or without one.
      changeOne(&own)
      FuzzOrder.shared.isReversed.toggle()
    }
  }

  private func animation(_ random: inout SeededGenerator) -> UpdateAnimation {
    [.fade, .left, .none, .automatic, UpdateAnimation(insertions: .top, deletions: .bottom, reloads: .none)].random(
      &random)
  }

  private func changeOne(_ random: inout SeededGenerator) {
    switch random.below(7) {
    case 6: replaceOne(&random)
    case 0, 1: editOne(&random)
    case 2: FuzzOrder.shared.isReversed.toggle()
    case 3:
      let isFast = random.chance(2)
      dataSource.configure { isFast ? $0.animation(.fade) : $0.animation(.right).deselection(.never) }
    default: configureOne(&random)
    }
  }

  /// Replaces a section with another one of the same source.
  private func replaceOne(_ random: inout SeededGenerator) {
    guard let group = group(random.below(spec.groupCount)), let name = group.name,
      !hidden.contains(group.spec.number)
    else { return }
    renew(group)
    dataSource.section(name).replace { [self] in finish($0, group) }
  }

  private func configureOne(_ random: inout SeededGenerator) {
    let number = random.below(spec.groupCount)
    let (choice, value) = (random.below(4), random.below(3))
    guard let group = group(number), let name = group.name, order.contains(where: { $0 === group }) else { return }
    if choice == 0 { group.hasOwnInset = true }
    if choice == 1 { groupsWithIndex.insert(number) }
    dataSource.section(name).configure { section in
      switch choice {
      case 0: section.animation(.left).separatorInset(.init(top: 0, left: CGFloat(20 + value), bottom: 0, right: 0))
      case 1: section.usesIndex()
      case 2: group.spec.height == .fixed ? section.height(18 + CGFloat(number)) : section.deleteTitle("Gone")
      default: section.deselection(.never).animation(.fade)
      }
    }
  }
}
