import Foundation
import TableMaker
import UIKit

/// Six queries over people's names in a table view, each until its hits are laid out.
@MainActor func search() async -> Figure {
  let queries = ["m", "ma", "mar", "a", "maria jo", "王"]
  let crowd = Person.crowd(200_000)
  let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
  var scenes: [Int: (stage: Stage, query: TypedQuery, source: TableViewDataSource)] = [:]
  var folded: [Int: [CChar]] = [:]
  for count in [crowd.count, crowd.count / 2] {
    let (stage, query) = (Stage(), TypedQuery())
    let source = DataSource(stage.table).height(44).section().cell(UITableViewCell.self).data(
      Array(crowd.prefix(count))
    )
    .searchable(query, by: \.name)
    .adapter { cell, person, _ in cell.textLabel?.text = person.name }
    .make()
    // The index is made with the first query.
    query.query = "o"
    await source.waitForUpdates()
    query.query = ""
    await source.waitForUpdates()
    scenes[count] = (stage, query, source)
    folded[count] = crowd.prefix(count).map(\.name).joined(separator: "\n").folding(options: options, locale: nil)
      .utf8CString.map { $0 }
  }
  return await measure(
    Words("six queries over 200,000 names", "在 200,000 个名字里搜索六次"), count: crowd.count, rounds: 5,
    floor: { count in
      var hits = 0
      let duration = await time {
        folded[count]?.withUnsafeBufferPointer { bytes in
          for query in queries {
            var rest = bytes.baseAddress
            while let start = rest, let found = strstr(start, query) {
              hits += 1
              rest = strchr(found, 10).map { UnsafePointer($0) }
            }
          }
        }
      }
      precondition(hits > 0, "the floor finds nothing")
      return duration
    },
    peer: Words("`range(of:options:)` for each name", "对每个名字调用 `range(of:options:)`"),
    theirs: { count in
      var hits = 0
      let duration = await time {
        for query in queries {
          for person in crowd.prefix(count) where person.name.range(of: query, options: options) != nil { hits += 1 }
        }
      }
      precondition(hits > 0, "the peer finds nothing")
      return duration
    },
    ours: { count in
      guard let scene = scenes[count] else { return 0 }
      let duration = await time {
        for query in queries {
          scene.query.query = query
          await scene.source.waitForUpdates()
          scene.stage.layOut()
        }
      }
      scene.query.query = ""
      await scene.source.waitForUpdates()
      return duration
    })
}
