// Mistakes in the snippet `Editing`.
extension [String: [Mutant]] {
  static let ofEditing: [String: [Mutant]] = [
    "Editing": [
      Mutant(
        "an editability that there is not", .replace(".editable(.whileEditing)", by: ".editable(.sometimes)"),
        line: ".editable(.sometimes)", says: "no member 'sometimes'"),
      Mutant(
        "wrong member in editability", .replace("goods.stock > 0 ? .always", by: "goods.stok > 0 ? .always"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "editability that says a Bool", .replace("goods.stock > 0 ? .always : .never", by: "goods.stock > 0"),
        line: "goods.stock > 0 }", says: "cannot convert value of type 'Bool' to expected argument type 'Editability'"),
      Mutant(
        "a control that there is not", .replace("? .delete : .insert", by: "? .remove : .insert"),
        line: ".remove", says: "no member 'remove'"),
      Mutant(
        "wrong member of the owner", .replace("owner.goods.remove(goods)", by: "owner.godos.remove(goods)"),
        line: "owner.godos", says: "no member 'godos'"),
      Mutant(
        "onDelete without an index",
        .replace(".onDelete(by: weakSelf) { owner, goods, index in", by: ".onDelete(by: weakSelf) { owner, goods in"),
        line: ".onDelete(by: weakSelf)", says: "expects 3 arguments"),
      Mutant(
        "wrong member in onInsert", .replace("goods.name, index + 1", by: "goods.nmae, index + 1"),
        line: "goods.nmae", says: "no member 'nmae'"),
      Mutant(
        "a title that is none", .replace("\"Sell \\(goods.name)\" : nil", by: "goods.stock : nil"),
        line: ".deleteTitles {", says: "cannot convert value of type 'Int?' to expected argument type 'String?'"),
      Mutant(
        "onDelete before data", in: "goods", .delete(".data(goods)"), .delete(".adapter { cell, goods"),
        .delete(".editability"), .delete(".editingStyles"),
        line: ".onDelete(by: weakSelf)", says: "'PutDataBeforeThisStep'"),
      Mutant(
        "wrong member in the actions", .replace("if goods.stock > 0 { UI", by: "if goods.stok > 0 { UI"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "an action that is none",
        .replace(
          "if goods.stock > 0 { UIContextualAction(style: .normal, title: \"Less\") { _, _, done in done(true) } }",
          by: "goods.name.description"),
        line: "goods.name.description", says: "Each line must be a UIContextualAction"),
      Mutant(
        "wrong member in an action's handler", .replace("owner?.drop(goods)", by: "owner?.dorp(goods)"),
        line: "owner?.dorp", says: "no member 'dorp'"),
      Mutant(
        "actions of one argument", .replace(".leadingActions { goods, index in", by: ".leadingActions { goods in"),
        line: ".leadingActions { goods in", says: "expects 2 arguments"),
      Mutant(
        "wrong member in onEndSwipe", .replace("goods.name, index + 2", by: "goods.nmae, index + 2"),
        line: "goods.nmae", says: "no member 'nmae'"),
      Mutant(
        "wrong member in movable", .replace("goods.stock * 2 + 1 > 3", by: "goods.stok * 2 + 1 > 3"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "a target that is none", .replace("to.index > 3 ? from : to", by: "to.index"),
        line: ".moveTargets", says: "cannot convert value of type 'Int' to expected argument type 'RowPlace'"),
      Mutant(
        "wrong member of a place", .replace("from.index, to.section", by: "from.row, to.section"),
        line: "from.row", says: "no member 'row'"),
      Mutant(
        "onMove of two arguments",
        .replace(
          ".onMove { goods, from, to in print(goods.name, from.index, to.section ?? \"\") }",
          by: ".onMove { goods, from in print(goods.name, from.index) }"),
        line: ".onMove { goods, from in", says: "expects 3 arguments"),
      Mutant(
        "movable by a rule before data", in: "moved", .delete(".data(goods)"), .delete(".adapter { cell, goods"),
        line: ".movable {", says: Refusal.items.of("movable(where:)")),
      Mutant(
        "movable before a section", .replace("DataSource(tableView)", by: "DataSource(tableView).movable()"),
        line: "DataSource(tableView).movable()", says: Refusal.section.of("movable()")),
      Mutant(
        "a copy that is no text", .replace("goods.stock > 5 ? nil : goods.name", by: "goods.stock"),
        line: ".copyable {", says: "cannot convert value of type 'Int' to expected argument type 'String'"),
      Mutant(
        "wrong member in copyable", .replace("goods.stock > 5 ? nil", by: "goods.stok > 5 ? nil"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "undoable after a section", .delete("    .undoable(with: manager)"),
        .replace(".section(\"undone\")", by: ".section(\"undone\").undoable(with: manager)"),
        line: ".undoable(with: manager)", says: Refusal.table.of("undoable(with:)")),
      Mutant(
        "wrong member in dragItems", .replace("goods.stock > 7 ? []", by: "goods.stok > 7 ? []"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "wrong member in onDrop", .replace("goods.insert(contentsOf: dropped", by: "goods.insrt(contentsOf: dropped"),
        line: "goods.insrt", says: "no member 'insrt'"),
      Mutant(
        "wrong member in onDrop of texts", .replace("print(texts.count, index)", by: "print(texts.cuont, index)"),
        line: "texts.cuont", says: "no member 'cuont'"),
      Mutant(
        "a drop of what cannot be loaded", .replace(".onDrop(of: String.self)", by: ".onDrop(of: Int.self)"),
        line: ".onDrop(of: Int.self)", says: "requires that 'Int' conform to 'DropLoadable'"),
      Mutant(
        "dropDestination before a section",
        .replace(".section(\"dragged\")", by: ".dropDestination().section(\"dragged\")"),
        line: ".dropDestination().section", says: Refusal.section.of("dropDestination()")),
      Mutant(
        "dragItems before data", in: "dragged", .delete(".data(goods)"), .delete(".adapter { cell, goods"),
        line: ".onDrop { dropped", says: "'PutDataBeforeThisStep' conform to 'Sequence'"),
    ]
  ]
}
