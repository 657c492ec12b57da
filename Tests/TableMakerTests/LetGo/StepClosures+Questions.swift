import TableMaker
import TestSupport
import UIKit

extension StepClosure where Stage == NoteSection {
  /// The closures that return a value, or fill a view.
  static let questions = [
    StepClosure<NoteSection>("shouldSelect(_:)") { rows, kept in rows.shouldSelect { _, _ in kept.says(true) } },
    StepClosure<NoteSection>("shouldSelect(by:_:)") { rows, kept in
      rows.shouldSelect(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldDeselect(_:)") { rows, kept in rows.shouldDeselect { _, _ in kept.says(true) } },
    StepClosure<NoteSection>("shouldDeselect(by:_:)") { rows, kept in
      rows.shouldDeselect(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldHighlight(_:)") { rows, kept in rows.shouldHighlight { _, _ in kept.says(true) } },
    StepClosure<NoteSection>("shouldHighlight(by:_:)") { rows, kept in
      rows.shouldHighlight(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldPerformPrimaryAction(_:)") { rows, kept in
      rows.shouldPerformPrimaryAction { _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldPerformPrimaryAction(by:_:)") { rows, kept in
      rows.shouldPerformPrimaryAction(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldFocus(_:)") { rows, kept in rows.shouldFocus { _, _ in kept.says(true) } },
    StepClosure<NoteSection>("shouldFocus(by:_:)") { rows, kept in
      rows.shouldFocus(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldSelectOnFocus(_:)") { rows, kept in
      rows.shouldSelectOnFocus { _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldSelectOnFocus(by:_:)") { rows, kept in
      rows.shouldSelectOnFocus(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldBeginMultipleSelection(_:)") { rows, kept in
      rows.shouldBeginMultipleSelection { _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("shouldBeginMultipleSelection(by:_:)") { rows, kept in
      rows.shouldBeginMultipleSelection(by: kept.owner) { _, _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("willSelect(_:)") { rows, kept in rows.willSelect { item, _ in kept.says(item) } },
    StepClosure<NoteSection>("willSelect(by:_:)") { rows, kept in
      rows.willSelect(by: kept.owner) { _, item, _ in kept.says(item) }
    },
    StepClosure<NoteSection>("menu(_:)") { rows, kept in rows.menu { _, _ in kept.says(UIMenu()) } },
    StepClosure<NoteSection>("menu(by:_:)") { rows, kept in rows.menu(by: kept.owner) { _, _, _ in kept.says(UIMenu()) }
    },
    StepClosure<NoteSection>("menuPreview(_:)") { rows, kept in
      rows.menu { _, _ in UIMenu() }.menuPreview { _, _ in kept.says(UIViewController()) }
    },
    StepClosure<NoteSection>("copyable(_:)") { rows, kept in rows.copyable { note, _ in kept.says(note.text) } },
    StepClosure<NoteSection>("leadingActions(performsFirstActionWithFullSwipe:_:)") { rows, kept in
      rows.leadingActions { _, _ in kept.says(kept.action) }
    },
    StepClosure<NoteSection>("leadingActions(by:performsFirstActionWithFullSwipe:_:)") { rows, kept in
      rows.leadingActions(by: kept.owner) { _, _, _ in kept.says(kept.action) }
    },
    StepClosure<NoteSection>("trailingActions(performsFirstActionWithFullSwipe:_:)") { rows, kept in
      rows.trailingActions { _, _ in kept.says(kept.action) }
    },
    StepClosure<NoteSection>("trailingActions(by:performsFirstActionWithFullSwipe:_:)") { rows, kept in
      rows.trailingActions(by: kept.owner) { _, _, _ in kept.says(kept.action) }
    },
    StepClosure<NoteSection>("editability(_:)") { rows, kept in
      rows.onDelete { _, _ in }.editability { _, _ in kept.says(.always) }
    },
    StepClosure<NoteSection>("editingStyles(_:)") { rows, kept in
      rows.onDelete { _, _ in }.editingStyles { _, _ in kept.says(.delete) }
    },
    StepClosure<NoteSection>("deleteTitles(_:)") { rows, kept in
      rows.onDelete { _, _ in }.deleteTitles { _, _ in kept.says("Go") }
    },
    StepClosure<NoteSection>("movable(where:)") { rows, kept in rows.movable { _, _ in kept.says(true) } },
    StepClosure<NoteSection>("moveTargets(_:)") { rows, kept in
      rows.movable { _, _ in true }.moveTargets { _, _, to in kept.says(to) }
    },
    StepClosure<NoteSection>("dragItems(_:)") { rows, kept in rows.dragItems { _, _ in kept.says([]) } },
    StepClosure<NoteSection>("heights(_:)") { rows, kept in rows.heights { _, _ in kept.says(50) } },
    StepClosure<NoteSection>("titles(_:)") { rows, kept in rows.titles { _ in kept.says("title") } },
    StepClosure<NoteSection>("footerTitles(_:)") { rows, kept in rows.footerTitles { _ in kept.says("footer") } },
    StepClosure<NoteSection>("headerHeights(_:)") { rows, kept in rows.titled.headerHeights { _ in kept.says(30) } },
    StepClosure<NoteSection>("footerHeights(_:)") { rows, kept in rows.titled.footerHeights { _ in kept.says(30) } },
    StepClosure<NoteSection>("headers(_:from:fill:)") { rows, kept in
      rows.headers(NoteHeader.self) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("footers(_:from:fill:)") { rows, kept in
      rows.footers(NoteHeader.self) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("header(_:from:fill:)") { rows, kept in rows.header(NoteHeader.self) { _ in kept.touch() }
    },
    StepClosure<NoteSection>("footer(_:from:fill:)") { rows, kept in rows.footer(NoteHeader.self) { _ in kept.touch() }
    },
    StepClosure<NoteSection>("headerView(_:)") { rows, kept in rows.headerView { kept.says(UIView()) } },
    StepClosure<NoteSection>("footerView(_:)") { rows, kept in rows.footerView { kept.says(UIView()) } },
    StepClosure<NoteSection>("addItemRow(_:shown:fill:)") { rows, kept in
      rows.addItemRow(PlainCell.self) { _ in kept.touch() }
    },
    StepClosure<NoteSection>("placeholder(_:)", isEmpty: true) { rows, kept in
      rows.placeholder { _ in kept.says(UIView()) }
    },
    StepClosure<NoteSection>("accessories(_:)") { rows, kept in rows.accessories { _, _ in kept.says(.checkmark) } },
    StepClosure<NoteSection>("accessibility(_:)") { rows, kept in
      rows.accessibility { _, _ in kept.says(RowAccessibility(label: "label")) }
    },
    StepClosure<NoteSection>("accessibility(by:_:)") { rows, kept in
      rows.accessibility(by: kept.owner) { _, _, _ in kept.says(RowAccessibility(label: "label")) }
    },
    StepClosure<NoteSection>("indentations(_:)") { rows, kept in rows.indentations { _, _ in kept.says(1) } },
    StepClosure<NoteSection>("separatorInsets(_:)") { rows, kept in rows.separatorInsets { _, _ in kept.says(.zero) } },
    StepClosure<NoteSection>("backgrounds(_:)") { rows, kept in
      rows.backgrounds { _, _, _ in kept.says(.listPlainCell()) }
    },
    StepClosure<NoteSection>("expandable(children:disclosure:)") { rows, kept in
      rows.expandable { note in kept.says(note.id < 2 ? [Note(note.id + 100)] : []) }
    },
    StepClosure<NoteSection>("nodeAdapter(_:)") { rows, kept in rows.tree.nodeAdapter { _, _, _ in kept.touch() } },
    StepClosure<NoteSection>("searchable(_:where:)") { rows, kept in
      rows.searchable(kept.bar) { _, _ in kept.says(true) }
    },
    StepClosure<NoteSection>("filtered(where:)") { rows, kept in rows.filtered { _ in kept.says(true) } },
    StepClosure<NoteSection>("remoteSearch(by:debounce:_:)") { rows, kept in
      rows.remoteSearch(by: kept.bar, debounce: .zero) { _ in kept.says([Note(1)]) }
    },
    StepClosure<NoteSection>("ordered(by:)") { rows, kept in rows.ordered { kept.says($0.id / 10 < $1.id / 10) } },
    StepClosure<NoteSection>("highlightMatches(_:)") { rows, kept in
      rows.searchable(kept.bar, by: \.text).highlightMatches { _, _, _ in kept.touch() }
    },
  ]
}
