// Mistakes in the snippet `Contents`.
extension [String: [Mutant]] {
  static let ofContents: [String: [Mutant]] = [
    "Contents": [
      Mutant(
        "wrong member in a content", .replace("content.text = goods.name", by: "content.text = goods.naem"),
        line: "goods.naem", says: "no member 'naem'"),
      Mutant(
        "wrong member of the state", .replace("state.isSelected ?", by: "state.isSelectd ?"),
        line: "state.isSelectd", says: "no member 'isSelectd'"),
      Mutant(
        "a content that is none",
        .replace(
          "state.isExpanded ? UIListContentConfiguration.subtitleCell() : .cell()", by: "reply.text"),
        line: "in reply.text",
        says: "cannot convert value of type 'String' to closure result type 'any UIContentConfiguration'"),
      Mutant(
        "a content of too few arguments",
        .replace(".content { goods, index, state in", by: ".content { goods, state in"),
        line: ".content { goods, state in", says: "expects 3 arguments"),
      Mutant(
        "a content before data", in: "sorted", .delete(".data(replies)"), .delete(".expandable(children: { reply"),
        line: ".content { reply", says: Refusal.items.of("content")),
      Mutant(
        "a background that is none",
        .replace("state.isHighlighted ? .listGroupedCell() : nil", by: "UIColor.red"),
        line: "UIColor.red",
        says: "cannot convert value of type 'UIColor' to expected argument type 'UIBackgroundConfiguration'"),
      Mutant(
        "a provider that makes no cell", .replace("goods in provide(goods)", by: "goods in goods"),
        line: "goods in goods", says: "cannot convert value of type 'Goods' to closure result type 'UITableViewCell'"),
      Mutant(
        "a nib that is none",
        .replace("from: .nib(UINib(nibName: \"GoodsCell\", bundle: nil))", by: "from: .nib(\"GoodsCell\")"),
        line: "from: .nib(\"GoodsCell\")",
        says: "cannot convert value of type 'String' to expected argument type 'UINib'"),
      Mutant(
        "children by what there is not", .replace("children: \\.replies", by: "children: \\.repleis"),
        line: "\\.repleis", says: "no member 'repleis'"),
      Mutant(
        "children that are no items", .replace("children: \\.replies", by: "children: \\.text"),
        line: "children: \\.text", says: "key path value type 'String' cannot be converted to contextual type '[Reply]'"
      ),
      Mutant(
        "wrong member in children", .replace("$0.id > 2", by: "$0.di > 2"),
        line: "$0.di > 2", says: "no member 'di'"),
      Mutant(
        "a disclosure that there is not", .replace("disclosure: .tap", by: "disclosure: .arrow"),
        line: "disclosure: .arrow", says: "no member 'arrow'"),
      Mutant(
        "wrong member of a node", .replace("node.level * 2", by: "node.leval * 2"),
        line: "node.leval", says: "no member 'leval'"),
      Mutant(
        "wrong member in onExpand", .replace("reply.replies.count + index", by: "reply.replis.count + index"),
        line: "reply.replis", says: "no member 'replis'"),
      Mutant(
        "nodeAdapter before a cell", in: "tree", .delete(".cell(ReplyCell.self)"),
        .delete(".adapter { cell, reply"),
        line: ".nodeAdapter {", says: Refusal.cell.of("nodeAdapter")),
      Mutant(
        "a tree before data", in: "tree", .delete(".data(replies)"), .delete(".adapter { cell, reply"),
        line: ".expandable(children: \\.replies)", says: Refusal.items.of("expandable(children:disclosure:)")),
      Mutant(
        "another item's selection that is no item", .replace("goods.stock > 0 ? goods : nil", by: "goods.stock"),
        line: ".willSelect {", says: "cannot convert value of type 'Int' to expected argument type 'Goods'"),
      Mutant(
        "wrong member of prefetched items", .replace("goods.map(\\.name)", by: "goods.map(\\.nmae)"),
        line: "\\.nmae", says: "no member 'nmae'"),
      Mutant(
        "prefetching with an index",
        .replace(".onCancelPrefetch { goods in", by: ".onCancelPrefetch { goods, index in"),
        line: ".onCancelPrefetch {", says: "expects 1 argument"),
      Mutant(
        "a question that says no Bool", .replace("goods.stock > index + 2", by: "goods.stock"),
        line: ".shouldFocus { goods, index in goods.stock }", says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "a primary action before data", in: "actions", .delete(".data(goods)"), .delete(".adapter { cell, goods"),
        line: ".onPrimaryAction {", says: Refusal.items.of("onPrimaryAction")),
    ]
  ]
}
