// What the examples of lists in pages belong to.
import TableMaker
import UIKit

struct Bulletin: Identifiable, Codable, Equatable, Sendable {
  let id: Int
  var text: String
  var isRead = false
}

final class BulletinCell: UITableViewCell {
  func show(_ bulletin: Bulletin) { textLabel?.text = bulletin.text }
}

struct Bulletins {
  let items: [Bulletin]
  let hasMore: Bool
  let next: String?
  let total: Int
}

@MainActor final class TideServer {
  func bulletins(offset: Int, limit: Int) async throws -> Bulletins {
    Bulletins(items: [], hasMore: false, next: nil, total: 0)
  }
  func bulletins(after cursor: String?, limit: Int) async throws -> Bulletins {
    Bulletins(items: [], hasMore: false, next: nil, total: 0)
  }
  func bulletins(named query: String, offset: Int) async throws -> Bulletins {
    Bulletins(items: [], hasMore: false, next: nil, total: 0)
  }
  func list(of query: String) -> PagedList<Bulletin> { PagedList(perPage: 20) { _ in ItemPage([], hasMore: false) } }
  func markAllRead() async throws {}
  func delete(_ bulletin: Bulletin) async throws {}
}

extension ExampleController {
  var tides: TideServer { TideServer() }
  var bulletins: PagedList<Bulletin> { PagedList(perPage: 20) { _ in ItemPage([], hasMore: false) } }
  var archive: PagedList<Bulletin> { PagedList(perPage: 50) { _ in ItemPage([], hasMore: false) } }
  var caches: URL { URL(fileURLWithPath: "/tmp") }
  var spinner: UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
}
