import Foundation

/// A message from the parent process to its child, as one line on the child's standard input.
enum ParentMessage: Codable, Sendable {
  /// The state of a build.
  case build(BuildNews)
  /// A new program is ready: the child saves its state in a file, and ends so that the parent starts it again.
  case leave(stateFile: String)
}

/// The line from a parent to its child.
///
/// The line ends as soon as the parent has ended, no matter how it ended.
final class ParentLine: Sendable {
  /// The child's end of the line, which is its standard input.
  let input: FileHandle
  private let file: Int32

  /// Creates a line, or returns `nil` if the system has none left.
  init?() {
    var ends: [Int32] = [-1, -1]
    // Uses a socket pair because a write to a pipe without a reader would end this process with a signal.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    file = ends[0]
    input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  deinit { close(file) }

  /// Sends a message to the child.
  ///
  /// A child that has ended doesn't receive it. The method doesn't wait for a child that doesn't read.
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

  /// Reads the parent's messages until the line ends.
  static func read(_ file: Int32, _ take: (ParentMessage) -> Void) {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Foundation.read(file, &bytes, bytes.count)
      // If another thread traps, this one is stopped while its stack is written, and then continues without having read
      // anything. That isn't the end of the line.
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
