import Foundation
import Testing

@testable import LivePhone

/// The head of a request has one meaning, or none, and costs no more than its bounds.
@Suite struct HeadTests {
  private struct Reading: Equatable {
    var head: RequestHead?
    var refusal: Response.Status?
    var count: Int
  }

  /// Reads bytes that arrive in parts of a size.
  private func read(_ bytes: [UInt8], parts: Int = 4096) -> Reading {
    var reader = HeadReader(ServerLimits())
    do {
      for start in stride(from: 0, to: bytes.count, by: parts) {
        var next = 0
        let part = Array(bytes[start..<min(start + parts, bytes.count)])
        if let head = try reader.take(part, from: &next) { return Reading(head: head, count: start + next) }
      }
    } catch {
      return Reading(refusal: error.status, count: reader.count)
    }
    return Reading(count: reader.count)
  }

  private func read(_ text: String, parts: Int = 4096) -> Reading { read(Array(text.utf8), parts: parts) }

  private static let request = "POST /a?b=c HTTP/1.1\r\nHost: d:1\r\nOrigin: e\r\nContent-Length: 5\r\nX-Y: z\r\n\r\n"

  @Test func `a head is read with its query, and with the headers that the server uses`() {
    #expect(
      read(Self.request + "more")
        == Reading(
          head: RequestHead(
            method: "POST", path: "/a", query: ["b": "c"],
            headers: ["host": "d:1", "origin": "e", "content-length": "5"], length: .bytes(5)),
          count: Self.request.utf8.count))
    #expect(read("GET /?a&b=%C3%A9=%26&& HTTP/1.1\r\n\r\n").head?.query == ["a": "", "b": "é=&"])
    #expect(read("GET / HTTP/1.1\r\nHOST:\t a b \t\r\n\r\n").head?.headers == ["host": "a b"])
    #expect(read("GET /%69nput HTTP/1.1\r\n\r\n").head?.path == "/%69nput")
  }

  /// A second judge of heads: the grammar of RFC 9112 as a pattern, and the server's own rules.
  private func isHead(_ bytes: [UInt8]) -> Bool {
    let token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
    let pattern = "^\(token) /[!\"$-~]* HTTP/1\\.1\\r\\n((\(token)):[\\t -~\\u0080-\\u00ff]*\\r\\n)*\\r\\n$"
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let whole = NSRange(text.startIndex..., in: text)
    guard let expression = try? NSRegularExpression(pattern: pattern),
      expression.firstMatch(in: text, range: whole)?.range == whole
    else { return false }
    let headers = text.components(separatedBy: "\r\n").dropFirst().map { $0.split(separator: ":", maxSplits: 1) }
      .filter { $0.count == 2 }.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }
    let names = headers.map(\.0).filter(HeadReader.names.contains)
    guard Set(names).count == names.count else { return false }
    if names.contains("transfer-encoding"), names.contains("content-length") { return false }
    guard let length = headers.first(where: { $0.0 == "content-length" })?.1 else {
      return !text.lowercased().contains("\r\ncontent-length:")
    }
    return !length.isEmpty && length.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
  }

  @Test func `of all heads that differ from one in a byte, those are read that the grammar has`() {
    let bytes = Array(Self.request.utf8)
    let others: [UInt8] = [0, 9, 10, 11, 13, 27, 32, 35, 37, 47, 58, 63, 65, 110, 127, 128, 255]
    for place in bytes.indices {
      for other in others {
        var changed = bytes
        changed[place] = other
        // In a query, % has two digits after it.
        if other == UInt8(ascii: "%"), (8...10).contains(place) { continue }
        let expected = isHead(changed)
        for parts in [1, 2, 7, 4096] {
          let reading = read(changed, parts: parts)
          #expect((reading.head != nil) == expected, "\(String(decoding: changed, as: UTF8.self).debugDescription)")
        }
      }
      // And those in which one is missing, or twice.
      for changed in [Array(bytes[..<place] + bytes[(place + 1)...]), Array(bytes[...place] + bytes[place...])] {
        let reading = read(changed)
        #expect((reading.head != nil && reading.count == changed.count) == isHead(changed), "\(place)")
      }
    }
  }

  @Test(arguments: [
    // Two of a header; two lengths, alike or not; a length and chunks.
    "Host: a\r\nHost: a", "Host: a\r\nhost: b", "Origin: a\r\nORIGIN: a", "Content-Length: 5\r\nContent-Length: 5",
    "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "Connection: close\r\nConnection: Upgrade", "Upgrade: websocket\r\nUpgrade: h2c",
    // Lengths that are none.
    "Content-Length: -1", "Content-Length: +5", "Content-Length: 5, 5", "Content-Length: 0x5", "Content-Length: ",
    "Content-Length: 5 5", "Content-Length: ٥",
    // Lines that go on in the next, names with spaces, and lines without a name.
    "Host: a\r\n b", "Host: a\r\n\tb", "Host : a", " Host: a", "Host", ": a", "Ho st: a", "Host\u{0}: a", "H\u{e9}: a",
    // Ends of lines that aren't, and control characters.
    "Host: a\nOrigin: b", "Host: a\rOrigin: b", "Host: a\r\r\n", "Host: a\u{0}b", "Host: a\u{1b}b", "Host: a\u{7f}",
  ])
  func `headers with two readings are refused`(headers: String) {
    #expect(read("POST /a HTTP/1.1\r\n\(headers)\r\n\r\n").refusal == .badRequest)
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET\t/\tHTTP/1.1",
    "GET /a b HTTP/1.1",
    "GET http://a/input HTTP/1.1", "GET //a/input HTTP/1.1 x", "GET * HTTP/1.1", "GET a:80 HTTP/1.1",
    "GET input HTTP/1.1",
    "GET /#a HTTP/1.1", "GET /é HTTP/1.1", "G(T / HTTP/1.1", "GET / http/1.1", "GET / ICY/1.1",
    "GET /?a=1&a=2 HTTP/1.1",
    "GET /?a=%zz HTTP/1.1", "GET /?a=%ff HTTP/1.1",
  ])
  func `first lines with two readings are refused`(line: String) {
    #expect(read("\(line)\r\nHost: a\r\n\r\n").refusal == .badRequest)
  }

  @Test(arguments: ["HTTP/1.0", "HTTP/0.9", "HTTP/2", "HTTP/2.0", "HTTP/1.10", "HTTP/1.1.1", "HTTP/"])
  func `other versions are refused`(version: String) {
    #expect(read("GET / \(version)\r\n\r\n").refusal == .versionNotSupported)
  }

  @Test func `a line has 8 kB at most, and what is longer is refused at the first byte too many`() {
    for start in ["GET /", "GET / HTTP/1.1\r\nHost: ", "GET / HTTP/1.1\r\nX-Y: ", "GET / HTTP/1.1\r\n"] {
      let before = start.utf8.count - (start.components(separatedBy: "\r\n").last?.utf8.count ?? 0)
      for parts in [1, 4096, 1_000_000] {
        let reading = read(start + String(repeating: "a", count: 20_000), parts: parts)
        #expect(reading.refusal == .headTooLarge)
        #expect((before + 8193...before + 8194).contains(reading.count))
      }
    }
    let longest = String(repeating: "a", count: 8192 - 6)
    #expect(read("GET / HTTP/1.1\r\nHost: \(longest)\r\n\r\n").head?.headers["host"] == longest)
    #expect(read("GET / HTTP/1.1\r\nHost: \(longest)a\r\n\r\n").refusal == .headTooLarge)
  }

  @Test func `a head has 64 kB and 100 headers at most`() {
    let line = "X-Y: " + String(repeating: "a", count: 8192 - 5) + "\r\n"
    func head(_ rest: Int) -> String {
      "GET / HTTP/1.1\r\n" + String(repeating: line, count: 7) + "X: " + String(repeating: "a", count: rest)
        + "\r\n\r\n"
    }
    let rest = 65_536 - head(0).utf8.count
    #expect(read(head(rest)).head != nil)
    #expect(read(head(rest + 1)) == Reading(refusal: .headTooLarge, count: 65_537))
    let names = (1...21).map { "a\($0)" }
    #expect(read("GET /?\(names.dropLast().joined(separator: "&")) HTTP/1.1\r\n\r\n").head?.query.count == 20)
    #expect(read("GET /?\(names.joined(separator: "&")) HTTP/1.1\r\n\r\n").refusal == .badRequest)
    for (count, isRead) in [(100, true), (101, false)] {
      let reading = read("GET / HTTP/1.1\r\n" + String(repeating: "a:\r\n", count: count) + "\r\n")
      #expect((reading.head != nil) == isRead)
    }
  }

  @Test func `a length that doesn't fit is one, and too large`() {
    let head = read("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n").head
    #expect(head?.length == .bytes(.max))
    let route = Route(for: .phone, mostBytes: 10) { _ in .done }
    for (length, status) in [
      (RequestHead.Length.bytes(.max), Response.Status.contentTooLarge), (.bytes(11), .contentTooLarge),
      (.unknown, .lengthRequired), (.none, .lengthRequired),
    ] {
      let head = RequestHead(method: "POST", path: "/", query: [:], length: length)
      #expect { try route.length(of: head) } throws: { ($0 as? Refusal)?.status == status }
    }
  }
}
