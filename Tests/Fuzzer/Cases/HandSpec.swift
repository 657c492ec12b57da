import TableMaker
import TestSupport
import UIKit

/// The edits, swipes, moves, and menus that a section allows for its rows.
struct HandSpec {
  /// The rows that the user can move, and the places that the rows can move to.
  struct Moving {
    /// A Boolean value that indicates whether a closure decides for each row if the user can move it.
    var asksRows: Bool
    /// A Boolean value that indicates whether the section has an `onMove` closure.
    ///
    /// It's always true if the library doesn't move the rows in a list.
    var hasHandler: Bool
    var target: Target
  }

  /// The places that the `moveTargets` closure allows.
  enum Target: CaseIterable {
    case anywhere, ownSection, evenPlaces
  }

  /// The actions that a swipe from one edge shows.
  struct Actions {
    var count: Int
    var performsFirst: Bool
    /// A Boolean value that indicates whether some rows have no actions.
    var asksRows: Bool
  }

  var editability: Editability?
  /// A Boolean value that indicates whether a closure decides for each row when the user can edit it.
  var asksEditability = false
  var deletes = false
  var inserts = false
  /// A Boolean value that indicates whether a closure decides for each row which editing control it has.
  var asksStyle = false
  var deleteTitle: String?
  var leading: Actions?
  var trailing: Actions?
  var hasMenu = false
  var moving: Moving?
  var choosesSeveral = false
  /// A Boolean value that indicates whether the section reports when the user swipes a row open and closed.
  ///
  /// The value is the same for all sections of a table.
  var tellsOpening = false
  var indents: Bool?

  /// A Boolean value that indicates whether editing a row can have an effect.
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
    // Rows of a tree don't move. A mapped item doesn't move if it can have the identity of another item in its list.
    let isMovable = group.tree == nil && (group.source != .mapped || group.world == nil)
    if random.below(3) > 0, isMovable {
      self.moving = moving
    }
  }

  /// Returns when the user can edit a row, if a closure decides for each row.
  static func editability(of row: Row) -> Editability {
    [.always, .always, .whileEditing, .swipeOnly, .never][abs(row.number) % 5]
  }

  static func style(of row: Row) -> UITableViewCell.EditingStyle {
    [.delete, .insert, .none][abs(row.number) % 3]
  }

  /// Returns a Boolean value that indicates whether the user can move a row, if a closure decides for each row.
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

  /// Returns the number of actions that a row has.
  func count(of row: Row) -> Int { asksRows && row.number % 3 == 0 ? 0 : count }
}

extension GroupSpec {
  /// A Boolean value that indicates whether the library moves the item in its list when the user moves a row.
  ///
  /// The library does so if the section shows an `ItemList`, `SectionList`, or `PagedList` in the list's own order.
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
