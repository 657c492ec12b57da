import TableMaker
import TestSupport
import UIKit

/// What fingers may do to the rows of a section.
struct HandSpec {
  /// Which rows are moved by hand, and where they may go.
  struct Moving {
    /// Whether each row is asked.
    var asksRows: Bool
    /// Whether the section is told of moves; always where its rows are not a list's of ours.
    var hasHandler: Bool
    var target: Target
  }

  /// The answers of `moveTargets`.
  enum Target: CaseIterable {
    case anywhere, ownSection, evenPlaces
  }

  /// What a swipe from one edge shows.
  struct Actions {
    var count: Int
    var performsFirst: Bool
    /// Whether some rows have none.
    var asksRows: Bool
  }

  var editability: Editability?
  /// Whether each row is asked when it can be edited.
  var asksEditability = false
  var deletes = false
  var inserts = false
  /// Whether each row is asked for its control.
  var asksStyle = false
  var deleteTitle: String?
  var leading: Actions?
  var trailing: Actions?
  var hasMenu = false
  var moving: Moving?
  var choosesSeveral = false
  /// Whether the section tells of rows that are swiped open and closed; all sections of a table, or none.
  var tellsOpening = false
  var indents: Bool?

  /// A Boolean value that indicates whether anything comes of an edited row.
  var hasEffect: Bool { deletes || inserts || leading != nil || trailing != nil }

  init(_ random: inout SeededGenerator, _ group: GroupSpec, tellsOpening: Bool) {
    self.tellsOpening = tellsOpening
    deletes = random.below(3) > 0
    inserts = random.chance(3)
    asksStyle = deletes && inserts
    deleteTitle = random.chance(3) ? "Drop" : nil
    leading = random.chance(3) ? Actions(&random) : nil
    trailing = random.chance(3) ? Actions(&random) : nil
    hasMenu = random.chance(3)
    choosesSeveral = random.chance(2)
    indents = random.chance(4) ? random.chance(2) : nil
    let isAsked = random.chance(3)
    let when = [nil, nil, nil, .always, .whileEditing, .swipeOnly, .never].random(&random) as Editability?
    if hasEffect {
      editability = when
      asksEditability = isAsked
    }
    let moving = Moving(&random, movesItself: group.movesItself)
    // Rows of a tree are not moved; and what a map makes of an item may be the identity of another one in its list.
    let isMovable = group.tree == nil && (group.source != .mapped || group.world == nil)
    if random.below(3) > 0, isMovable {
      self.moving = moving
    }
  }

  /// When a row can be edited, where each is asked.
  static func editability(of row: Row) -> Editability {
    [.always, .always, .whileEditing, .swipeOnly, .never][abs(row.number) % 5]
  }

  static func style(of row: Row) -> UITableViewCell.EditingStyle {
    [.delete, .insert, .none][abs(row.number) % 3]
  }

  /// Whether a row can be moved, where each is asked.
  static func isMovable(_ row: Row) -> Bool { abs(row.number) % 4 != 0 }
}

extension HandSpec.Moving {
  fileprivate init(_ random: inout SeededGenerator, movesItself: Bool) {
    asksRows = random.chance(3)
    hasHandler = random.chance(2) || !movesItself
    target = [.anywhere, .anywhere, .ownSection, .evenPlaces].random(&random)
  }
}

extension HandSpec.Actions {
  fileprivate init(_ random: inout SeededGenerator) {
    count = 1 + random.below(3)
    performsFirst = random.chance(2)
    asksRows = random.chance(3)
  }

  /// The number of actions of a row.
  func count(of row: Row) -> Int { asksRows && row.number % 3 == 0 ? 0 : count }
}

extension GroupSpec {
  /// A Boolean value that indicates whether a moved row is moved in its list by the library: a list of ours, in its own order.
  var movesItself: Bool {
    guard tree == nil else { return false }
    switch source {
    case .list, .array, .paged: return find.map { $0.order == .none && $0.grouping == nil } ?? true
    case .sections: return find.map { !$0.isAsked && $0.order == .none } ?? true
    case .own, .reading, .stream, .merged, .mapped: return false
    }
  }
}

extension HandSpec: CustomStringConvertible {
  var description: String {
    var words: [String] = []
    if deletes { words.append("deletes") }
    if inserts { words.append("inserts") }
    if let editability { words.append("\(editability)") }
    if asksEditability { words.append("asks when") }
    if let leading { words.append("\(leading.count) leading\(leading.performsFirst ? ", full" : "")") }
    if let trailing { words.append("\(trailing.count) trailing\(trailing.performsFirst ? ", full" : "")") }
    if hasMenu { words.append("menu") }
    if choosesSeveral { words.append("chooses") }
    if let moving {
      words.append("moves \(moving.target)\(moving.asksRows ? ", asks" : "")\(moving.hasHandler ? ", told" : "")")
    }
    return "hands: " + words.joined(separator: ", ")
  }
}
