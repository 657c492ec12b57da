// Mistakes inside closures: members, types, numbers of arguments, what they return.
extension [Mutant] {
  static let closures: [Mutant] = [
    Mutant(
      "wrong member of the item", in: "s0", .replace("note.text", by: "note.txet"),
      line: "cell.label.text = note.txet", says: "no member 'txet'"),
    Mutant(
      "wrong member of the item, one expression", in: "s3", .replace("note.text.isEmpty", by: "note.txet.isEmpty"),
      line: "note.txet", says: "no member 'txet'"),
    Mutant(
      "wrong member of the cell", in: "s0", .replace("cell.label", by: "cell.lable"),
      line: "cell.lable", says: "no member 'lable'"),
    Mutant(
      "wrong member of the cell, one expression", in: "s1", .replace("cell.textLabel", by: "cell.textLable"),
      line: "cell.textLable", says: "no member 'textLable'"),
    Mutant(
      "wrong type for the cell's member", in: "s0", .replace("= note.text", by: "= note.id"),
      line: "cell.label.text = note.id", says: "cannot assign value of type 'Int'"),
    Mutant(
      "wrong argument in the first statement", in: "s0", .replace("cell.show(note)", by: "cell.show(note.text)"),
      line: "cell.show(note.text)", says: "cannot convert value of type 'String'"),
    Mutant(
      "wrong member inside an if", in: "s0", .replace("cell.loadPicture(", by: "cell.loadPictrue("),
      line: "cell.loadPictrue", says: "no member 'loadPictrue'"),
    Mutant(
      "wrong argument inside an if", in: "s0", .replace("(of: note)", by: "(of: note.id)"),
      line: "(of: note.id)", says: "cannot convert value of type 'Int'"),
    Mutant(
      "wrong condition of an if", in: "s0", .replace("if !cell.isMeasuring", by: "if note.id"),
      line: "if note.id", says: "cannot be used as a boolean"),
    Mutant(
      "wrong member in an event's second statement", in: "s2",
      .replace("Double(number * index)", by: "Double(number.text)"),
      line: "number.text", says: "no member 'text'"),
    Mutant(
      "wrong type in an event's else", in: "s2", .replace("total = 0 }", by: "total = \"\" }"),
      line: "total = \"\" }", says: "cannot assign value of type 'String'"),
    Mutant(
      "wrong member of the header", in: "s3", .replace("header.label", by: "header.lable"),
      line: "header.lable", says: "no member 'lable'"),
    Mutant(
      "wrong member of the cell that adds", in: "s2",
      .replace("cell.textLabel?.text = \"\\(notes", by: "cell.label.text = \"\\(notes"),
      line: ".addItemRow(", says: "no member 'label'"),
    Mutant(
      "too many arguments of onAddItem", in: "s2",
      .replace(".onAddItem(by: weakSelf) { owner in", by: ".onAddItem(by: weakSelf) { owner, _ in"),
      line: ".onAddItem(by: weakSelf) { owner, _", says: "expects 1 argument"),
    Mutant(
      "too few arguments of the adapter", in: "s1", .replace("{ cell, text, index in", by: "{ cell, text in"),
      line: ".adapter { cell, text in", says: "expects 3 arguments"),
    Mutant(
      "too many arguments of the adapter", in: "s2", .replace("{ cell, number, _ in", by: "{ cell, number, _, _ in"),
      line: ".adapter { cell, number, _, _ in", says: "expects 3 arguments"),
    Mutant(
      "too few arguments of heights", in: "s2", .replace("{ number, _ in CG", by: "{ number in CG"),
      line: ".heights { number in", says: "expects 2 arguments"),
    Mutant(
      "too few arguments of an event with owner", in: "s0",
      .replace(
        "{ owner, note, index in owner.open(note, index * 2 + 1) }", by: "{ owner, note in owner.open(note, 1) }"),
      line: ".onSelect(by: weakSelf)", says: "expects 3 arguments"),
    Mutant(
      "event with owner, wrong member", in: "s0", .replace("owner.open", by: "owner.opne"),
      line: "owner.opne", says: "no member 'opne'"),
    Mutant(
      "event with owner, wrong argument", in: "s0", .replace("(note, index * 2 + 1)", by: "(note.text, index)"),
      line: ".onSelect(by: weakSelf)", says: "cannot convert value of type 'String'"),
    Mutant(
      "answer with owner, wrong member", in: "s3", .replace("owner.allows", by: "owner.alows"),
      line: "owner.alows", says: "no member 'alows'"),
    Mutant(
      "heights returns a String", in: "s2", .replace("CGFloat(number) * 10 + 20", by: "\"tall\""),
      line: ".heights { number", says: "cannot convert value of type 'String'"),
    Mutant(
      "heights returns an Int", in: "s2", .replace("CGFloat(number) * 10 + 20", by: "number * 10 + 20"),
      line: ".heights { number", says: "'Int'"),
    Mutant(
      "heights, several statements, wrong return", in: "s2",
      .replace("CGFloat(number) * 10 + 20", by: "let n = number; return \"\\(n)\""),
      line: ".heights { number", says: "'OneValue<CGFloat>'"),
    Mutant(
      "titles returns an Int", in: "s2", .replace("\"Numbers up to \\(numbers.last ?? 0)\"", by: "numbers.count"),
      line: ".titles { numbers in", says: "cannot convert value of type 'Int'"),
    Mutant(
      "titles asked of one item", .replace("notes.first.map { $0.text + \", and more\" }", by: "notes.text"),
      line: ".titles { notes in", says: "no member 'text'"),
    Mutant(
      "too many arguments of titles", in: "s2", .replace(".titles { numbers in", by: ".titles { numbers, _ in"),
      line: ".titles { numbers, _ in", says: "expects 1 argument"),
    Mutant(
      "wrong member of a section's item", .replace("day.text", by: "day.txet"),
      line: "day.txet", says: "no member 'txet'"),
    Mutant(
      "shouldSelect returns an Int", in: "s1", .replace("index > 0 && !text.isEmpty", by: "index + 1"),
      line: ".shouldSelect {", says: "'Int' cannot be used as a boolean"),
    Mutant(
      "unknown function in a closure", in: "s2", .replace("String(number)", by: "Strin(number)"),
      line: "Strin(number)", says: "cannot find 'Strin'"),
    Mutant(
      "forgot self", in: "s0",
      .replace(
        "onSelect(by: weakSelf) { owner, note, index in owner.open(note, index * 2 + 1)",
        by: "onSelect { note, index in open(note, index)"),
      line: ".onSelect { note", says: "'self'"),
  ]
}
