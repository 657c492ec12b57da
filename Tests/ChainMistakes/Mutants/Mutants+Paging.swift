// Mistakes in the snippet `Paging`.
extension [String: [Mutant]] {
  static let ofPaging: [String: [Mutant]] = [
    "Paging": [
      Mutant(
        "loadsMore of what has no pages",
        .replace("cell.textLabel?.text = word }", by: "cell.textLabel?.text = word }.loadsMore()"),
        line: "cell.textLabel?.text = word }",
        says: "'loadsMore' is unavailable: Only a paged list loads more: make a PagedList and give it to .data"),
      Mutant(
        "loadsMore before the data", .replace(".section(\"words\")", by: ".section(\"words\").loadsMore()"),
        line: ".section(\"words\")", says: Refusal.items.of("loadsMore")),
      Mutant(
        "loadsMore before a section", .replace(".refreshable()", by: ".refreshable().loadsMore()"),
        line: ".refreshable()", says: Refusal.items.of("loadsMore")),
      Mutant(
        "a section's placeholder before data",
        .replace(".section(\"words\")", by: ".section(\"words\").placeholder { _ in nil }"),
        line: ".section(\"words\").placeholder", says: Refusal.items.of("placeholder")),
      Mutant(
        "refreshable after a section", .delete("      .refreshable()"),
        .replace(".section(\"words\")", by: ".section(\"words\").refreshable()"),
        line: ".section(\"words\")", says: Refusal.table.of("refreshable()")),
      Mutant(
        "onRefresh after a section",
        .replace(".section(\"words\")", by: ".section(\"words\").onRefresh { print(1) }"),
        line: ".section(\"words\")", says: Refusal.table.of("onRefresh")),
      Mutant(
        "refreshesOnForeground after a section", .delete("      .refreshesOnForeground(after: .seconds(600))"),
        .replace(".section(\"words\")", by: ".section(\"words\").refreshesOnForeground(after: .seconds(600))"),
        line: ".section(\"words\")", says: Refusal.table.of("refreshesOnForeground(after:)")),
      Mutant(
        "pagedSearch before a section",
        .replace(
          ".refreshable()", by: ".refreshable().pagedSearch(by: bar) { [server] query in server.list(of: query) }"),
        line: ".refreshable()", says: Refusal.section.of("pagedSearch(by:debounce:_:)")),
      Mutant(
        "pagedSearch where there are data",
        .replace(
          ".data([\"one\"])", by: ".data([\"one\"]).pagedSearch(by: bar) { [server] query in server.list(of: query) }"),
        line: ".data([\"one\"])", says: "This section already has data"),
      Mutant(
        "a wrong member in the closure of paged", .replace("server.list(of: query) }", by: "server.lst(of: query) }"),
        line: "server.lst(of: query)", says: "no member 'lst'"),
      Mutant(
        "a wrong member in a list that is made in the closure of paged",
        .replace("server.goods(after: query)", by: "server.god(after: query)"),
        line: "server.god(after: query)", says: "no member 'god'"),
      Mutant(
        "a number of rows that is a text", .replace("      .skeletonRows(3)", by: "      .skeletonRows(\"3\")"),
        line: ".skeletonRows(\"3\")", says: "cannot convert value of type 'String' to expected argument type 'Int'"),
      Mutant(
        "a kind of text that there is not", .replace("\"All\", for: .endOfList", by: "\"All\", for: .end"),
        line: "for: .end)", says: "no member 'end'"),
      Mutant(
        "a trigger that there is not", .replace(".initialLoad(.manual)", by: ".initialLoad(.never)"),
        line: ".initialLoad(.never)", says: "no member 'never'"),
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
        .replace("ItemPage(answer.items, next: answer.next)", by: "ItemPage(answer.items, hasMore: answer.hasMore)"),
        line: "last:ItemPage(answer.items, hasMore: answer.hasMore)", says: "Never"),
    ]
  ]
}
