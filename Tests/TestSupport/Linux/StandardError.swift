import Foundation

/// Runs a closure, and returns the text that any code writes to standard error while the closure runs.
public func standardError(during body: () throws -> Void) rethrows -> String {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appendingPathComponent("standard-error-\(UUID().uuidString)")
  let record = open(file.path, O_CREAT | O_RDWR, 0o600)
  let saved = dup(2)
  dup2(record, 2)
  defer {
    close(record)
    close(saved)
    try? FileManager.default.removeItem(at: file)
  }
  do {
    defer { dup2(saved, 2) }
    try body()
  }
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
