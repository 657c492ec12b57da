import Foundation

/// How the `==`, the hash or the order of an identity breaks the rules.
enum Lie: CaseIterable {
  /// It doesn't equal itself, as NaN doesn't.
  case isNotItself
  /// Its hash is another one at each call.
  case hashChanges
  /// It equals another one at one call, and not at the next.
  case equalityChanges
  /// Equal ones have different hashes.
  case hashIsFiner
  /// It equals all others.
  case equalsAll
  /// It equals another one that doesn't equal it.
  case isOneSided
  /// It's less than another one at one call, and greater at the next.
  case orderChanges
}

/// An identity, or a group's key, that lies.
struct LyingID: Hashable, Comparable, CustomStringConvertible {
  let lie: Lie
  let number: Int
  var salt = 0

  /// Not the number of all tests: those of one test depend on nothing else.
  private static func changes() -> Bool { Bool.random() }

  static func == (one: LyingID, other: LyingID) -> Bool {
    switch one.lie {
    case .isNotItself: false
    case .equalityChanges: changes()
    case .equalsAll: true
    case .isOneSided: one.number <= other.number && one.number / 3 == other.number / 3
    case .hashIsFiner: one.number / 2 == other.number / 2
    case .hashChanges, .orderChanges: one.number == other.number
    }
  }

  static func < (one: LyingID, other: LyingID) -> Bool {
    one.lie == .orderChanges || one.lie == .equalityChanges ? changes() : one.number < other.number
  }

  func hash(into hasher: inout Hasher) {
    switch lie {
    case .hashChanges: hasher.combine(Int.random(in: 0..<4))
    case .equalsAll, .isOneSided: break
    default: hasher.combine(number)
    }
  }

  var description: String { "\(number)" }
}

/// An item with an identity that lies.
struct Liar: Identifiable, Equatable {
  let id: LyingID
  var text: String
  var children: [Liar] = []

  init(_ lie: Lie, _ number: Int, _ children: [Liar] = []) {
    id = LyingID(lie: lie, number: number)
    text = "\(number)"
    self.children = children
  }

  /// The content lies as the identity does.
  static func == (one: Liar, other: Liar) -> Bool { one.id == other.id && one.text == other.text }

  static func all(_ lie: Lie, _ numbers: Range<Int>) -> [Liar] { numbers.map { Liar(lie, $0) } }
}
