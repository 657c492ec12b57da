import Foundation
import TableMaker

/// The ways in which the `==`, the hash, or the order of an identity breaks the rules.
enum Lie: CaseIterable {
  /// It keeps the rules.
  case none
  /// It doesn't equal itself, as NaN doesn't.
  case isNotItself
  /// Its hash is another one at each call.
  case hashChanges
  /// Its `==` has another answer at each call.
  case equalityChanges
  /// Different ones are equal, with different hashes.
  case equalButDifferent
  /// It equals all others, with one hash.
  case equalsAll
  /// It becomes another one after some calls.
  case identityChanges
}

/// An identity that lies. Its `==` and hash may do what an app's code can do.
///
/// A class in it keeps items from being compared off the main actor.
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

  /// The number by which it's known now.
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

/// An item with such an identity.
struct HostileItem: Identifiable, Equatable, CustomStringConvertible {
  let id: HostileID
  var text: String
  var children: [HostileItem] = []

  init(_ number: Int, _ world: HostileID.World) {
    id = HostileID(number: number, world: world)
    text = "\(number)"
  }

  /// Content that differs is equal where identities lie.
  static func == (one: HostileItem, other: HostileItem) -> Bool {
    one.id == other.id && (one.id.world.lie == .equalsAll || one.text == other.text)
  }

  var description: String { text }
}
