import Foundation

/// The files in a set of folders, each with the values that show whether the file has changed.
struct SourceState: Equatable, Sendable {
  private struct Stamp: Equatable, Sendable {
    let seconds, nanoseconds, size: Int
  }

  private var stamps: [String: Stamp] = [:]
  /// The folders, including those that contain single files.
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

  /// Returns the paths of the files that were added, removed, or changed since an earlier state.
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
      // Skips hidden files, and the temporary files of editors.
      guard !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~") else { continue }
      addFile(path + "/" + name)
    }
  }

  /// Adds a file or a folder, but not a link to a folder, because a link can lead back to a folder around it.
  private mutating func addFile(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR { return addFolder(path) }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    stamps[path] = Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
  }
}
