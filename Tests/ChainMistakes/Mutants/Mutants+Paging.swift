// Mistakes in the snippet `Paging`.
extension [String: [Mutant]] {
  static let ofPaging: [String: [Mutant]] = [
    "Paging": [
      Mutant(
        "loadsMore of what has no pages",
        .replace("cell.textLabel?.text = word }", by: "cell.textLabel?.text = word }.loadsMore()"),
        line: "cell.textLabel?.text = word }", says: "make a PagedList and give it to .data"),
      Mutant(
        "loadsMore before the data", .replace(".section(\"words\")", by: ".section(\"words\").loadsMore()"),
        line: ".section(\"words\")", says: "put .data(items) before .loadsMore"),
      Mutant(
        "loadsMore before a section", .replace(".refreshable()", by: ".refreshable().loadsMore()"),
        line: ".refreshable()", says: "put .section() before .loadsMore"),
      Mutant(
        "refreshable after a section", .delete("      .refreshable()"),
        .replace(".section(\"words\")", by: ".section(\"words\").refreshable()"),
        line: ".section(\"words\")", says: "put .refreshable before the first section"),
      Mutant(
        "onRefresh after a section",
        .replace(".section(\"words\")", by: ".section(\"words\").onRefresh { print(1) }"),
        line: ".section(\"words\")", says: "put .onRefresh before the first section"),
      Mutant(
        "loadsMore without its capital", .replace("      .loadsMore(.byHand)", by: "      .loadsmore(.byHand)"),
        line: ".loadsmore(.byHand)", says: "renamed to 'loadsMore"),
      Mutant(
        "onRefresh without its capital",
        .replace(".onRefresh(by: weakSelf) { owner in", by: ".onrefresh(by: weakSelf) { owner in"),
        line: ".onrefresh(by: weakSelf)", says: "renamed to 'onRefresh(by:"),
      Mutant(
        "refreshes after a section", .delete("      .refreshes(after: .seconds(600))"),
        .replace(".section(\"words\")", by: ".section(\"words\").refreshes(after: .seconds(600))"),
        line: ".section(\"words\")", says: "put .refreshes before the first section"),
      Mutant(
        "paged before a section",
        .replace(".refreshable()", by: ".refreshable().paged(by: bar) { [server] query in server.list(of: query) }"),
        line: ".refreshable()", says: "put .section() before .paged"),
      Mutant(
        "paged where there are data",
        .replace(
          ".data([\"one\"])", by: ".data([\"one\"]).paged(by: bar) { [server] query in server.list(of: query) }"),
        line: ".data([\"one\"])", says: "This section has its data already"),
      Mutant(
        "a wrong member in the closure of paged", .replace("server.list(of: query) }", by: "server.lst(of: query) }"),
        line: "server.lst(of: query)", says: "no member 'lst'"),
      Mutant(
        "a wrong member in a list that is made in the closure of paged",
        .replace("server.goods(after: query)", by: "server.god(after: query)"),
        line: "server.god(after: query)", says: "no member 'god'"),
      Mutant(
        "skeletonRows without its capital", .replace("      .skeletonRows(3)", by: "      .skeletonrows(3)"),
        line: ".skeletonrows(3)", says: "renamed to 'skeletonRows"),
      Mutant(
        "listText without its capital",
        .replace(".listText(\"None\", for: .empty)", by: ".listtext(\"None\", for: .empty)"),
        line: ".listtext(", says: "renamed to 'listText"),
      Mutant(
        "a kind of text that there is not", .replace("\"All\", for: .endOfList", by: "\"All\", for: .end"),
        line: "for: .end)", says: "no member 'end'"),
      Mutant(
        "a trigger that there is not", .replace(".loads(.byHand)", by: ".loads(.never)"),
        line: ".loads(.never)", says: "no member 'never'"),
      Mutant(
        "a wrong member of the owner in onRefresh",
        .replace("try await owner.server.note(2)", by: "try await owner.sever.note(2)"),
        line: "owner.sever.note", says: "no member 'sever'"),
      Mutant(
        "a state that there is not", .replace("if case .failed = state", by: "if case .broken = state"),
        line: "if case .broken", says: "no member 'broken'"),
      Mutant(
        "a placeholder that is no view", .replace("state.isLoading ? UILabel() : nil", by: "state.isLoading"),
        line: ".placeholder { state in state.isLoading }",
        says: "cannot convert value of type 'Bool' to expected argument type 'UIView'"),
      Mutant(
        "a wrong member of a list's item", .replace("print(item.price * 2", by: "print(item.prize * 2"),
        line: "item.prize * 2", says: "no member 'prize'"),
      Mutant(
        "a page by cursor without its cursor",
        .replace("Page(answer.items, next: answer.next)", by: "Page(answer.items, hasMore: answer.hasMore)"),
        line: "last:Page(answer.items, hasMore: answer.hasMore)", says: "Never"),
    ]
  ]
}
