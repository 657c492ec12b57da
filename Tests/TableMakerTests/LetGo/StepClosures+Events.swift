import TableMaker
import TestSupport
import UIKit

extension StepClosure where Stage == NoteSection {
  /// The events of rows, headers, and footers.
  static let events = [
    StepClosure<NoteSection>("onSelect(_:)") { rows, kept in rows.onSelect { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onSelect(by:_:)") { rows, kept in
      rows.onSelect(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onDeselect(_:)") { rows, kept in rows.onDeselect { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onDeselect(by:_:)") { rows, kept in
      rows.onDeselect(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onHighlight(_:)") { rows, kept in rows.onHighlight { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onHighlight(by:_:)") { rows, kept in
      rows.onHighlight(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onUnhighlight(_:)") { rows, kept in rows.onUnhighlight { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onUnhighlight(by:_:)") { rows, kept in
      rows.onUnhighlight(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onAccessoryTap(_:)") { rows, kept in rows.onAccessoryTap { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onAccessoryTap(by:_:)") { rows, kept in
      rows.onAccessoryTap(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onPrimaryAction(_:)") { rows, kept in rows.onPrimaryAction { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onPrimaryAction(by:_:)") { rows, kept in
      rows.onPrimaryAction(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onDelete(_:)") { rows, kept in rows.onDelete { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onDelete(by:_:)") { rows, kept in
      rows.onDelete(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onInsert(_:)") { rows, kept in rows.onInsert { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onInsert(by:_:)") { rows, kept in
      rows.onInsert(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onBeginSwipe(_:)") { rows, kept in rows.onBeginSwipe { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onBeginSwipe(by:_:)") { rows, kept in
      rows.onBeginSwipe(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onEndSwipe(_:)") { rows, kept in rows.onEndSwipe { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onEndSwipe(by:_:)") { rows, kept in
      rows.onEndSwipe(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onExpand(_:)") { rows, kept in rows.tree.onExpand { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onExpand(by:_:)") { rows, kept in
      rows.tree.onExpand(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onCollapse(_:)") { rows, kept in rows.tree.onCollapse { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onCollapse(by:_:)") { rows, kept in
      rows.tree.onCollapse(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onPrefetch(_:)") { rows, kept in rows.onPrefetch { _ in kept.touch() } },
    StepClosure<NoteSection>("onPrefetch(by:_:)") { rows, kept in
      rows.onPrefetch(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onCancelPrefetch(_:)") { rows, kept in rows.onCancelPrefetch { _ in kept.touch() } },
    StepClosure<NoteSection>("onCancelPrefetch(by:_:)") { rows, kept in
      rows.onCancelPrefetch(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onDisplay(_:)") { rows, kept in rows.onDisplay { _, _, _ in kept.touch() } },
    StepClosure<NoteSection>("onDisplay(by:_:)") { rows, kept in
      rows.onDisplay(by: kept.owner) { _, _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onEndDisplay(_:)") { rows, kept in rows.onEndDisplay { _, _, _ in kept.touch() } },
    StepClosure<NoteSection>("onEndDisplay(by:_:)") { rows, kept in
      rows.onEndDisplay(by: kept.owner) { _, _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onControl(_:for:_:)") { rows, kept in
      rows.onControl({ kept.says($0.button) }, for: .touchUpInside) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onControl(_:for:by:_:)") { rows, kept in
      rows.onControl({ kept.says($0.button) }, for: .touchUpInside, by: kept.owner) { _, _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onControl(_:in:for:_:)") { rows, kept in
      rows.onControl({ kept.says($0.button) }, in: NoteCell.self, for: .touchUpInside) { _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onControl(_:in:for:by:_:)") { rows, kept in
      rows.onControl({ kept.says($0.button) }, in: NoteCell.self, for: .touchUpInside, by: kept.owner) { _, _, _, _ in
        kept.touch()
      }
    },
    StepClosure<NoteSection>("onDisplayHeader(_:)") { rows, kept in rows.titled.onDisplayHeader { _ in kept.touch() } },
    StepClosure<NoteSection>("onDisplayHeader(by:_:)") { rows, kept in
      rows.titled.onDisplayHeader(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onDisplayFooter(_:)") { rows, kept in rows.titled.onDisplayFooter { _ in kept.touch() } },
    StepClosure<NoteSection>("onDisplayFooter(by:_:)") { rows, kept in
      rows.titled.onDisplayFooter(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onEndDisplayHeader(_:)") { rows, kept in
      rows.titled.onEndDisplayHeader { _ in kept.touch() }
    },
    StepClosure<NoteSection>("onEndDisplayHeader(by:_:)") { rows, kept in
      rows.titled.onEndDisplayHeader(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onEndDisplayFooter(_:)") { rows, kept in
      rows.titled.onEndDisplayFooter { _ in kept.touch() }
    },
    StepClosure<NoteSection>("onEndDisplayFooter(by:_:)") { rows, kept in
      rows.titled.onEndDisplayFooter(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onSelectHeader(_:)") { rows, kept in rows.titled.onSelectHeader { _ in kept.touch() } },
    StepClosure<NoteSection>("onSelectHeader(by:_:)") { rows, kept in
      rows.titled.onSelectHeader(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onSelectFooter(_:)") { rows, kept in rows.titled.onSelectFooter { _ in kept.touch() } },
    StepClosure<NoteSection>("onSelectFooter(by:_:)") { rows, kept in
      rows.titled.onSelectFooter(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onAddItem(_:)") { rows, kept in
      rows.addItemRow(PlainCell.self) { _ in }.onAddItem { kept.touch() }
    },
    StepClosure<NoteSection>("onAddItem(by:_:)") { rows, kept in
      rows.addItemRow(PlainCell.self) { _ in }.onAddItem(by: kept.owner) { _ in kept.touch() }
    },
    StepClosure<NoteSection>("onMove(_:)") { rows, kept in rows.onMove { _, _, _ in kept.touch() } },
    StepClosure<NoteSection>("onMove(by:_:)") { rows, kept in rows.onMove(by: kept.owner) { _, _, _, _ in kept.touch() }
    },
    StepClosure<NoteSection>("onDrop(_:)") { rows, kept in rows.onDrop { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onDrop(by:_:)") { rows, kept in rows.onDrop(by: kept.owner) { _, _, _ in kept.touch() } },
    StepClosure<NoteSection>("onDrop(of:_:)") { rows, kept in rows.onDrop(of: String.self) { _, _ in kept.touch() } },
    StepClosure<NoteSection>("onDrop(of:by:_:)") { rows, kept in
      rows.onDrop(of: String.self, by: kept.owner) { _, _, _ in kept.touch() }
    },
  ]
}
