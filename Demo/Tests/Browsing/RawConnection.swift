import Foundation
import Glibc

/// A connection to a port of this machine, byte by byte: a test says things that no browser would.
package final class RawConnection: Sendable {
  private let file: Int32
  /// The queue for reading, which blocks a thread of its own while it waits.
  ///
  /// Blocking one of the threads that Swift's tasks share would hold up the server.
  private let reading = DispatchQueue(label: "RawConnection")
  private let sending = DispatchQueue(label: "RawConnection, sending")

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// Connects.
  ///
  /// Fails after three minutes without an answer: the machine may be busy with a build.
  package init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var limit = timeval(tv_sec: 180, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: "No connection to port \(port): \(errno)") }
  }

  deinit { Glibc.close(file) }

  /// Ends the connection for both sides, as a browser that goes away does.
  package func end() { shutdown(file, Int32(SHUT_RDWR)) }

  package func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(description: "Sending failed: \(errno)") }
      sent += count
    }
  }

  /// Sends more than the system may hold until the other side reads, as far as it does, off the threads of tasks.
  package func sendAll(_ bytes: [UInt8]) async {
    await withCheckedContinuation { continuation in
      sending.async {
        try? self.send(bytes)
        continuation.resume()
      }
    }
  }

  /// Reads the given number of bytes, off the main actor and off the threads of tasks.
  ///
  /// The server needs those threads during the wait.
  package func read(_ count: Int) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      reading.async {
        var bytes = [UInt8](repeating: 0, count: count)
        var got = 0
        while got < count {
          let number = bytes[got...].withUnsafeMutableBytes { recv(self.file, $0.baseAddress, $0.count, 0) }
          guard number > 0 else {
            return continuation.resume(throwing: Failure(description: "Only \(got) of \(count) bytes came: \(errno)"))
          }
          got += number
        }
        continuation.resume(returning: bytes)
      }
    }
  }

  /// Reads until the other side has ended the connection, in whatever way.
  package func readToEnd() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      reading.async {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = recv(self.file, &part, part.count, 0)
          guard count > 0 else { return continuation.resume(returning: bytes) }
          bytes += part[..<count]
        }
      }
    }
  }

  // MARK: HTTP

  package struct Response {
    package var status: Int
    package var headers: [String: String]
    package var body: [UInt8]
  }

  /// Sends a request without changes, and returns the response.
  package func exchange(_ head: String, body: [UInt8] = []) async throws -> Response {
    try send(Array(head.utf8) + body)
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) { bytes += try await read(1) }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    return Response(status: status, headers: headers, body: length > 0 ? try await read(length) : [])
  }

  // MARK: Web socket (RFC 6455)

  /// Reads a message: whether it is text, and its bytes. Answers whether it's still there, as a browser does.
  package func message() async throws -> (isText: Bool, bytes: [UInt8]) {
    var all: [UInt8] = []
    var isText = false
    while true {
      let head = try await read(2)
      var length = Int(head[1] & 127)
      if length == 126 { length = try await read(2).reduce(0) { $0 << 8 | Int($1) } }
      if length == 127 { length = try await read(8).reduce(0) { $0 << 8 | Int($1) } }
      let part = length > 0 ? try await read(length) : []
      let code = head[0] & 15
      if code == 9 { try send([138, 128 | UInt8(part.count), 0, 0, 0, 0] + part) }
      if code == 9 || code == 10 { continue }
      guard code <= 2 else { throw Failure(description: "The server has closed the connection") }
      if code != 0 { isText = code == 1 }
      all += part
      if head[0] & 128 != 0 { return (isText, all) }
    }
  }

  /// Sends a text.
  package func sendMessage(_ text: String) throws {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      bytes.count < 126 ? [128 | UInt8(bytes.count)] : [254, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    try send([129] + length + [0, 0, 0, 0] + bytes)
  }
}
