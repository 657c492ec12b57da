public import Foundation

/// A place to keep a list's items while the app isn't running: a file, a database, or anything else that you can read
/// and write.
///
/// ```swift
/// let bulletins = PagedList<Bulletin>(perPage: 20) { request in … }
///   .cached(by: .file(caches.appending(path: "bulletins.json")))
/// ```
@preconcurrency @MainActor public struct ItemCache<Item> {
  let read: @MainActor () async throws -> [Item]
  let write: @MainActor ([Item]) async throws -> Void

  /// Creates a cache that calls your closures.
  ///
  /// - Parameters:
  ///   - read: A closure that returns the items that were written last, or an empty array.
  ///   - write: A closure that replaces the stored items. TableMaker never calls it before an earlier call returns.
  public init(
    read: @escaping @MainActor () async throws -> [Item], write: @escaping @MainActor ([Item]) async throws -> Void
  ) {
    self.read = read
    self.write = write
  }
}

extension ItemCache where Item: Codable & Sendable {
  /// Returns a cache in a JSON file, which is read and written off the main actor. A missing file counts as empty.
  ///
  /// - Parameter url: The file. TableMaker creates missing folders.
  public static func file(_ url: URL) -> ItemCache {
    ItemCache(
      read: { try await ItemFile.read(url) },
      write: { try await ItemFile.write($0, to: url) })
  }
}

/// Items in a file.
private enum ItemFile {
  @concurrent static func read<Item: Decodable & Sendable>(_ url: URL) async throws -> [Item] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try PagesCoding.decoder.decode([Item].self, from: Data(contentsOf: url))
  }

  @concurrent static func write<Item: Encodable & Sendable>(_ items: [Item], to url: URL) async throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PagesCoding.encoder.encode(items).write(to: url, options: .atomic)
  }
}

extension PagedList {
  /// Shows cached items until the first response arrives, and keeps the cache up to date.
  ///
  /// TableMaker reads the cache immediately. It doesn't change a list that has items by then. When the first response
  /// arrives, the table view shows the difference; if it fails, the items stay. After each response and each edit,
  /// TableMaker writes the first items, once for all changes that occur while the cache is busy, without the items that
  /// you added and the server hasn't sent. If the cache fails, TableMaker reports a diagnostic.
  ///
  /// If you use this method more than once, the last one applies.
  /// - Parameters:
  ///   - cache: The place to keep the items.
  ///   - limit: The largest number of items to keep, counted from the first, so that a long list doesn't cost more with
  ///     each page. A negative number counts as zero.
  /// - Returns: The list.
  @discardableResult public func cached(by cache: ItemCache<Item>, limit: Int = 200) -> PagedList {
    let kept = KeptItems(cache, limit: max(0, limit), of: self)
    self.cache = kept
    kept.read()
    return self
  }

  /// Shows the cached items, unless a response or an edit came first.
  fileprivate func show(kept items: [Item]) {
    guard pages.pages == nil, pages.contents.ownEnd == 0, !items.isEmpty else { return }
    if self.items.isEmpty { pages.editedItems = items } else { _ = pages.contents.append(items) }
    observers.itemsDidChange()
    tellState()
  }
}

/// The items of a list in its cache.
@MainActor final class KeptItems<Item> {
  private let cache: ItemCache<Item>
  private let limit: Int
  private weak var list: PagedList<Item>?
  private var isBusy = false
  private var isDirty = false

  init(_ cache: ItemCache<Item>, limit: Int, of list: PagedList<Item>) {
    self.cache = cache
    self.limit = limit
    self.list = list
  }

  /// Reads the cache, and then shows its items in the list.
  func read() {
    isBusy = true
    Task {
      do {
        let items = try await cache.read()
        if let list, list.cache === self { list.show(kept: items) }
      } catch {
        report(error, isWriting: false)
      }
      isBusy = false
      writeDirty()
    }
  }

  /// Writes the list's items in the next turn of the main actor, or when the cache is free.
  func write() {
    guard list?.pages.pages != nil else { return }
    isDirty = true
    writeDirty()
  }

  /// Writes the items if they changed. Holds the list while it writes, so that the last response is kept.
  private func writeDirty() {
    guard isDirty, !isBusy, let list else { return }
    isBusy = true
    Task {
      isDirty = false
      if list.cache === self {
        let items = list.items.lazy.filter { !list.pages.contents.isOwn($0) }.prefix(limit)
        do { try await cache.write(Array(items)) } catch { report(error, isWriting: true) }
      }
      isBusy = false
      writeDirty()
    }
  }

  private func report(_ error: any Error, isWriting: Bool) {
    guard !(error is CancellationError), let list else { return }
    list.observers.report(.cacheFailed(brief(error), isWriting: isWriting, at: list.location))
  }
}
