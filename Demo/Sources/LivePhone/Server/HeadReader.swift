import Foundation

/// Reads the head of a request, byte by byte, with one meaning for each byte or a refusal.
///
/// It's stricter than HTTP (RFC 9112) where servers and proxies have read the same bytes differently. Browsers send nothing
/// that it refuses.
struct HeadReader {
  /// The headers that are kept, in lowercase. None of them may appear twice.
  static let names: Set<String> = [
    "host", "origin", "content-length", "transfer-encoding", "connection", "upgrade", "expect", "sec-websocket-key",
    "sec-websocket-version",
  ]
  private static let tokens = Set("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    .union("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  private let limits: ServerLimits
  /// The bytes that were read.
  private(set) var count = 0
  private var head: RequestHead?
  private var line: [UInt8] = []
  private var headers = 0

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Reads one more byte.
  ///
  /// - Returns: The head, if this byte is its last.
  mutating func take(_ byte: UInt8) throws(Refusal) -> RequestHead? {
    count += 1
    guard count <= limits.head else { throw Refusal(.headTooLarge, "A head has \(limits.head) bytes at most.") }
    if line.last == .carriageReturn {
      guard byte == .lineFeed else { throw Refusal(.badRequest, "CR is only followed by LF.") }
      line.removeLast()
      defer { line.removeAll(keepingCapacity: true) }
      return try endLine()
    }
    guard byte == .carriageReturn || byte == .tab || (byte >= .space && byte != 0x7F) else {
      throw Refusal(.badRequest, "A line ends with CR and LF, and has no control characters.")
    }
    guard line.count < limits.line || byte == .carriageReturn else {
      throw Refusal(.headTooLarge, "A line of a head has \(limits.line) bytes at most.")
    }
    line.append(byte)
    return nil
  }

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
    let parts = line.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[2].starts(with: "HTTP/".utf8) else {
      throw Refusal(.badRequest, "A request begins with its method, its target, and HTTP/1.1.")
    }
    guard parts[2].elementsEqual("HTTP/1.1".utf8) else {
      throw Refusal(.versionNotSupported, "This server speaks HTTP/1.1.")
    }
    // Not the form with a host, which would be a second one in addition to `Host`.
    guard parts[1].first == .slash, parts[1].allSatisfy({ (0x21...0x7E).contains($0) && $0 != .hash }) else {
      throw Refusal(.badRequest, "A target is a path of ASCII characters, from its first slash on.")
    }
    let target = parts[1].split(separator: .questionMark, maxSplits: 1, omittingEmptySubsequences: false)
    return RequestHead(
      method: String(decoding: parts[0], as: UTF8.self), path: String(decoding: target[0], as: UTF8.self),
      query: target.count > 1 ? try query(of: target[1]) : [:])
  }

  private static func query(of text: ArraySlice<UInt8>) throws(Refusal) -> [String: String] {
    var query: [String: String] = [:]
    for item in text.split(separator: UInt8(ascii: "&")) {
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
    // A line that begins with a space continues the one before for some readers, and isn't a token for this one.
    guard let colon = line.firstIndex(of: .colon), Self.isToken(line[..<colon]) else {
      throw Refusal(.badRequest, "A header is one line: its name, a colon, and its value.")
    }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard Self.names.contains(name) else { return }
    let value = String(decoding: line[(colon + 1)...], as: UTF8.self).trimmingCharacters(in: Self.blank)
    guard head?.headers.updateValue(value, forKey: name) == nil else {
      throw Refusal(.badRequest, "\(name) appears twice.")
    }
  }

  private static let blank = CharacterSet(charactersIn: " \t")

  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(tokens.contains)
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
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let questionMark = UInt8(ascii: "?")
}
