import Foundation

// Mistakes in a chain of sections with eight events each that have an owner.
extension [Mutant] {
  package static let dense: [Mutant] = [
    event("the first event", "onSelect(by: weakSelf) { owner, goods, index in owner.open(goods", "open", "opne"),
    event("a middle event", "onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods", "open", "opne"),
    event("the last event", "onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell", "fill", "fil"),
    Mutant(
      "wrong member of the owner in a question", in: "s2", .replace("owner.isViewLoaded", by: "owner.isVeiwLoaded"),
      line: "owner.isVeiwLoaded", says: "no member 'isVeiwLoaded'"),
    Mutant(
      "wrong member of the item", in: "s3", .replace("goods.stock > index * 2", by: "goods.stok > index * 2"),
      line: "goods.stok", says: "no member 'stok'"),
    Mutant(
      "wrong member of the cell", in: "s2", .replace("cell.show(goods)", by: "cell.shwo(goods)"),
      line: "cell.shwo(goods)", says: "no member 'shwo'"),
    Mutant(
      "wrong type in an event", in: "s0", .replace("owner.open(goods)", by: "owner.open(index)"),
      line: "owner.open(index)", says: "cannot convert value of type 'Int'"),
    Mutant(
      "missing label in an event", in: "s1", .replace("open(goods, at: index)", by: "open(goods, index)"),
      line: "open(goods, index)", says: "missing argument label 'at:'"),
    Mutant(
      "a question that returns a number", in: "s0",
      .replace("goods.stock > index * 2 + owner.count", by: "goods.stock + owner.count"),
      line: "goods.stock + owner.count", says: "type 'Int' cannot be used as a boolean"),
    Mutant(
      "too few arguments", in: "s1",
      .replace(
        "onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods)",
        by: "onHighlight(by: weakSelf) { owner, goods in owner.open(goods)"),
      line: "{ owner, goods in owner.open", says: "expects 3 arguments"),
    Mutant(
      "forgotten by", in: "s2", .replace("onAccessoryTap(by: weakSelf)", by: "onAccessoryTap"),
      line: ".onAccessoryTap {", says: "expects 2 arguments"),
    Mutant(
      "by the owner itself", in: "s1", .replace("onDelete(by: weakSelf)", by: "onDelete(by: self)"),
      line: ".onDelete(by: self)",
      says: "cannot convert value of type 'DenseController' to expected argument type 'WeakReference<Owner>'"),
    Mutant(
      "an owner that is held strongly", in: "s1", .replace("onDelete(by: weakSelf)", by: "onDelete(with: self)"),
      line: ".onDelete(with: self)", says: "Hold the owner weakly: write by: weakSelf"),
    Mutant(
      "owners that are held strongly", in: "s2", .replace("onDelete(by: weakSelf)", by: "onDelete(with: self)"),
      .replace("shouldSelect(by: weakSelf)", by: "shouldSelect(with: self)"),
      .replace("onHighlight(by: weakSelf)", by: "onHighlight(with: self)"),
      .replace("onDisplay(by: weakSelf)", by: "onDisplay(with: self)"),
      .replace("onSelect(by: weakSelf)", by: "onSelect(with: self)"),
      line: ".onSelect(with: self)", says: "Hold the owner weakly: write by: weakSelf"),
    Mutant(
      "misspelled event", in: "s3", .replace(".onHighlight", by: ".onHihglight"),
      line: ".onHihglight", says: "'onHihglight'", "'NoSuchStep'"),
    Mutant(
      "an unknown variable", in: "s0", .replace(".data(goods)", by: ".data(godos)"),
      line: ".data(godos)", says: "cannot find 'godos'"),
    Mutant(
      "missing cell", in: "s3", .delete(".cell("), line: ".adapter { cell, goods, index",
      says: Refusal.cell.of("adapter")),
    Mutant(
      "missing data and adapter", in: "s0", .delete(".data("), .delete(".adapter"),
      line: ".onSelect(by: weakSelf)", says: Refusal.items.of("onSelect(by:_:)"), "PutDataBeforeThisStep"),
    Mutant(
      "missing adapter", in: "s0", .delete(".adapter"), line: ".section(\"s1\")", says: "no adapter yet"),
    Mutant(
      "a table's event in a section", in: "s1",
      .insert(".onScroll(by: weakSelf) { owner, scrollView in owner.count = 1 }  // late", after: ".onSelect"),
      line: "// late", says: "put it before the first section"),
    Mutant(
      "an event before the first section",
      .insert(".onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }  // early", after: ".onScroll"),
      line: "// early", says: Refusal.items.of("onHighlight(by:_:)"), "PutDataBeforeThisStep"),
    Mutant(
      "wrong member in the table's event", .replace("owner.tell(error)", by: "owner.tel(error)"),
      line: "owner.tel(error)", says: "no member 'tel'"),
  ]

  private static func event(_ place: String, _ text: String, _ member: String, _ misspelled: String) -> Mutant {
    Mutant(
      "wrong member of the owner in \(place)", in: "s1",
      .replace(text, by: text.replacingOccurrences(of: "owner.\(member)", with: "owner.\(misspelled)")),
      line: "owner.\(misspelled)(", says: "no member '\(misspelled)'")
  }
}
