// Mistakes in sections with eight events that have an owner, held weakly before: in each of the events and next to them,
// whatever gives the items.
extension [Mutant] {
  static let ofOwners: [Mutant] =
    ["array", "list", "mapped", "read"].flatMap { inSection($0) } + [
      Mutant(
        "wrong key path before them", in: "list", .replace("as: \\.name)", by: "as: \\.naem)"),
        line: "as: \\.naem)", says: "no member 'naem'"),
      Mutant(
        "wrong member of a payload before them", in: "list", .replace("= name + ", by: "= name.txt + "),
        line: "name.txt", says: "no member 'txt'"),
      Mutant(
        "wrong member in the heights after them", in: "array",
        .replace("CGFloat(goods.stock)", by: "CGFloat(goods.stok)"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "wrong member in the closure that gives the items", in: "read",
        .replace("market.goods", by: "market.godos"), line: "market.godos", says: "no member 'godos'"),
      Mutant(
        "wrong member of the cell, sections of a source", .replace("cell.show(day)", by: "cell.shwo(day)"),
        line: "cell.shwo(day)", says: "no member 'shwo'"),
      Mutant(
        "wrong member of the owner in the first event, sections of a source",
        .replace("owner.open(day)", by: "owner.opne(day)"), line: "owner.opne(day)", says: "no member 'opne'"),
      Mutant(
        "wrong member of the owner in a question, sections of a source",
        .replace("owner.isViewLoaded && day", by: "owner.isVeiwLoaded && day"),
        line: "owner.isVeiwLoaded", says: "no member 'isVeiwLoaded'"),
      Mutant(
        "wrong type in the last event, sections of a source", .replace("with: day)", by: "with: index)"),
        line: "with: index)", says: "cannot convert value of type 'Int'"),
      Mutant(
        "wrong member of the item, sections of a source", .replace("day.stock", by: "day.stok"),
        line: "day.stok", says: "no member 'stok'"),
      Mutant(
        "missing data before them", in: "array", .replace(".data(goods)", by: ""), line: ".adapter",
        says: "no data yet", "PutDataBeforeThisStep"),
      Mutant(
        "missing data and adapter before them", in: "array", .replace(".data(goods)", by: ""), .delete(".adapter"),
        line: ".onSelect(by: weakSelf)", says: Refusal.items.of("onSelect(by:_:)"), "PutDataBeforeThisStep"),
      Mutant(
        "missing adapter before them", in: "array", .delete(".adapter"), line: ".section(\"list\")",
        says: "no adapter yet"),
      Mutant(
        "an event before the first section",
        .insert(
          ".onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }  // early", after: ".onScroll"),
        line: "// early", says: Refusal.items.of("onHighlight(by:_:)"), "PutDataBeforeThisStep"),
      Mutant(
        "a table's event in a section", in: "array",
        .insert(".onScroll(by: weakSelf) { owner, scrollView in owner.count = 1 }  // late", after: ".onSelect"),
        line: "// late", says: "put it before the first section"),
      Mutant(
        "mistake in the table's event", .replace("owner.tell(error)", by: "owner.tel(error)"),
        line: "owner.tel(error)", says: "no member 'tel'"),
    ]

  /// Those of one section; the last of the chain takes its items from a source of sections.
  private static func inSection(_ section: String) -> [Mutant] {
    let events = [
      ("onSelect", "first"), ("onDeselect", "second"), ("onHighlight", "third"), ("onUnhighlight", "fourth"),
      ("onAccessoryTap", "fifth"),
    ].map { event, place in
      Mutant(
        "wrong member of the owner in the \(place) event, \(section)", in: section,
        .replace(
          "\(event)(by: weakSelf) { owner, goods, index in owner.open",
          by: "\(event)(by: weakSelf) { owner, goods, index in owner.opne"),
        line: "owner.opne", says: "no member 'opne'")
    }
    return events + [
      Mutant(
        "wrong member of the owner in a question, \(section)", in: section,
        .replace("owner.isViewLoaded", by: "owner.isVeiwLoaded"),
        line: "owner.isVeiwLoaded", says: "no member 'isVeiwLoaded'"),
      Mutant(
        "wrong member of the owner in the last event, \(section)", in: section,
        .replace("owner.fill", by: "owner.fil"), line: "owner.fil(", says: "no member 'fil'"),
      Mutant(
        "wrong member of the item, \(section)", in: section,
        .replace("goods.stock > index * 2", by: "goods.stok > index * 2"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "wrong type in the first event, \(section)", in: section,
        .replace("owner.open(goods)", by: "owner.open(index)"),
        line: "owner.open(index)", says: "cannot convert value of type 'Int'"),
      Mutant(
        "wrong type in the last event, \(section)", in: section, .replace("with: goods)", by: "with: index)"),
        line: "with: index)", says: "cannot convert value of type 'Int'"),
      Mutant(
        "missing label, \(section)", in: section,
        .replace("owner.open(goods, at: index)", by: "owner.open(goods, index)"),
        line: "owner.open(goods, index)", says: "missing argument label 'at:'"),
      Mutant(
        "a question that returns a number, \(section)", in: section,
        .replace("goods.stock > index * 2 + owner.count", by: "goods.stock + owner.count"),
        line: "goods.stock + owner.count", says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "forgotten owner, \(section)", in: section,
        .replace(
          "onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods)",
          by: "onHighlight(by: weakSelf) { goods, index in print(index)"),
        line: "in print(index)", says: "expects 3 arguments"),
      Mutant(
        "forgotten by, \(section)", in: section, .replace("onAccessoryTap(by: weakSelf)", by: "onAccessoryTap"),
        line: ".onAccessoryTap {", says: "expects 2 arguments"),
      Mutant(
        "by the owner itself, \(section)", in: section,
        .replace("onAccessoryTap(by: weakSelf)", by: "onAccessoryTap(by: self)"),
        line: ".onAccessoryTap(by: self)",
        says: "cannot convert value of type 'Controller' to expected argument type 'WeakReference<Owner>'"),
      Mutant(
        "with a weak owner, \(section)", in: section,
        .replace("onAccessoryTap(by: weakSelf)", by: "onAccessoryTap(with: weakSelf)"),
        line: ".onAccessoryTap(with: weakSelf)", says: "WeakReference"),
      Mutant(
        "misspelled event, \(section)", in: section, .replace(".onUnhighlight", by: ".onUnhihglight"),
        line: ".onUnhihglight", says: "'onUnhihglight'", "'NoSuchStep'"),
      Mutant(
        "wrong member of the cell before them, \(section)", in: section,
        .replace("cell.show(goods)", by: "cell.shwo(goods)"), line: "cell.shwo(goods)", says: "no member 'shwo'"),
    ]
  }
}
