import TableMaker
import UIKit

extension StepClosure where Stage == SectionStart {
  /// The beginnings of sections of data, and their sources.
  static let starts = [
    StepClosure<SectionStart>("adapter(_:)") { start, kept in
      start.cell(NoteCell.self).data(kept.list).adapter { _, _, _ in kept.touch() }
    },
    StepClosure<SectionStart>("observing(_:)") { start, kept in
      start.cell(NoteCell.self).observing { kept.says([Note(1)]) }.adapter { _, _, _ in }
    },
    StepClosure<SectionStart>("cellProvider(_:)") { start, kept in
      start.data(kept.list).cellProvider { _, _, _ in kept.says(UITableViewCell()) }
    },
    StepClosure<SectionStart>("content(_:)") { start, kept in
      start.data(kept.list).content { _, _, _ in kept.says(UIListContentConfiguration.cell()) }
    },
    StepClosure<SectionStart>("content(_:)") { start, kept in
      start.cell(NoteCell.self).data(kept.list).content { _, _, _ in kept.says(UIListContentConfiguration.cell()) }
    },
    StepClosure<SectionStart>("cells(_:from:for:_:)") { start, kept in
      start.data(kept.list).cells(NoteCell.self, for: { kept.says($0.id > 0) }) { _, _, _ in kept.touch() }
        .cells(PlainCell.self, for: { _ in kept.says(true) }) { _, _, _ in kept.touch() }
    },
    StepClosure<SectionStart>("cells(_:from:for:)") { start, kept in
      start.data(kept.list).cells(SelfNoteCell.self, for: { kept.says($0.id > 0) })
        .cells(SelfNoteCell.self, for: { _ in kept.says(true) })
    },
    StepClosure<SectionStart>("cells(_:from:as:_:)") { start, kept in
      start.data(kept.list).cells(NoteCell.self, as: { kept.says($0.text) }) { _, _, _ in kept.touch() }
    },
    StepClosure<SectionStart>("cells(_:from:as:)") { start, kept in
      start.data(kept.list).cells(SelfNoteCell.self, as: { note -> Note? in kept.says(note) })
    },
    StepClosure<SectionStart>("otherwise(_:from:_:)") { start, kept in
      start.data(kept.list).cells(SelfNoteCell.self, for: { $0.id > 2 }).otherwise(PlainCell.self) { _, _, _ in
        kept.touch()
      }
    },
    StepClosure<SectionStart>("pagedSearch(by:debounce:_:)") { start, kept in
      start.cell(NoteCell.self).pagedSearch(by: kept.bar, debounce: .zero) { _ in
        kept.says(PagedList<Note>(perPage: 2) { _ in ItemPage([Note(1), Note(2)], hasMore: false) })
      }.adapter { _, _, _ in }
    },
    StepClosure<SectionStart>("map(_:)") { start, kept in
      start.cell(NoteCell.self).data(kept.list.map { kept.says($0.text) }).adapter { _, _, _ in }
    },
    StepClosure<SectionStart>("filtered(where:)") { start, kept in
      start.cell(NoteCell.self).data(kept.list.filtered { _, _ in kept.says(true) }).adapter { _, _, _ in }
    },
    StepClosure<SectionStart>("ordered(by:)") { start, kept in
      start.cell(NoteCell.self).data(kept.list.ordered { kept.says($0.id < $1.id) }).adapter { _, _, _ in }
    },
  ]

