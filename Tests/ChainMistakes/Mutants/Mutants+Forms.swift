// Mistakes in the snippet `Forms`.
extension [String: [Mutant]] {
  static let ofForms: [String: [Mutant]] = [
    "Forms": [
      Mutant(
        "a field that there is not",
        .replace("TextFieldCell.self).bind(\\.name", by: "TextFieldCell.self).bind(\\.nmae"),
        line: "\\.nmae", says: "cannot convert value of type 'KeyPath<Booking, Value>'"),
      Mutant(
        "a field of a ready-made row that there is not", .replace("\"Notes\", \\.notes", by: "\"Notes\", \\.ntoes"),
        line: "\\.ntoes", says: "cannot convert value of type 'KeyPath<Booking, Value>'"),
      Mutant(
        "a field of another type", .replace("\"Life jackets\", \\.wantsJackets", by: "\"Life jackets\", \\.guests"),
        line: ".toggle(", says: "cannot convert value of type 'WritableKeyPath<Booking, Int>'"),
      Mutant(
        "a control that there is not", .replace("to: \\.toggle", by: "to: \\.tuggle"),
        line: "\\.tuggle", says: "no member 'tuggle'"),
      Mutant(
        "a control of other values", .replace("\\.stepper.wholeNumbers)", by: "\\.stepper)"),
        line: "\\.stepper)", says: "cannot convert value of type 'WritableKeyPath<Booking, Int>'"),
      Mutant(
        "a row without content",
        .replace(".bind(\\.wantsJackets, of: draft, to: \\.toggle).height(60)", by: ".height(60)"),
        line: ".row(TextFieldCell.self).bind(\\.sizes", says: "This row has no content yet"),
      Mutant(
        "a rule for another type",
        .replace(".validate(.range(1...8), .custom", by: ".validate(.maximumLength(3), .custom"),
        line: ".validate(.maximumLength(3)",
        says: "member reference to static method 'maximumLength' requires 'Self' constraint"),
      Mutant(
        "a rule that there is not", .replace(".validate(.required, .maximumLength(40))", by: ".validate(.requird)"),
        line: ".validate(.requird)", says: "no member 'requird'"),
      Mutant(
        "a wrong member in a condition", .replace("$0.guests * 2 + 1 > 3", by: "$0.gusets * 2 + 1 > 3"),
        line: "$0.gusets", says: "no dynamic member 'gusets'"),
      Mutant(
        "a condition by what there is not",
        .replace("visible(when: draft, \\.wantsJackets)", by: "visible(when: draft, \\.wants)"),
        line: "\\.wants)", says: "no dynamic member 'wants'"),
      Mutant(
        "a wrong member in a footer", .replace("draft.total) in all", by: "draft.totla) in all"),
        line: "draft.totla", says: "no dynamic member 'totla'"),
      Mutant(
        "a wrong member of the owner",
        .replace(
          ".onSelect(by: weakSelf) { owner in owner.cancel", by: ".onSelect(by: weakSelf) { owner in owner.cancle"),
        line: "owner.cancle", says: "no member 'cancle'"),
      Mutant(
        "an owner that is held strongly",
        .replace("\"More\").onSelect(by: weakSelf)", by: "\"More\").onSelect(with: self)"),
        line: ".onSelect(with: self)", says: "Hold the owner weakly: write by: weakSelf"),
      Mutant(
        "a date of another type", .replace(".datePicker(\"When\", \\.date", by: ".datePicker(\"When\", \\.guests"),
        line: ".datePicker(\"When\"", says: "cannot convert value of type 'WritableKeyPath<Booking, Int>'"),
      Mutant(
        "a page of choices of another type",
        .replace(".picker(\"Size\", \\.size", by: ".picker(\"Size\", \\.guests"),
        line: ".picker(\"Size\"", says: "cannot convert value of type 'String' to expected element type 'Int'"),
      Mutant(
        "a page of one choice for a set of values",
        .replace(".multiPicker(\"Days\"", by: ".picker(\"Days\""),
        line: ".picker(\"Days\"", says: "cannot convert value of type 'Int' to expected element type 'Set<Int>'"),
      Mutant(
        "rows for what is no array", .replace(".rows(for: \\.passengers", by: ".rows(for: \\.guests"),
        line: ".rows(for: \\.guests", says: "cannot convert value of type 'WritableKeyPath<Booking, Int>'"),
      Mutant(
        "a property that an element doesn't have",
        .replace("\"Passenger\", passenger.name", by: "\"Passenger\", passenger.nmae"),
        line: "passenger.nmae", says: "no dynamic member 'nmae'"),
      Mutant(
        "another element to add", .replace("{ Passenger() }", by: "{ Booking() }"),
        line: "{ Booking() }", says: "cannot convert value of type 'Booking' to expected argument type 'Passenger'"),
      Mutant(
        "a form's row that is deleted", .replace(".link(\"More\")", by: ".link(\"More\").deletable()"),
        line: ".link(\"More\").deletable", says: "'NoSuchStep'"),
      Mutant(
        "the bar in a section", .replace(".section(\"own\")", by: ".section(\"own\").keyboardBar(true)"),
        line: ".section(\"own\").keyboardBar", says: Refusal.table.of("keyboardBar")),
      Mutant(
        "a placeholder of a form", .replace(".link(\"More\")", by: ".link(\"More\").placeholder { _ in nil }"),
        line: ".link(\"More\").placeholder", says: "'placeholder' is unavailable: A form can't have a placeholder"),
      Mutant(
        "titles of a draft before a section",
        .replace(".section(\"own\")", by: ".titles(of: draft) { $0.name }.section(\"own\")"),
        line: ".titles(of: draft) { $0.name }.section(\"own\")", says: Refusal.section.of("titles(of:_:)")),
      Mutant(
        "confirmsUnsavedChanges in a section",
        .replace(".section(\"own\")", by: ".section(\"own\").confirmsUnsavedChanges(of: draft)"),
        line: ".section(\"own\").confirmsUnsavedChanges", says: Refusal.table.of("confirmsUnsavedChanges(of:)")),
      Mutant(
        "a section that only shows",
        .replace(".section(\"own\")", by: ".section(\"own\").readOnly(when: draft, \\.wantsJackets)"),
        line: ".section(\"own\").readOnly", says: "'readOnly(when:_:)' is unavailable: Put this step after a row"),
      Mutant(
        "a wrong member in a title",
        .replace("draft in draft.name }.footerTitles", by: "draft in draft.nmae }.footerTitles"),
        line: "draft.nmae", says: "no dynamic member 'nmae'"),
      Mutant(
        "a misspelled row", .replace(".toggle(\"Life", by: ".toggel(\"Life"),
        line: ".toggel(", says: "'NoSuchStep'"),
      Mutant(
        "validation of a button",
        .replace(".button(\"Save\")", by: ".button(\"Save\").validate(ValidationRule<String>.required)"),
        line: ".validate(ValidationRule<String>", says: "This row has no value"),
      Mutant(
        "a row before any section", .delete(".section(\"own\")"),
        line: ".row(TextFieldCell.self).bind(\\.name", says: Refusal.section.of("row(_:named:)")),
      Mutant(
        "a row in a section of data",
        .replace("text: \"rows and data mix\")])", by: "text: \"\")]).row(PlainCell.self)"),
        line: "text: \"\")]).row", says: "This section shows data"),
    ]
  ]
}
