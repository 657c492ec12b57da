import Foundation

/// What the process that keeps a child tells it, a line each on its standard input.
enum ParentMessage: Codable, Sendable {
  /// Where a build stands.
  case build(BuildNews)
  /// A new program is there: the child writes what it shows into a file, and ends to be started again.
  case leave(stateFile: String)
}

/// The line from a parent to its child. It has an end as soon as the parent has gone, however that came.
final class ParentLine: Sendable {
  /// The child's end, its standard input.
  let input: FileHandle
  private let file: Int32

  /// Makes a line; nil where the system has none left.
  init?() {
    var ends: [Int32] = [-1, -1]
    // No pipe: writing into one that nobody reads any more would end this process by a signal.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    file = ends[0]
    input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  deinit { close(file) }

  /// Tells the child something; one that has gone hears nothing, and one that does not read is not waited for.
  func tell(_ message: ParentMessage) {
    guard var data = try? JSONEncoder().encode(message) else { return }
    data.append(UInt8(ascii: "\n"))
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