  /// The steps of sections of rows.
  static let forms = [
    StepClosure<SectionStart>("titles(of:_:)") { start, kept in
      start.titles(of: kept.draft) { _ in kept.says("title") }.button("Row", named: "row")
    },
    StepClosure<SectionStart>("footerTitles(of:_:)") { start, kept in
      start.footerTitles(of: kept.draft) { _ in kept.says("title") }.button("Row", named: "row")
    },
    StepClosure<SectionStart>("adapter(_:)") { start, kept in
      start.row(TextFieldCell.self, named: "row").adapter { _ in kept.touch() }
    },
    StepClosure<SectionStart>("bind(_:of:to:_:)") { start, kept in
      start.row(TextFieldCell.self, named: "row").bind(\.name, of: kept.draft, to: \.control) { _, _ in kept.touch() }
    },
    StepClosure<SectionStart>("bind(_:of:to:format:_:)") { start, kept in
      start.row(TextFieldCell.self, named: "row")
        .bind(\.guests, of: kept.draft, to: \.control, format: KeptFormat(kept: kept)) { _, _ in kept.touch() }
    },
    StepClosure<SectionStart>("rows(for:of:_:)") { start, kept in
      start.rows(for: \.guests, of: kept.party) { rows, guest in
        rows.textField("Name", guest.name, of: kept.party, named: kept.says("row"))
      }
    },
    StepClosure<SectionStart>("insertable(_:named:_:)") { start, kept in
      // The closure of the elements' rows stays with the section, so it captures only the draft.
      start.rows(for: \.guests, of: kept.party) { [party = kept.party] rows, guest in
        rows.textField("Name", guest.name, of: party)
      }
      .insertable("Add", named: "row") { kept.says(KeptWorld.Guest(id: 3 + kept.party.guests.count)) }
    },
    StepClosure<SectionStart>("inlinePicker(_:of:among:named:_:)") { start, kept in
      start.inlinePicker(\.name, of: kept.draft, among: ["Ada", "Mia"], named: "row") { kept.says($0) }
    },
    StepClosure<SectionStart>("inlineMultiPicker(_:of:among:named:_:)") { start, kept in
      start.inlineMultiPicker(\.days, of: kept.days, among: [1, 2], named: "row") { kept.says("\($0)") }
    },
    StepClosure<SectionStart>("picker(_:_:of:among:isSearchable:named:_:)") { start, kept in
      start.picker("Name", \.name, of: kept.draft, among: ["Ada"], named: "row") { kept.says($0) }
    },
    StepClosure<SectionStart>("multiPicker(_:_:of:among:isSearchable:named:_:)") { start, kept in
      start.multiPicker("Days", \.days, of: kept.days, among: [1, 2], named: "row") { kept.says("\($0)") }
    },
    StepClosure<SectionStart>("segmentedControl(_:_:of:among:named:_:)") { start, kept in
      start.segmentedControl("Name", \.held, of: kept.holder, among: [Held(), Held(kept)], named: "row") { _ in
        kept.says("x")
      }
    },
    StepClosure<SectionStart>("value(_:of:named:_:)") { start, kept in
      start.value("Name", of: kept.draft, named: "row") { kept.says($0.name) }
    },
    StepClosure<SectionStart>("readOnly(when:_:)") { start, kept in
      start.textField("Name", \.name, of: kept.draft, named: "row").readOnly(when: kept.draft) { _ in kept.says(false) }
    },
    StepClosure<SectionStart>("visible(when:_:)") { start, kept in
      start.textField("Name", \.name, of: kept.draft, named: "row").visible(when: kept.draft) { _ in kept.says(true) }
    },
    StepClosure<SectionStart>("enabled(when:_:)") { start, kept in
      start.textField("Name", \.name, of: kept.draft, named: "row").enabled(when: kept.draft) { _ in kept.says(true) }
    },
    StepClosure<SectionStart>("onSelect(_:)") { start, kept in
      start.button("Row", named: "row").onSelect { kept.touch() }
    },
    StepClosure<SectionStart>("onSelect(by:_:)") { start, kept in
      start.button("Row", named: "row").onSelect(by: kept.owner) { _ in kept.touch() }
    },
    StepClosure<SectionStart>("custom(_:_:)") { start, kept in
      start.textField("Name", \.name, of: kept.draft, named: "row").validate(.custom("no") { _ in kept.says(true) })
    },
    StepClosure<SectionStart>("message(_:)") { start, kept in
      start.textField("Name", \.name, of: kept.draft, named: "row").validate(.message { _ in kept.says("no") })
    },
    StepClosure<SectionStart>("asking(_:after:_:)") { start, kept in
      start.textField("Name", \.name, of: kept.draft, named: "row").validate(
        .asking("no", after: 0) { _ in kept.says(true) })
    },
  ]
}
