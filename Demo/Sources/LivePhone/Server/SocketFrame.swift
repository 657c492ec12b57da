import Foundation

/// A frame of a web socket (RFC 6455): a whole message, or a control frame between the two ends.
struct SocketFrame: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case text = 1
    case data = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// An error that ends the connection, with the code that the other end receives.
  struct Failure: Error, Equatable {
    static let protocolError = Failure(code: 1002)
    static let tooLarge = Failure(code: 1009)
    let code: UInt16
  }

  var kind: Kind
  var payload: [UInt8] = []

  /// Reads the first two bytes of a frame.
  ///
  /// - Returns: The kind, and the number of the payload's bytes, which follow four bytes that mask it.
  static func start(_ first: UInt8, _ second: UInt8, _ limits: ServerLimits) throws(Failure) -> (Kind, count: Int) {
    // The size of a message in parts is unknown, and a watcher's messages don't need parts. Watchers mask frames.
    guard first & 0xF0 == 0x80, let kind = Kind(rawValue: first & 15), second & 0x80 != 0 else { throw .protocolError }
    let count = Int(second & 127)
    // The codes 126 and 127 indicate longer payloads.
    guard count <= min(limits.watcherMessage, 125) else { throw .tooLarge }
    return (kind, count)
  }

  /// The frame as this server sends it.
  var bytes: Data {
    var bytes = Data([0x80 | kind.rawValue])
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...0xFFFF:
      bytes.append(126)
      withUnsafeBytes(of: UInt16(payload.count).bigEndian) { bytes.append(contentsOf: $0) }
    default:
      bytes.append(127)
      withUnsafeBytes(of: UInt64(payload.count).bigEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes + payload
  }

  /// Returns a frame that ends the connection.
  static func close(_ code: UInt16, _ reason: String = "") -> SocketFrame {
    SocketFrame(kind: .close, payload: [UInt8(code >> 8), UInt8(code & 255)] + Array(reason.utf8))
  }
}
