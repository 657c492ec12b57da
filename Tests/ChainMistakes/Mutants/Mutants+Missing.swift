// Steps that are missing or come late, early, or twice. All of them apply to chains of 4 and of 12 sections.
extension [Mutant] {
  static let missing: [Mutant] = [
    Mutant(
      "missing cell", in: "s1", .delete(".cell("),
      line: ".adapter { cell, text", says: Refusal.cell.of("adapter")),
    Mutant(
      "missing data", in: "s1", .delete(".data("),
      line: ".adapter { cell, text", says: Refusal.data.of("adapter")),
    Mutant(
      "missing cell and data", in: "s1", .delete(".data("), .delete(".cell("),
      line: ".adapter { cell, text", says: Refusal.cellAndData.of("adapter")),
    Mutant(
      "missing data, first section", in: "s0", .delete(".data("),
      line: "cell.show(note)", says: "'PutDataBeforeThisStep'"),
    Mutant(
      "missing adapter", in: "s1", .delete(".adapter"),
      line: ".section(\"s2\")", says: "no adapter yet"),
    Mutant(
      "missing adapter, before sections of a source", in: "s3", .delete(".adapter"),
      line: ".sections(from: days)", says: "no adapter yet"),
    Mutant(
      "missing adapter, sections of a source", .delete(".adapter { cell, day"),
      line: ".section(\"s4\")", or: ".make()", says: "no adapter yet"),
    Mutant(
      "missing everything", in: "s1", .delete(".cell("), .delete(".data("), .delete(".adapter"), .delete(".shouldS"),
      line: ".section(\"s2\")", says: "no cell and no data yet"),
    Mutant(
      "adapter before cell", in: "s1", .delete(".cell("), .insert(".cell(PlainCell.self)", after: ".adapter"),
      line: ".adapter { cell, text", says: Refusal.cell.of("adapter")),
    Mutant(
      "adapter before data", in: "s1", .delete(".data("), .insert(".data(words)", after: ".adapter"),
      line: ".adapter { cell, text", says: Refusal.data.of("adapter")),
    Mutant(
      "event before data", in: "s1",
      .insert(".onSelect { note, index in print(note.text.count + index) }", after: ".title"),
      line: ".onSelect { note, index in print", says: Refusal.items.of("onSelect")),
    Mutant(
      "heights before data", in: "s1", .insert(".heights { note, _ in note.size + 2 }", after: ".title"),
      line: ".heights { note, _", says: Refusal.items.of("heights")),
    Mutant(
      "two cells", in: "s1", .insert(".cell(MoreCell.self)", after: ".cell("),
      line: ".cell(MoreCell.self)", says: "'cell'", "'NoSuchStep'"),
    Mutant(
      "cell after the adapter", in: "s1", .insert(".cell(MoreCell.self)", after: ".adapter"),
      line: ".cell(MoreCell.self)", says: Refusal.done.of("cell")),
    Mutant(
      "data after the adapter", in: "s1", .insert(".data([true])", after: ".adapter"),
      line: ".data([true])", says: Refusal.done.of("data")),
    Mutant(
      "forgotten make", .delete(".make()"),
      line: "last:.titles { notes in", says: "cannot assign value of type"),
    Mutant(
      "table step after a section", in: "s1",
      .replace(".height(44)", by: ".onScroll { scrollView in print(scrollView) }"),
      line: ".onScroll { scrollView in print", says: Refusal.table.of("onScroll")),
    Mutant(
      "table step after a section, no argument", in: "s0",
      .replace(".headerHeight(30)", by: ".hidesEmptySeparators()"),
      line: "last:.hidesEmptySeparators()", says: Refusal.table.of("hidesEmptySeparators()")),
    Mutant(
      "section step before a section", .replace(".height(60)", by: ".cell(PlainCell.self)"),
      line: ".cell(PlainCell.self)", says: Refusal.section.of("cell(_:from:)")),
    Mutant(
      "Configurable cell of another item", in: "s1", .delete(".adapter"),
      .replace("PlainCell", by: "SelfNoteCell"),
      line: ".section(\"s2\")", says: "The cell is Configurable for another type of item"),
    Mutant(
      "event with owner before data", in: "s1",
      .insert(".onSelect(by: weakSelf) { owner, note, index in owner.open(note, index) }", after: ".title"),
      line: ".onSelect(by: weakSelf) { owner, note, index in owner.open(note, index) }", says: "'PutDataBeforeThisStep'"
    ),
    Mutant(
      "event with owner before data, item not used", in: "s1",
      .insert(".onSelect(by: weakSelf) { _, _, _ in }", after: ".title"),
      line: ".onSelect(by: weakSelf) { _, _, _ in }", says: Refusal.items.of("onSelect(by:_:)")),
    Mutant(
      "table's event with owner after a section", in: "s1",
      .insert(
        ".onDiagnostic(by: weakSelf) { owner, diagnostic in owner.title = diagnostic.description }", after: ".title"),
      line: ".onDiagnostic(by: weakSelf)", says: Refusal.table.of("onDiagnostic(by:_:)")),
    before("stockCell", .section, ".stockCell(.subtitle)"),
    before("adapter", .section, ".adapter { cell, note, _ in cell.textLabel?.text = note.text }"),
    before("heights", .items, ".heights { note, _ in note.size + 2 }"),
    before("footerTitle", .section, ".footerTitle(\"End\")"),
    before("headerHeight", .section, ".headerHeight(20)"),
    before("footerHeight", .section, ".footerHeight(20)"),
    before("header(_:from:fill:)", .section, ".header(NoteHeader.self) { header in header.label.text = nil }"),
    before("footer(_:from:fill:)", .section, ".footer(NoteHeader.self) { footer in footer.label.text = nil }"),
    before("onSelect", .items, ".onSelect { note, index in print(note.text, index) }"),
    before("onDeselect(by:_:)", .items, ".onDeselect(by: weakSelf) { _, _, _ in }"),
    before("shouldSelect", .items, ".shouldSelect { note, index in index > 0 }"),
    before("onAddItem", .items, ".onAddItem { print(1) }"),
  ]

  /// A section's step where the table's are.
  private static func before(_ name: String, _ reason: Refusal, _ step: String) -> Mutant {
    Mutant(
      "\(name.prefix { $0 != "(" }) before a section", .replace(".height(60)", by: step), line: step,
      says: reason.of(name))
  }
}
