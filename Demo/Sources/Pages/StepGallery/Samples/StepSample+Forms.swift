import TableMaker
import UIKit

// Rows that edit a draft of a model.
extension StepSample {
  static let textField = StepSample("textField", "secureField", "numberField", "textView") {
    tableView, menu, _ in
    // source
    let words = menu.words
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .textField(words.name, \.name, of: draft)
      .secureField(words.code, \.code, of: draft)
      .numberField(
        words.grams, \.grams, of: draft,
        format: .number
      )
      .textView(words.note, \.note, of: draft)
      .make()
    // end
  }

  static let toggle = StepSample("toggle", "stepper", "slider", "segmentedControl") { tableView, menu, _ in
    // source
    let words = menu.words
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .toggle(words.gift, \.isGift, of: draft)
      .stepper(words.cups, \.cups, of: draft)
      .slider(
        words.strength, \.strength, of: draft
      )
      .segmentedControl(
        words.family, \.family, of: draft,
        among: menu.families
      ) { $0.name }
      .make()
    // end
  }

  static let datePicker = StepSample("datePicker", "value") { tableView, menu, _ in
    // source
    let words = menu.words
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .datePicker(
        words.day, \.day, of: draft,
        style: .unfolding
      )
      .value(words.tea, of: draft) { $0.tea.name }
      .make()
    // end
  }

  static let inlinePicker = StepSample("inlinePicker", "inlineMultiPicker") { tableView, menu, _ in
    // source
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .title(menu.words.tea)
      .inlinePicker(
        \.tea, of: draft, among: menu.teas
      ) { $0.name }
      .section()
      .title(menu.words.more)
      .inlineMultiPicker(
        \.extras, of: draft, among: menu.teas
      ) { $0.name }
      .make()
    // end
  }

  static let picker = StepSample("picker", "multiPicker", "link") { tableView, menu, say in
    // source
    let words = menu.words
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .picker(
        words.tea, \.tea, of: draft,
        among: menu.all
      ) { $0.name }
      .multiPicker(
        words.more, \.extras, of: draft,
        among: menu.all
      ) { $0.name }
      .link(words.foreign)
      .onSelect { say(words.soldOut) }
      .make()
    // end
  }

  static let validate = StepSample("validate", "enabled", "button") { tableView, menu, say in
    // source
    let words = menu.words
    let draft = FormDraft(menu.newOrder) {
      say(words.ordered([$0.tea]))
    }
    return DataSource(tableView)
      .section()
      .textField(words.name, \.name, of: draft)
      .validate(.required, feedback: .atOnce)
      .button(words.order)
      .enabled(when: draft, \.isValid)
      .onSelect { try draft.commit() }
      .make()
    // end
  }

  static let visible = StepSample("visible") { tableView, menu, _ in
    // source
    let words = menu.words
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .stepper(words.cups, \.cups, of: draft)
      .toggle(words.gift, \.isGift, of: draft)
      .textField(words.card, \.card, of: draft)
      .visible(when: draft, \.isGift)
      .make()
    // end
  }

  static let row = StepSample("row", "bind") { tableView, menu, _ in
    // source
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .row(CupsCell.self)
      .bind(
        \.cups, of: draft,
        to: \.stepper.wholeNumbers
      ) { cell, cups in
        cell.show(cups, of: menu.words.cups)
      }
      .row(LeavesCell.self)
      .bind(
        \.leaves, of: draft,
        to: \.control
      ) { cell, _ in
        cell.show(menu.words.strength)
      }
      .make()
    // end
  }

  static let rows = StepSample("rows", "deletable", "insertable") { tableView, menu, _ in
    // source
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .section()
      .rows(for: \.pots, of: draft) { rows, pot in
        rows.textField("", pot.tea, of: draft)
      }
      .deletable()
      .movable()
      .insertable(menu.words.more) { Pot() }
      .make()
    // end
  }

  static let readOnly = StepSample("readOnly") { tableView, menu, _ in
    // source
    let words = menu.words
    let draft = FormDraft(menu.order)
    return DataSource(tableView)
      .readOnly(when: draft) { !$0.isGift }
      .section()
      .textField(words.card, \.card, of: draft)
      .stepper(words.cups, \.cups, of: draft)
      .toggle(words.gift, \.isGift, of: draft)
      .make()
    // end
  }
}
