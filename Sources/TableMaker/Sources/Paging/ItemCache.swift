public import Foundation

/// Where a list's items are kept while the app is not running: a file, a database, anything that is read and written.
///
/// ```swift
/// let bulletins = PagedList<Bulletin>(perPage: 20) { request in … }
///   .cached(by: .file(caches.appending(path: "bulletins.json")))
/// ```
@MainActor public struct ItemCache<Item> {
  let read: @MainActor () async throws -> [Item]
  let write: @MainActor ([Item]) async throws -> Void

  /// Makes a cache of an app's own.
  ///
  /// - Parameters:
  ///   - read: Returns the items that were written last; none if nothing was.
  ///   - write: Keeps items in place of those from before. Never called before a call of it has returned.
  public init(
    read: @escaping @MainActor () async throws -> [Item], write: @escaping @MainActor ([Item]) async throws -> Void
  ) {
    self.read = read
    self.write = write
  }
}

extension ItemCache where Item: Codable & Sendable {
  /// A cache in a file, which is read and written off the main actor, as JSON. One that is not there is empty.
  ///
  /// - Parameter url: The file. Folders on the way to it are made.
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
  /// Shows what a cache has until the first answer comes, and keeps what the server answers there. Replaces another cache.
  ///
  /// The cache is read at once; a list that has items by then is not touched. When the first answer comes, the table shows what is
  /// different; when it fails, the items stay. After each answer, and each edit, the first items are written, once for all changes that
  /// come while the cache is busy. A cache that fails is a diagnostic.
  /// - Parameters:
  ///   - cache: Where items are kept.
  ///   - limit: The most items that are kept, from the first on, so that a long list costs no more with each page. One below zero is taken
  ///     for zero.
  /// - Returns: The list.
  @discardableResult public func cached(by cache: ItemCache<Item>, limit: Int = 200) -> PagedList {
    let kept = KeptItems(cache, limit: max(0, limit), of: self)
    self.cache = kept
    kept.read()
    return self
  }

  /// Shows what was kept, unless something was answered or done meanwhile.
  fileprivate func show(kept items: [Item]) {
    guard pages.pages == nil, self.items.isEmpty, !items.isEmpty else { return }
    pages.editedItems = items
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

  /// Has the list show what is kept, when that is read.
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

  /// Writes the items that the list has in the next turn of the main actor, or when the cache is free.
  func write() {
    guard list?.pages.pages != nil else { return }
    isDirty = true
    writeDirty()
  }

  /// Holds the list meanwhile, so that what was answered last is kept.
  private func writeDirty() {
    guard isDirty, !isBusy, let list else { return }
    isBusy = true
    Task {
      isDirty = false
      if list.cache === self {
        do { try await cache.write(Array(list.items.prefix(limit))) } catch { report(error, isWriting: true) }
      }
      isBusy = false
      writeDirty()
    }
  }

  private func report(_ error: any Error, isWriting: Bool) {
    guard !(error is CancellationError) else { return }
    list?.report(.cacheFailed(brief(error), isWriting: isWriting))
  }
}
