// Steps that are given something else than they take.
extension [Mutant] {
  static let arguments: [Mutant] = [
    Mutant(
      "height given a String", in: "s1", .replace("height(44)", by: "height(\"44\")"),
      line: ".height(\"44\")", says: "cannot convert value of type 'String'"),
    Mutant(
      "height given a closure", in: "s2", .replace(".heights {", by: ".height {"),
      line: ".height { number"),
    Mutant(
      "heights given a value", in: "s1", .replace(".height(44)", by: ".heights(44)"),
      line: ".heights(44)", says: "cannot convert value of type 'Int'"),
    Mutant(
      "title given an Int", in: "s1", .replace("\"Words\"", by: "5"),
      line: ".title(5)", says: "cannot convert value of type 'Int'"),
    Mutant(
      "titles given a value", in: "s2",
      .replace(".titles { numbers in \"Numbers up to \\(numbers.last ?? 0)\" }", by: ".titles(\"Numbers\")"),
      line: ".titles(\"Numbers\")", says: "cannot convert value of type 'String'"),
    Mutant(
      "title given a closure", in: "s2", .replace(".titles {", by: ".title {"),
      line: ".title { numbers in"),
    Mutant(
      "animation that there is not", in: "s1", .replace(".animation(.left)", by: ".animation(.lift)"),
      line: ".animation(.lift)", says: "no member 'lift'"),
    Mutant(
      "addItemRow shown when there is no such time", in: "s2",
      .replace("shown: .whileEditing", by: "shown: .whenEditing"),
      line: ".addItemRow(", says: "no member 'whenEditing'"),
    Mutant(
      "sections of an array", .replace(".sections(from: days)", by: ".sections(from: notes)"),
      line: ".sections(from: notes)", says: "'SectionSource'"),
    Mutant(
      "wrong key path of id", in: "s3", .replace("id: \\.id", by: "id: \\.di"),
      line: "id: \\.di", says: "no member 'di'"),
    Mutant(
      "id that is not Hashable", in: "s3", .replace("id: \\.id", by: "id: \\.self"),
      line: "id: \\.self", says: "Hashable"),
    Mutant(
      "id of another type", in: "s3", .replace("id: \\.id", by: "id: \\NoteCell.label"),
      line: "id: \\NoteCell.label", says: "'NoteCell'", "KeyPath"),
    Mutant(
      "id given a closure", in: "s3", .replace("id: \\.id", by: "id: { $0.id }"),
      line: "id: { $0.id }"),
    Mutant(
      "unknown variable", in: "s0", .replace("data(notes)", by: "data(notez)"),
      line: ".data(notez)", says: "cannot find 'notez'"),
    Mutant(
      "unknown type", in: "s0", .replace("NoteCell.self", by: "NoteCel.self"),
      line: ".cell(NoteCel.self)", says: "cannot find 'NoteCel'"),
    Mutant(
      "not a cell", in: "s0", .replace("NoteCell.self", by: "NoteHeader.self"),
      line: ".cell(NoteHeader.self)", says: "inherit from 'UITableViewCell'"),
    Mutant(
      "not a header", in: "s3", .replace("header(NoteHeader.self)", by: "header(NoteCell.self)"),
      line: ".header(NoteCell.self)", says: "inherit from 'UITableViewHeaderFooterView'"),
    Mutant(
      "data given one value", in: "s1", .replace("data(", by: "data(5 + "),
      line: ".data(5 + "),
    Mutant(
      "data given an optional", in: "s0", .replace("data(notes)", by: "data(Optional(notes))"),
      line: ".data(Optional(notes))", says: "The data is optional: unwrap it"),
    Mutant(
      "data given a set", in: "s1", .replace("data(words)", by: "data(Set(words))"),
      line: ".data(Set(words))", says: "'ArrayOrItemSource'"),
  ]
}
