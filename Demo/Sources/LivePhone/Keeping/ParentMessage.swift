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

  /// Reads what a parent says, until the line has an end.
  static func read(_ file: Int32, _ take: (ParentMessage) -> Void) {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Foundation.read(file, &bytes, bytes.count)
      // A thread that is stopped while another one traps, and its stack is written, goes on with nothing read: no end.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      text += bytes[..<count]
      while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        if let message = try? JSONDecoder().decode(ParentMessage.self, from: Data(text[..<end])) { take(message) }
        text.removeSubrange(...end)
      }
    }
  }
}
