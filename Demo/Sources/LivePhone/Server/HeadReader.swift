import Foundation

/// Reads the head of a request byte by byte, and refuses a head that can have more than one meaning.
///
/// The reader is stricter than HTTP (RFC 9112) about bytes that servers and proxies have read differently. Browsers send
/// nothing that the reader refuses.
struct HeadReader {
  /// The headers to keep, in lowercase, none of which may appear twice.
  static let names: Set<String> = [
    "host", "origin", "content-length", "transfer-encoding", "connection", "upgrade", "expect", "sec-websocket-key",
    "sec-websocket-version",
  ]
  private static let longestName = names.map(\.utf8.count).max() ?? 0
  /// The maximum number of names in a query.
  private static let mostNames = 20
  private static let tokens = ByteSet(
    "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  /// The bytes of a target: all visible ASCII characters except #, which begins the part that browsers don't send.
  private static let targets = ByteSet((0x21...0x7E).filter { $0 != UInt8(ascii: "#") })
  /// The bytes of a line, up to its end.
  private static let texts = ByteSet((0...0xFF).filter { ($0 >= .space && $0 != 0x7F) || $0 == .tab })

  private let limits: ServerLimits
  /// The number of bytes that were read.
  private(set) var count = 0
  private var head: RequestHead?
  private var line: [UInt8] = []
  private var headers = 0

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Reads bytes, up to the end of the head.
  ///
  /// The method looks at each byte only a few times, no matter how the bytes arrive.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that have arrived.
  ///   - next: The index of the first byte that wasn't read.
  /// - Returns: The head, if it's complete.
  mutating func take(_ bytes: [UInt8], from next: inout Int) throws(Refusal) -> RequestHead? {
    while next < bytes.count {
      let end = bytes[next...].first(.lineFeed)
      // Checks a CR at the end of the bytes that arrived before.
      guard line.last != .carriageReturn || next == end else { throw Self.control }
      let part = bytes[next..<min(end ?? bytes.count, next + limits.line + 2 - line.count)]
      next = part.endIndex
      count += part.count
      line += part
      guard count <= limits.head else { throw Refusal(.headTooLarge, "A head has \(limits.head) bytes at most.") }
      guard line.count - (line.last == .carriageReturn ? 1 : 0) <= limits.line else {
        throw Refusal(.headTooLarge, "A line of a head has \(limits.line) bytes at most.")
      }
      guard part.dropLast(part.last == .carriageReturn ? 1 : 0).isAll(Self.texts) else { throw Self.control }
      guard next == end else { continue }
      next += 1
      count += 1
      guard count <= limits.head else { throw Refusal(.headTooLarge, "A head has \(limits.head) bytes at most.") }
      guard line.last == .carriageReturn else { throw Self.control }
      line.removeLast()
      defer { line.removeAll(keepingCapacity: true) }
      if let head = try endLine() { return head }
    }
    return nil
  }

  private static let control = Refusal(
    .badRequest, "A line of a head ends with CR and LF, and has no control characters.")

  private mutating func endLine() throws(Refusal) -> RequestHead? {
    guard let head else {
      head = try Self.head(of: line)
      return nil
    }
    guard line.isEmpty else {
      try addHeader()
      return nil
    }
    return try Self.complete(head)
  }

  // MARK: The first line

  private static func head(of line: [UInt8]) throws(Refusal) -> RequestHead {
    let malformed = Refusal(.badRequest, "A request begins with its method, its target, and HTTP/1.1.")
    guard let first = line[...].first(.space), let second = line[(first + 1)...].first(.space) else { throw malformed }
    let (method, target, version) = (line[..<first], line[(first + 1)..<second], line[(second + 1)...])
    guard !method.isEmpty, method.isAll(tokens), version.starts(with: "HTTP/".utf8), version.first(.space) == nil else {
      throw malformed
    }
    guard version.elementsEqual("HTTP/1.1".utf8) else {
      throw Refusal(.versionNotSupported, "This server speaks HTTP/1.1.")
    }
    // Refuses the form with a host, which would be a second host in addition to `Host`.
    guard target.first == .slash, target.isAll(targets) else {
      throw Refusal(.badRequest, "A target is a path of ASCII characters, from its first slash on.")
    }
    let mark = target.first(.questionMark)
    return RequestHead(
      method: String(decoding: method, as: UTF8.self),
      path: String(decoding: target[..<(mark ?? target.endIndex)], as: UTF8.self),
      query: try query(of: mark.map { target[($0 + 1)...] } ?? []))
  }

  private static func query(of text: ArraySlice<UInt8>) throws(Refusal) -> [String: String] {
    var query: [String: String] = [:]
    for item in text.split(separator: UInt8(ascii: "&"), maxSplits: mostNames) {
      guard query.count < mostNames else { throw Refusal(.badRequest, "A query has \(mostNames) names at most.") }
      let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self).removingPercentEncoding }
      guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "" else {
        throw Refusal(.badRequest, "A query is percent-encoded UTF-8.")
      }
      guard query.updateValue(value, forKey: name) == nil else {
        throw Refusal(.badRequest, "A query has each name once.")
      }
    }
    return query
  }

  // MARK: Headers

  private mutating func addHeader() throws(Refusal) {
    headers += 1
    guard headers <= limits.headers else {
      throw Refusal(.headTooLarge, "A head has \(limits.headers) headers at most.")
    }
    // Some readers treat a line that begins with a space as part of the previous line. In this reader, the space isn't a
    // token.
    guard let colon = line[...].first(.colon), colon > 0, line[..<colon].isAll(Self.tokens) else {
      throw Refusal(.badRequest, "A header is one line: its name, a colon, and its value.")
    }
    guard colon <= Self.longestName else { return }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard Self.names.contains(name) else { return }
    var value = line[(colon + 1)...].drop { $0 == .space || $0 == .tab }
    while value.last == .space || value.last == .tab { value.removeLast() }
    guard head?.headers.updateValue(String(decoding: value, as: UTF8.self), forKey: name) == nil else {
      throw Refusal(.badRequest, "\(name) appears twice.")
    }
  }

  // MARK: The body

  private static func complete(_ head: RequestHead) throws(Refusal) -> RequestHead {
    var head = head
    let length = head.headers["content-length"]
    if head.headers["transfer-encoding"] != nil {
      guard length == nil else { throw Refusal(.badRequest, "A body has a length or chunks, not both.") }
      head.length = .unknown
    } else if let length {
      guard !length.isEmpty, length.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
        throw Refusal(.badRequest, "A length is a number of bytes.")
      }
      // A number that doesn't fit is a length that is too large for anything.
      head.length = .bytes(Int(length) ?? .max)
    }
    return head
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let questionMark = UInt8(ascii: "?")
}

/// A set of bytes that is fast even in a program that isn't optimized.
private struct ByteSet {
  private var has = [Bool](repeating: false, count: 256)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { has[Int(byte)] = true }
  }

  func containsAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    has.withUnsafeBufferPointer { has in
      var place = 0
      while place < bytes.count {
        guard has[Int(bytes[place])] else { return false }
        place += 1
      }
      return true
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first byte that equals a value.
  fileprivate func first(_ byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return startIndex + start.distance(to: found)
    }
  }

  /// Returns whether all bytes are in a set.
  fileprivate func isAll(_ set: ByteSet) -> Bool { withUnsafeBufferPointer(set.containsAll) }
}
