// Mistakes in the other valid snippets, named by their file.
extension [String: [Mutant]] {
  static let ofSnippets: [String: [Mutant]] = [
    "Design": [
      Mutant(
        "wrong member of the scroll view", .replace("contentOffset.y", by: "contentOfset.y"),
        line: "contentOfset", says: "no member 'contentOfset'"),
      Mutant(
        "wrong argument of the owner's method", .replace("owner.open(goods)", by: "owner.open(index)"),
        line: "owner.open(index)", says: "cannot convert value of type 'Int'"),
      Mutant(
        "wrong items for a list", .replace("goods.items = market.goods", by: "goods.items = [1]"),
        line: "goods.items = [1]", says: "'Int'"),
    ],
    "Find": findingTooEarly + [
      Mutant(
        "a search by something else than text",
        .replace("searchable(bar, by: \\.name)", by: "searchable(bar, by: \\.price)"),
        line: ".searchable(bar, by: \\.price)",
        says: "cannot convert value of type 'KeyPath<Goods, Double>' to expected argument type 'KeyPath<Goods, String>'"
      ),
      Mutant(
        "a search by what there is not", .replace("searchable(bar, by: \\.name)", by: "searchable(bar, by: \\.nmae)"),
        line: ".searchable(bar, by: \\.nmae)", says: "no member 'nmae'"),
      Mutant(
        "a search by what is no source of queries", .replace("searchable(bar,", by: "searchable(tableView,"),
        line: ".searchable(tableView,",
        says: "argument type 'UITableView' does not conform to expected type 'QuerySource'"),
      Mutant(
        "an order by what there is not",
        .replace(".sorted(by: \\.price, .reverse)", by: ".sorted(by: \\.prize, .reverse)"),
        line: ".sorted(by: \\.prize", says: "no member 'prize'"),
      Mutant(
        "an order that there is not", .replace(".sorted(by: \\.price, .reverse)", by: ".sorted(by: \\.price, .down)"),
        line: ".sorted(by: \\.price, .down)", says: "no member 'down'"),
      Mutant(
        "an index that there is not", .replace("index: .singleLetter", by: "index: .letters"),
        line: "index: .letters", says: "no member 'letters'"),
      Mutant(
        "a rule that says no Bool", .replace("item.price + 1 > (Double(query) ?? 0)", by: "item.price + 1"),
        line: ".searchable(search)", or: "item.price + 1",
        says: "cannot convert value of type 'Double' to expected argument type 'Bool'"),
      Mutant(
        "a wrong member in a rule", .replace("item.price + 1 >", by: "item.prize + 1 >"),
        line: "item.prize + 1", says: "no member 'prize'"),
      Mutant(
        "a wrong member of a match", .replace("match.isEmpty", by: "match.isEmtpy"),
        line: "match.isEmtpy", says: "no member 'isEmtpy'"),
    ],
    "SectionsFrom": sectionStepsOfTable + [
      Mutant(
        "sections of what is no source", .replace("sections(from: own)", by: "sections(from: 5)"),
        line: ".sections(from: 5)", says: "requires that 'Int' conform to 'SectionSource'"),
      Mutant(
        "sections without cell", .delete(".cell(NoteCell.self)"),
        line: ".adapter { cell, note", says: "'UITableViewCell' has no member 'label'"),
      Mutant(
        "sections without cell and adapter", .delete(".cell(NoteCell.self)"), .delete(".adapter { cell, note"),
        line: ".section(\"more\")", says: "no cell yet"),
      Mutant(
        "sections of a source in an unfinished section", .delete(".stockCell(.subtitle)"),
        .delete(".adapter { cell, text"),
        .delete("[\"More\"]"),
        line: ".sections(from: own)", says: "no cell and no data yet"),
      Mutant(
        "sections of a source after a section without cell", .delete(".stockCell(.subtitle)"),
        .delete(".adapter { cell, text"),
        line: ".sections(from: own)", says: "no cell yet"),
      Mutant(
        "sections of a source after a section without data", .delete("[\"More\"]"), .delete(".adapter { cell, text"),
        line: ".sections(from: own)", says: "no data yet"),
      Mutant(
        "data again for sections of a source", .replace(".sections(from: own)", by: ".sections(from: own).data([1])"),
        line: ".sections(from: own).data([1])", says: "'NoSuchStep'"),
      Mutant(
        "titles before data", .replace(".stockCell(.subtitle)", by: ".stockCell(.subtitle).titles { $0.first?.name }"),
        line: ".titles { $0.first?.name }", says: Refusal.items.of("titles")),
      Mutant(
        "addItemRow before data",
        .replace(".stockCell(.subtitle)", by: ".stockCell(.subtitle).addItemRow(PlainCell.self) { _ in }"),
        line: ".addItemRow(PlainCell.self) { _ in }", says: Refusal.items.of("addItemRow(_:shown:fill:)")),
      Mutant(
        "addItemRow of the table",
        .replace("DataSource(tableView)", by: "DataSource(tableView).addItemRow(PlainCell.self) { _ in }"),
        line: "DataSource(tableView)", says: Refusal.items.of("addItemRow(_:shown:fill:)")),
      Mutant(
        "hiding the table when it is empty",
        .replace("DataSource(tableView)", by: "DataSource(tableView).hidesWhenEmpty()"),
        line: "DataSource(tableView)", says: Refusal.section.of("hidesWhenEmpty()")),
      Mutant(
        "titles of the table", .replace("DataSource(tableView)", by: "DataSource(tableView).titles { _ in nil }"),
        line: "DataSource(tableView)", says: Refusal.items.of("titles")),
      Mutant(
        "wrong items for a named section", .replace(".items.append(notes[0])", by: ".items.append(5)"),
        line: ".items.append(5)", says: "'Int'"),
    ],
    "Contract": [
      Mutant(
        "wrong member of a literal's item", .replace("String(number)", by: "number.txet"),
        line: "number.txet", says: "no member 'txet'"),
      Mutant(
        "wrong member of a literal's item in heights",
        .replace("CGFloat(number) * 10", by: "CGFloat(number.count) * 10"),
        line: "number.count", says: "no member 'count'"),
      Mutant(
        "missing adapter at the end", .delete(".adapter { _, _, _ in }"),
        line: ".make()", says: "no adapter yet"),
    ],
    "Owners": [
      Mutant(
        "mistake in the second event with an owner",
        .replace(
          "onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods)",
          by: "onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods.naem)"),
        line: "open(goods.naem)", says: "no member 'naem'"),
      Mutant(
        "mistake in the third event with an owner", .replace("goods.stock", by: "goods.stok"),
        line: "goods.stok", says: "no member 'stok'"),
      Mutant(
        "mistake in the table's event with an owner", .replace("owner.tell(error)", by: "owner.tel(error)"),
        line: "owner.tel(error)", says: "no member 'tel'"),
      Mutant(
        "an owner that is held strongly", .replace("onDeselect(by: weakSelf)", by: "onDeselect(with: self)"),
        line: ".onDeselect(with: self)", says: "Hold the owner weakly: write by: weakSelf"),
      Mutant(
        "owners that are held strongly", .replace("onDeselect(by: weakSelf)", by: "onDeselect(with: self)"),
        .replace("shouldSelect(by: weakSelf)", by: "shouldSelect(with: self)"),
        .replace("onAccessoryTap(by: weakSelf)", by: "onAccessoryTap(with: self)"),
        .replace("onSelect(by: weakSelf)", by: "onSelect(with: self)"),
        line: ".onSelect(with: self)", says: "Hold the owner weakly: write by: weakSelf"),
      Mutant(
        "a table's owner that is held strongly", .replace("onError(by: weakSelf)", by: "onError(with: self)"),
        line: ".onError(with: self)", says: "Hold the owner weakly: write by: weakSelf"),
    ],
    "WeakOwners": [Mutant].ofOwners,
    "Events": [
      Mutant(
        "mistake in a cell's event", .replace("cell.show(goods)  // again", by: "cell.shwo(goods)  // again"),
        line: "cell.shwo(goods)", says: "no member 'shwo'"),
      Mutant(
        "too few arguments of a cell's event",
        .replace(".onEndDisplay { cell, goods, index in", by: ".onEndDisplay { cell, goods in"),
        line: ".onEndDisplay", says: "expects 3 arguments"),
      Mutant(
        "a cell's event before the cell", .delete(".cell(GoodsCell.self)"),
        .insert(".cell(GoodsCell.self)", after: ".data(goods)"),
        .insert(".onDisplay { cell, goods, index in print(goods.name) }", after: ".data(goods)"),
        line: ".onDisplay { cell, goods, index in print", says: Refusal.cell.of("onDisplay")),
      Mutant(
        "a row's event before data", .insert(".onHighlight { goods, index in print(index) }", after: ".section()"),
        line: ".onHighlight { goods, index in print(index)", says: Refusal.items.of("onHighlight")),
      Mutant(
        "a question that returns a number",
        .replace("goods.stock > index  // highlight", by: "goods.stock  // highlight"),
        line: "goods.stock  // highlight", says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "a scroll event after a section", .insert(".onBeginDragging { _ in print(1) }", after: ".onUnhighlight"),
        line: ".onBeginDragging { _ in print(1)", says: Refusal.table.of("onBeginDragging")),
      Mutant(
        "a section's event before any section", .insert(".onDisplayFooter { _ in print(2) }", after: ".onScrollToTop"),
        line: ".onDisplayFooter { _ in print(2)", says: Refusal.section.of("onDisplayFooter")),
      Mutant(
        "an unknown accessory", .replace("? .checkmark : .none", by: "? .chekmark : .none"),
        line: ".chekmark", says: "no member 'chekmark'"),
      Mutant(
        "an indentation that is a length", .replace("goods.stock % 2 + 1", by: "goods.price"),
        line: ".indentations", says: "cannot convert value of type 'Double' to expected argument type 'Int'"),
      Mutant(
        "an accessory before any section", .insert(".accessory(.checkmark)", after: ".onScrollToTop"),
        line: ".accessory(.checkmark)", says: Refusal.section.of("accessory")),
      Mutant(
        "accessories before data", .insert(".accessories { goods, index in .checkmark }", after: ".section()"),
        line: "in .checkmark }", says: Refusal.items.of("accessories")),
      Mutant(
        "wrong member of a header's items", .replace("\"\\(goods.count * 2)\"", by: "\"\\(goods.cuont * 2)\""),
        line: "goods.cuont", says: "no member 'cuont'"),
      Mutant(
        "a header's height that is a text", .replace("goods.isEmpty ? 0 : 30", by: "goods.first?.name"),
        line: ".headerHeights", says: "cannot convert value of type 'String?' to expected argument type 'CGFloat'"),
      Mutant(
        "a header of items before data",
        .insert(".headers(NoteHeader.self) { header, goods in print(goods.count) }", after: ".section()"),
        line: "in print(goods.count)", says: Refusal.items.of("headers(_:from:fill:)")),
      Mutant(
        "a header's heights before any section",
        .insert(".headerHeights { items in 20 }", after: ".onScrollToTop"),
        line: ".headerHeights { items in 20", says: Refusal.items.of("headerHeights")),
      Mutant(
        "a target that is no point", .replace("CGPoint(x: 0, y: target.y)", by: "target.y"),
        line: "in target.y", says: "cannot convert value of type 'CGFloat' to expected argument type 'CGPoint'"),
    ],
    "Cells": [
      Mutant(
        "test is not a Bool", .replace("for: { $0.isText }", by: "for: { $0.id }"),
        line: "for: { $0.id }", says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "wrong key path",
        .replace("as: \\.text) { cell, text, index in cell", by: "as: \\.txt) { cell, text, index in cell"),
        line: "as: \\.txt)", says: "no member 'txt'"),
      Mutant(
        "wrong member of a payload", .replace("cell.label.text = text +", by: "cell.label.text = text.naem +"),
        line: "text.naem", says: "no member 'naem'"),
      Mutant(
        "wrong member of a cell in otherwise",
        .replace("cell.textLabel?.text = \"\\(message.id) at", by: "cell.textLable?.text = \"\\(message.id) at"),
        line: "cell.textLable?", says: "no member 'textLable'"),
      Mutant(
        "too few arguments of an adapter of several",
        .replace("as: { $0.picture }) { cell, picture, index in", by: "as: { $0.picture }) { cell, picture in"),
        line: "as: { $0.picture }) { cell, picture in", says: "expects 3 arguments"),
      Mutant(
        "cells before data", in: "by key path", .delete(".data(messages)"),
        line: ".cells(TextCell.self, as: \\.text)", says: Refusal.items.of("cells(_:from:as:_:)")),
      Mutant(
        "cells after a cell", in: "by key path", .insert(".cell(PlainCell.self)", after: ".data(messages)"),
        line: ".cells(TextCell.self, as: \\.text)",
        says:
          "'cells(_:from:as:_:)' is unavailable: This section has one class of cells: replace .cell with .cells(C.self, for:)"
      ),
      Mutant(
        "a cell after cells", in: "by key path", .insert(".cell(PlainCell.self)", after: ".cells(PictureCell.self"),
        line: ".cell(PlainCell.self)", says: "write .otherwise(C.self) { cell, item, index in … } for the other items"),
      Mutant(
        "an adapter after cells", in: "by key path",
        .insert(".adapter { cell, message, index in print(index) }", after: ".cells(PictureCell.self"),
        line: ".adapter {", says: "Each .cells has its own adapter"),
      Mutant(
        "otherwise without cells", in: "simple",
        .insert(".otherwise(PlainCell.self) { cell, message, index in print(index) }", after: ".data(messages)"),
        .delete(".cell(SelfMessageCell.self)"),
        line: ".otherwise(PlainCell.self) { cell, message, index in print",
        says: "'otherwise(_:from:_:)' is unavailable: There is no .cells(C.self, for:) before .otherwise"),
      Mutant(
        "cells after otherwise", in: "by test",
        .insert(".cells(TextCell.self, for: \\.isText) { cell, message, _ in print(2) }", after: ".height(60)"),
        line: "in print(2)",
        says: "'cells(_:from:for:_:)' is unavailable: All items already have cells: put .cells before .otherwise"),
      Mutant(
        "a test by an unknown property", .replace("for: \\.isText) {", by: "for: \\.isTxet) {"),
        line: "for: \\.isTxet)", says: "no member 'isTxet'"),
      Mutant(
        "wrong member of a row of the system's look",
        .replace("print(row.title, index)", by: "print(row.titel, index)"),
        line: "row.titel", says: "no member 'titel'"),
      Mutant(
        "a row of the system's look without a title", .replace("StockRow(\"Sounds\")", by: "StockRow()"),
        line: "StockRow()", says: "missing argument for parameter #1"),
      Mutant(
        "other items without a cell", in: "simple", .delete(".cell(SelfMessageCell.self)"),
        line: ".make()", says: "has no cell yet"),
      Mutant(
        "a payload by an unknown case", .replace("if case .picture(let picture)", by: "if case .pictrue(let picture)"),
        line: "if case .pictrue", says: "no member 'pictrue'"),
    ],
    "Orders": [
      Mutant(
        "unknown policy", .replace(".afterTap", by: ".afterTab"),
        line: ".deselection(.afterTab)", says: "no member 'afterTab'"),
      Mutant(
        "unknown style", .replace(".stockCell(.subtitle)", by: ".stockCell(.subtitel)"),
        line: ".stockCell(.subtitel)", says: "no member 'subtitel'"),
      Mutant(
        "unknown origin", .replace(".storyboard(", by: ".storybord("),
        line: ".storybord(", says: "no member 'storybord'"),
      Mutant(
        "forwarding to what is no delegate", .replace(".forward(to: delegate)", by: ".forward(to: tableView)"),
        line: ".forward(to: tableView)",
        says: "argument type 'UITableView' does not conform to expected type 'UITableViewDelegate'"),
      Mutant(
        "header view that is no view", .replace(".headerView { UILabel() }", by: ".headerView { notes }"),
        line: ".headerView { notes }", says: "cannot convert value of type '[Note]' to closure result type 'UIView'"),
      Mutant(
        "section header view that is no view", in: nil, .delete(".headerView { UILabel() }"),
        .replace(".footerHeight(12)", by: ".headerView { notes }"),
        line: ".headerView { notes }", says: "cannot convert value of type '[Note]' to closure result type 'UIView'"),
      Mutant(
        "footer height given a String", .replace(".footerHeight(12)", by: ".footerHeight(\"12\")"),
        line: ".footerHeight(\"12\")", says: "cannot convert value of type 'String' to expected argument type 'CGFloat'"
      ),
      Mutant(
        "wrong member of the error", .replace("print(error)", by: "print(error.text)"),
        line: "error.text", says: "no member 'text'"),
      Mutant(
        "too many arguments of onDiagnostic", .replace("{ diagnostic in print", by: "{ diagnostic, line in print"),
        line: ".onDiagnostic {", says: "expects 1 argument"),
      Mutant(
        "wrong member in one branch", .replace("CGFloat(note.text.count)", by: "CGFloat(note.txet.count)"),
        line: "note.txet", says: "no member 'txet'"),
      Mutant(
        "several statements, wrong return", .replace("return long", by: "return note"),
        line: "return note", says: "'Bool'", "'OneValue<Bool>'"),
      Mutant(
        "list made of one value", .replace("ItemList(notes)", by: "ItemList(5)"),
        line: "ItemList(5)"),
      Mutant(
        "list of another item than the cell's", .replace("ItemList([\"a\", \"b\"])", by: "ItemList([1, 2])"),
        line: ".section().cell(PlainCell.self).data(views)", says: "The cell is Configurable for another type of item"),
      Mutant(
        "cut chain, section without data",
        .replace("first.section().cell(SelfNoteCell.self).data(notes)", by: "first.section().cell(SelfNoteCell.self)"),
        line: "first.section()", says: "no data yet"),
      Mutant(
        "stock cells without adapter", .delete(".adapter { cell, note, index in cell.textLabel?.text"),
        line: ".section(\"prototypes\")", says: "no adapter yet"),
    ],
    "Sources": [
      Mutant(
        "looking up by identity in an array's words",
        .replace("containsItem(identifiedAs: plum)", by: "contains(plum)"),
        line: "goods.contains(plum)", says: "`containsItem(identifiedAs:)`, which looks up by identity"),
      Mutant(
        "an index by identity in an array's words",
        .replace("firstIndex(identifiedAs: plum)", by: "firstIndex(of: plum)"),
        line: "goods.firstIndex(of: plum)", says: "`firstIndex(identifiedAs:)`, which looks up by identity"),
      Mutant(
        "sources of different items", .replace(".data(a, b)", by: ".data(a, ItemList([1]))"),
        line: ".data(a, ItemList([1]))"),
      Mutant(
        "array among sources", .replace(".data(a, b)", by: ".data(a, market.goods)"),
        line: ".data(a, market.goods)"),
      Mutant(
        "unknown variable among sources", .replace(".data(a, b, any,", by: ".data(a, b, anny,"),
        line: ".data(a, b, anny,", says: "cannot find 'anny'"),
      Mutant(
        "wrong member in a closure that is read", .replace("$0.stock > 0", by: "$0.stok > 0"),
        line: "$0.stok", says: "no member 'stok'"),
      Mutant(
        "closure that reads an unknown member",
        .replace(".observing { market.goods }", by: ".observing { market.godos }"),
        line: "market.godos", says: "no member 'godos'"),
      Mutant(
        "closure that reads no array", .replace(".observing { market.goods }", by: ".observing { market }"),
        line: ".observing { market }", says: "requires that 'Market' conform to 'RandomAccessCollection'"),
      Mutant(
        "observing given an array", .replace(".observing { market.goods }", by: ".observing(market.goods)"),
        line: ".observing(market.goods)", says: "cannot convert", "could not be inferred"),
      Mutant(
        "observing given an item", .replace(".observing { market.goods }", by: ".observing { goods in market.goods }"),
        line: ".observing { goods in"),
      Mutant(
        "data given a closure", .replace(".observing { market.goods }", by: ".data { market.goods }"),
        line: ".data { market.goods }"),
      Mutant(
        "misspelled observing", .replace(".observing { market.goods }", by: ".obsreving { market.goods }"),
        line: ".obsreving {", says: "no dynamic member", "'NoSuchStep'"),
      Mutant(
        "adapter before observing", .delete(".observing { market.goods }"),
        line: ".adapter { cell, item, _ in cell.show(item) }", says: "'PutDataBeforeThisStep'"),
      Mutant(
        "wrong member after a closure of several statements",
        .replace("item.stock + index", by: "item.stok + index"),
        line: "item.stok", says: "no member 'stok'"),
      Mutant(
        "observing before a section", .replace(".height(60)", by: ".observing { market.goods }"),
        line: ".observing { market.goods }", says: Refusal.section.of("observing")),
      Mutant(
        "observing after the adapter", .insert(".observing { market.goods }", after: ".adapter"),
        line: "      .observing { market.goods }", says: Refusal.done.of("observing")),
      Mutant(
        "stream given to data", .replace("ItemStream(market.stream)", by: "market.stream"),
        line: ".data(market.stream)", says: ".data(ItemStream(sequence))"),
      Mutant(
        "mapped stream given to data", .replace("ItemStream(market.stream)", by: "market.stream.map { $0 }"),
        line: ".data(market.stream.map", says: "'ArrayOrItemSource'"),
      Mutant(
        "existential given to data", .replace(".data(any)", by: ".data(any as any ItemSource<Goods>)"),
        line: ".data(any as any", says: "type 'any ItemSource<Goods>' cannot conform to 'ArrayOrItemSource'"),
      Mutant(
        "wrong member after a closure that maps", .replace("name.isEmpty ? \"empty\"", by: "name.isEmtpy ? \"empty\""),
        line: "name.isEmtpy", says: "no member 'isEmtpy'"),
      Mutant(
        "wrong member of the cell after observing", .replace("cell.show(item)", by: "cell.shwo(item)"),
        line: "cell.shwo(item)", says: "no member 'shwo'"),
      Mutant(
        "wrong member of the item after observing", .replace("print(item.name, index)", by: "print(item.naem, index)"),
        line: "item.naem", says: "no member 'naem'"),
      Mutant(
        "wrong member of a merged item", .replace("item.price * 2", by: "item.prize * 2"),
        line: "item.prize", says: "no member 'prize'"),
      Mutant(
        "wrong member in map", .replace("$0.name + \"!\"", by: "$0.naem + \"!\""),
        line: "$0.naem", says: "no member 'naem'"),
      Mutant(
        "wrong member in edit", .replace("$0.price = 3", by: "$0.prize = 3"),
        line: "$0.prize = 3", says: "no member 'prize'"),
      Mutant(
        "verb given an array", .replace("goods.append(fig)", by: "goods.append([fig])"),
        line: "goods.append([fig])", says: "cannot convert", "contentsOf"),
      Mutant(
        "misspelled make", .replace(".make()", by: ".mkae()"),
        line: ".mkae()"),
    ],
  ]
}
