// Steps and labels that do not exist.
extension [Mutant] {
  static let misspelled: [Mutant] = [
    step("table step", ".onScroll", ".onScrol", line: ".onScrol {"),
    step("automatic height", ".autoHeight()", ".autoHeigth()", line: ".autoHeigth()"),
    step("table step, no argument", ".hidesEmptySeparators", ".hidesEmptySeperators", line: ".hidesEmptySeperators()"),
    step("first section", ".section", ".secton", line: ".secton(\"s0\")"),
    step("section", ".section(\"s1\")", ".secton(\"s1\")", line: ".secton(\"s1\")"),
    step("title", ".title", ".titel", in: "s1", line: ".titel"),
    step("cell", ".cell", ".cel", in: "s1", line: ".cel("),
    step("data", ".data", ".dat", in: "s1", line: ".dat("),
    step("data with id", ".data", ".dat", in: "s3", line: ".dat("),
    step("adapter", ".adapter", ".adaptor", in: "s0", line: ".adaptor"),
    step("adapter, one expression", ".adapter", ".adaptor", in: "s1", line: ".adaptor"),
    step("headerHeight", "headerHeight", "headerHieght", in: "s0", line: ".headerHieght"),
    step("heights", ".heights", ".hieghts", in: "s2", line: ".hieghts"),
    step("estimatedHeight", ".estimatedHeight", ".estimateHeight", in: "s3", line: ".estimateHeight"),
    step("animation", ".animation(.left)", ".animatoin(.left)", line: ".animatoin(.left)"),
    step("table animation", ".animation(.fade)", ".animatoin(.fade)", line: ".animatoin(.fade)"),
    step("hidesWhenEmpty", ".hidesWhenEmpty", ".hideWhenEmpty", line: ".hideWhenEmpty"),
    step("addItemRow", ".addItemRow", ".adItemRow", in: "s2", line: ".adItemRow("),
    step("onAddItem", ".onAddItem", ".onAdItem", in: "s2", line: ".onAdItem("),
    step("titles", ".titles", ".titels", in: "s2", line: ".titels"),
    step("sections", ".sections(from:", ".setcions(from:", line: ".setcions(from:"),
    step("event", ".onDeselect", ".onDeselct", in: "s2", line: ".onDeselct"),
    step("event with owner", ".onSelect", ".onSlect", in: "s0", line: ".onSlect"),
    step("event without its capital", ".onSelect", ".onselect", in: "s0", line: ".onselect"),
    step("step without its capital", ".autoHeight()", ".autoheight()", line: ".autoheight()"),
    step("answer with owner", ".shouldSelect", ".shuldSelect", in: "s3", line: ".shuldSelect"),
    step("footerTitle", ".footerTitle", ".footerTitel", in: "s3", line: ".footerTitel"),
    step("header", ".header(", ".headr(", in: "s3", line: ".headr("),
    Mutant(
      "misspelled make", .replace(".make()", by: ".mkae()"),
      line: ".mkae()", says: "cannot assign value of type"),
    Mutant(
      "two misspelled steps", .replace(".headerHeight", by: ".headerHieght"), .replace(".heights", by: ".hieghts"),
      line: ".headerHieght", says: "no dynamic member", "'NoSuchStep'"),
    Mutant(
      "misspelled label", in: "s0", .replace("onSelect(by: weakSelf)", by: "onSelect(whit: self)"),
      line: ".onSelect(whit:"),
  ]

  private static func step(
    _ name: String, _ step: String, _ misspelled: String, in section: String? = nil, line: String
  ) -> Mutant {
    Mutant(
      "misspelled \(name)", in: section, .replace(step, by: misspelled),
      line: line, says: "no dynamic member", "'NoSuchStep'")
  }
}
