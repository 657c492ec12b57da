import Foundation

/// The files of some folders, each with what tells that it has changed.
struct SourceState: Equatable, Sendable {
  private struct Stamp: Equatable, Sendable {
    let seconds, nanoseconds, size: Int
  }

  private var stamps: [String: Stamp] = [:]
  /// The folders, and those of single files.
  private(set) var folders: Set<String> = []

  init(of sources: [URL]) {
    for source in sources {
      if isFolder(source.path) {
        addFolder(source.path)
      } else {
        folders.insert(source.deletingLastPathComponent().path)
        addFile(source.path)
      }
    }
  }

  /// The files that have come, gone or changed since then.
  func changes(since old: SourceState) -> [String] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private mutating func addFolder(_ path: String) {
    guard folders.insert(path).inserted else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      // Hidden ones, and what editors leave while they write.
      guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~") else { continue }
      addFile(path + "/" + name)
    }
  }

  /// Adds a file, or a folder that is no link: one may lead back to where it is.
  private mutating func addFile(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR { return addFolder(path) }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    stamps[path] = Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
  }
}
