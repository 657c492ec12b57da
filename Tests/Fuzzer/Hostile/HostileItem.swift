import Foundation
import TableMaker

/// The ways in which the `==`, the hash, or the order of an identity breaks the rules.
enum Lie: CaseIterable {
  /// The identity keeps the rules.
  case none
  /// The identity doesn't equal itself, as NaN doesn't.
  case isNotItself
  /// The hash is different in each call.
  case hashChanges
  /// The `==` operator returns a different result in each call.
  case equalityChanges
  /// Different identities are equal, and have different hashes.
  case equalButDifferent
  /// The identity equals all others, and all of them have the same hash.
  case equalsAll
  /// The identity becomes another one after some calls.
  case identityChanges
}

/// An identity that violates its promises. Its `==` and hash can perform any action that an app's code can perform.
///
/// Because it contains a class, items can't be compared off the main actor.
struct HostileID: Hashable, Comparable {
  /// The lie of some identities, and the closure that their `==` and hash call.
  final class World {
    var lie: Lie
    var random: Random
    var meddle: (() -> Void)?

    init(_ lie: Lie, seed: Int) { (self.lie, random) = (lie, Random(seed)) }
  }

  final class Random {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) | 1 }

    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % count
    }
  }

  let number: Int
  let world: World

  /// The number that identifies the item now.
  private var known: Int {
    world.lie == .identityChanges ? number / 2 + world.random.below(2) : number
  }

  static func == (one: HostileID, other: HostileID) -> Bool {
    one.world.meddle?()
    switch one.world.lie {
    case .isNotItself: return false
    case .equalityChanges: return one.world.random.below(2) == 0
    case .equalButDifferent: return one.number / 2 == other.number / 2
    case .equalsAll: return true
    default: return one.known == other.known
    }
  }

  static func < (one: HostileID, other: HostileID) -> Bool {
    one.world.lie == .equalityChanges ? one.world.random.below(2) == 0 : one.known < other.known
  }

  func hash(into hasher: inout Hasher) {
    world.meddle?()
    switch world.lie {
    case .hashChanges: hasher.combine(world.random.below(3))
    case .equalsAll: break
    default: hasher.combine(known)
    }
  }
}

/// An item with a hostile identity.
struct HostileItem: Identifiable, Equatable, CustomStringConvertible {
  let id: HostileID
  var text: String
  var children: [HostileItem] = []

  init(_ number: Int, _ world: HostileID.World) {
    id = HostileID(number: number, world: world)
    text = "\(number)"
  }

  /// Items with different content are equal if their identities lie.
  static func == (one: HostileItem, other: HostileItem) -> Bool {
    one.id == other.id && (one.id.world.lie == .equalsAll || one.text == other.text)
  }

  var description: String { text }
}
