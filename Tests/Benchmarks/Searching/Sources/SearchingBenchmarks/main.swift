import Foundation
import TableMaker
import UIKit

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5
let people = Person.crowd(count)
fflush(nil)
print("\(count) people, \(people.reduce(0) { $0 + $1.name.utf8.count } / count) bytes a name")
await measure("rows of 44 points") { table, query in
  DataSource(table).section().cell(UITableViewCell.self).data(people).searchable(query, by: \.name)
    .adapter { cell, person, _ in cell.textLabel?.text = person.name }
    .height(44).make()
}
await measure("measured rows") { table, query in
  DataSource(table).section().cell(UITableViewCell.self).data(people).searchable(query, by: \.name)
    .adapter { cell, person, _ in cell.textLabel?.text = person.name }
    .autoHeight().make()
}
await measure("sorted, under letters") { table, query in
  DataSource(table).section().cell(UITableViewCell.self).data(people).searchable(query, by: \.name)
    .sorted(by: \.name).grouped(by: .firstLetter(of: \.name), index: .singleLetter)
    .adapter { cell, person, _ in cell.textLabel?.text = person.name }
    .height(44).make()
}

/// Types texts into a table, and prints how long each takes: medians of some rounds.
@MainActor func measure(_ title: String, _ make: (UITableView, TypedQuery) -> TableViewDataSource) async {
  let searching = Searching(make)
  print("\n\(title), opened in \(milliseconds(searching.opening)) ms")
  print(
    "  the first letter: \(milliseconds(await searching.type("m"))) ms, main actor busy for up to \(milliseconds(searching.watch.longest)) ms"
  )
  let texts = ["m", "ma", "mar", "mari", "", "a", "", "王", "", "maria jo", ""]
  var times: [[Duration]] = texts.map { _ in [] }
  var busy = times
  var counts: [Int] = texts.map { _ in 0 }
  for _ in 0..<rounds {
    for (index, text) in texts.enumerated() {
      times[index].append(await searching.type(text))
      busy[index].append(searching.watch.longest)
      counts[index] = searching.dataSource.numberOfItems
    }
  }
  for (index, text) in texts.enumerated() {
    let row = [
      text.isEmpty ? "cleared" : "“\(text)”", "\(counts[index]) rows",
      "\(milliseconds(times[index].sorted()[rounds / 2])) ms to the first frame",
      "main actor busy for up to \(milliseconds(busy[index].sorted()[rounds / 2])) ms",
    ]
    print("  " + row.joined(separator: ", "))
    fflush(nil)
  }
}

func milliseconds(_ duration: Duration) -> String {
  String(format: "%.1f", Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000)
}
