// Mistakes in sections with eight events that have an owner: in each of them, and beside them.
extension [Mutant] {
  static let ofOwners: [Mutant] =
    [
      ("onSelect", "first"), ("onDeselect", "second"), ("onHighlight", "third"), ("onUnhighlight", "fourth"),
      ("onAccessoryTap", "fifth"),
    ].map { event, place in
      Mutant(
        "wrong member of the owner in the \(place) event", in: "array",
        .replace(
          "\(event)(with: self) { owner, goods, index in owner.open",
          by: "\(event)(with: self) { owner, goods, index in owner.opne"),
        line: "owner.opne", says: "no member 'opne'")
    } + [
      Mutant(
        "wrong member of the owner in a question", in: "array",
        .replace("owner.isViewLoaded", by: "owner.isVeiwLoaded"),
        line: "owner.isVeiwLoaded", says: "no member 'isVeiwLoaded'"),
      Mutant(
        "wrong member of the owner in the last event", in: "array", .replace("owner.fill", by: "owner.fil"),
        line: "owner.fil(", says: "no member 'fil'"),
      Mutant(
        "wrong member of the item", in: "array", .replace("goods.stock > index * 2", by: "goods.stok > index * 2"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "wrong type in the first event", in: "array", .replace("owner.open(goods)", by: "owner.open(index)"),
        line: "owner.open(index)", says: "cannot convert value of type 'Int'"),
      Mutant(
        "wrong type in the last event", in: "array", .replace("with: goods)", by: "with: index)"),
        line: "with: index)", says: "cannot convert value of type 'Int'"),
      Mutant(
        "missing label", in: "array", .replace("owner.open(goods, at: index)", by: "owner.open(goods, index)"),
        line: "owner.open(goods, index)", says: "missing argument label 'at:'"),
      Mutant(
        "a question that returns a number", in: "array",
        .replace("goods.stock > index * 2 + owner.count", by: "goods.stock + owner.count"),
        line: "goods.stock + owner.count", says: "'Int' cannot be used as a boolean"),
      Mutant(
        "forgotten owner", in: "array",
        .replace(
          "onHighlight(with: self) { owner, goods, index in owner.open(goods)",
          by: "onHighlight(with: self) { goods, index in print(index)"),
        line: "in print(index)", says: "expects 3 arguments"),
      Mutant(
        "forgotten with", in: "array", .replace("onAccessoryTap(with: self)", by: "onAccessoryTap"),
        line: ".onAccessoryTap {", says: "expects 2 arguments"),
      Mutant(
        "misspelled event", in: "array", .replace(".onUnhighlight", by: ".onUnhihglight"),
        line: ".onUnhihglight", says: "'onUnhihglight'", "'NoSuchStep'"),
      Mutant(
        "wrong member in the adapter before them", in: "array", .replace("cell.show(goods)", by: "cell.shwo(goods)"),
        line: "cell.shwo(goods)", says: "no member 'shwo'"),
      Mutant(
        "wrong member in the heights after them", in: "array",
        .replace("CGFloat(goods.stock)", by: "CGFloat(goods.stok)"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "wrong member in the last event, several classes of cells", in: "list", .replace("owner.fill", by: "owner.fil"),
        line: "owner.fil(", says: "no member 'fil'"),
      Mutant(
        "wrong member of a payload before them", in: "list", .replace("= name + ", by: "= name.txt + "),
        line: "name.txt", says: "no member 'txt'"),
      Mutant(
        "wrong key path before them", in: "list", .replace("as: \\.name)", by: "as: \\.naem)"),
        line: "as: \\.naem)", says: "no member 'naem'"),
      Mutant(
        "wrong member of the owner, sections of a source", .replace("owner.open(day)", by: "owner.opne(day)"),
        line: "owner.opne(day)", says: "no member 'opne'"),
      Mutant(
        "wrong member of the owner, a source of a closure", in: "read", .replace("owner.open(", by: "owner.opne("),
        line: "owner.opne(", says: "no member 'opne'"),
      Mutant(
        "wrong member of the item, three events beside reading", .replace("fresh.stock", by: "fresh.stok"),
        line: "fresh.stok", says: "no member 'stok'"),
      Mutant(
        "mistake in the table's event with an owner", .replace("owner.tell(error)", by: "owner.tel(error)"),
        line: "owner.tel(error)", says: "no member 'tel'"),
    ]
}
