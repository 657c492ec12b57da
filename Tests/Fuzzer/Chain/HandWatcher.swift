import TableMaker
import UIKit

/// An observer of the closures that a chain calls for edits, swipes, and moves. It acts for the app.
@MainActor protocol HandWatcher: AnyObject {
  func deleted(_ content: Content, _ index: Int)
  func inserted(_ content: Content, _ index: Int)
  func moved(_ content: Content, from: RowPlace, to: RowPlace)
  func opened(_ content: Content, _ index: Int)
  func closed(_ content: Content, _ index: Int)
  /// Returns an action that shows its name.
  func action(named name: String, for content: Content) -> UIContextualAction
  /// Returns a menu element that shows its name.
  func menuElement(named name: String, for content: Content) -> UIAction
}

extension SectionBuilder {
  /// Adds the steps for the edits, swipes, moves, and menus in the section's specification.
  func withHands<Shown, Source: ItemSource<Item>>(
    _ ready: ReadySection<Shown, Item, Source>
  ) -> ReadySection<Shown, Item, Source> {
    guard let hand = spec.hand else { return ready }
    var section = withEditing(ready, hand)
    let group = spec.number
    let hands = { [weak watcher] in watcher?.hands }
    if let leading = hand.leading {
      section = section.leadingActions(performsFirstActionWithFullSwipe: leading.performsFirst) { item, _ in
        Self.actions("L", leading, Content(group: group, row: item.row), hands())
      }
    }
    if let trailing = hand.trailing {
      section = section.trailingActions(performsFirstActionWithFullSwipe: trailing.performsFirst) { item, _ in
        Self.actions("T", trailing, Content(group: group, row: item.row), hands())
      }
    }
    if hand.tellsOpening {
      section =
        section.onBeginSwipe { item, index in hands()?.opened(Content(group: group, row: item.row), index) }
        .onEndSwipe { item, index in hands()?.closed(Content(group: group, row: item.row), index) }
    }
    if hand.hasMenu {
      section = section.menu { item, _ in
        let content = Content(group: group, row: item.row)
        let names = ["M0 \(content.name)", "M1 \(content.name)"]
        return UIMenu(children: names.compactMap { hands()?.menuElement(named: $0, for: content) })
      }
    }
    if hand.choosesSeveral { section = section.shouldBeginMultipleSelection { item, _ in item.row.number % 5 != 0 } }
    if let moving = hand.moving { section = withMoving(section, moving) }
    return section
  }

  private func withEditing<Shown, Source: ItemSource<Item>>(
    _ ready: ReadySection<Shown, Item, Source>, _ hand: HandSpec
  ) -> ReadySection<Shown, Item, Source> {
    let group = spec.number
    let hands = { [weak watcher] in watcher?.hands }
    var section = ready
    if hand.deletes {
      section = section.onDelete { item, index in hands()?.deleted(Content(group: group, row: item.row), index) }
    }
    if hand.inserts {
      section = section.onInsert { item, index in hands()?.inserted(Content(group: group, row: item.row), index) }
    }
    if let indents = hand.indents { section = section.indentsWhileEditing(indents) }
    if let title = hand.deleteTitle {
      section = spec.number % 2 == 0 ? section.deleteTitle(title) : section.deleteTitles { _, _ in title }
    }
    guard hand.hasEffect else { return section }
    if hand.asksStyle, hand.deletes, hand.inserts {
      section = section.editingStyles { item, _ in HandSpec.style(of: item.row) }
    }
    if hand.asksEditability {
      section = section.editability { item, _ in HandSpec.editability(of: item.row) }
    } else if let editability = hand.editability {
      section = section.editable(editability)
    }
    return section
  }

  private func withMoving<Shown, Source: ItemSource<Item>>(
    _ ready: ReadySection<Shown, Item, Source>, _ moving: HandSpec.Moving
  ) -> ReadySection<Shown, Item, Source> {
    let group = spec.number
    let hands = { [weak watcher] in watcher?.hands }
    var section = ready
    if moving.hasHandler || !spec.movesItself {
      section = section.onMove { item, from, to in
        hands()?.moved(Content(group: group, row: item.row), from: from, to: to)
      }
    }
    if moving.asksRows {
      section = section.movable { item, _ in HandSpec.isMovable(item.row) }
    } else {
      section = section.movable()
    }
    switch moving.target {
    case .anywhere: break
    case .ownSection: section = section.moveTargets { _, from, to in to.section == from.section ? to : from }
    case .evenPlaces: section = section.moveTargets { _, from, to in to.index % 2 == 0 ? to : from }
    }
    return section
  }

  private static func actions(
    _ edge: String, _ actions: HandSpec.Actions, _ content: Content, _ hands: (any HandWatcher)?
  ) -> [UIContextualAction] {
    (0..<actions.count(of: content.row)).compactMap {
      hands?.action(named: "\(edge)\($0) \(content.name)", for: content)
    }
  }
}

extension Content {
  /// A short name to display.
  nonisolated var name: String { "\(group):\(row)" }
}
