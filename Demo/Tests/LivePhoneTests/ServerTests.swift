import Browsing
import Foundation
import Synchronization
import Testing

@testable import LivePhone

/// An answer that comes before the whole body was read is the last of its connection, and nobody without the key keeps
/// anybody out.
@Suite(.serialized) struct ServerTests {
  /// A server with routes that note what they get.
  private final class TestServer: Sendable {
    let gate = Gate()
    let server: LocalServer
    let port: UInt16
    private let calls: Calls
    /// The requests that the routes got, in their order.
    var got: [String] { calls.got.withLock { $0 } }

    private final class Calls: Sendable { let got = Mutex<[String]>([]) }

    init(_ limits: ServerLimits = ServerLimits()) async throws {
      let calls = Calls()
      @Sendable func note(_ request: Request) -> Response {
        calls.got.withLock { $0.append("\(request.head.path) \(String(decoding: request.body, as: UTF8.self))") }
        return request.query["fails"] == nil ? Response(status: .ok, body: request.body) : .line(.conflict, "No")
      }
      let routes = [
        "GET /file": Route(for: .file) { note($0) }, "GET /page": Route(for: .page) { note($0) },
        "POST /act": Route(for: .phone, mostBytes: 1000) { note($0) },
        "POST /begin": Route(for: .phone) { note($0) },
        "GET /large": Route(for: .page) { _ in Response(status: .ok, body: Data(count: 64 << 20)) },
      ]
      self.calls = calls
      server = LocalServer(gate, routes, limits)
      port = try await server.open(port: 0)
    }

    /// A request with everything that it needs, except for what is replaced.
    func request(_ line: String, host: String? = nil, origin: String? = nil, key: String? = nil, _ headers: String...)
      -> String
    {
      let name = "127.0.0.1:\(port)"
      let parts = line.split(separator: " ")
      let lines =
        ["\(parts[0]) \(parts[1])?key=\(key ?? gate.key) \(parts.count > 2 ? parts[2] : "HTTP/1.1")"]
        + ["Host: \(host ?? name)", "Origin: \(origin ?? "http://\(name)")"] + headers
      return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// Sends a text on a connection of its own, and returns all that comes until its end.
    func all(_ text: String) async throws -> String {
      let connection = try RawConnection(port: port)
      async let sent: Void = connection.sendAll(Array(text.utf8))
      let answer = String(decoding: await connection.readToEnd(), as: UTF8.self)
      // The server doesn't read all of it, so the rest would wait forever.
      connection.end()
      await sent
      return answer
    }
  }

  private func statuses(_ text: String) -> [Int] { text.matches(of: /HTTP\/1\.1 (\d+)/).compactMap { Int($0.1) } }

  // MARK: Ways around the checks

  @Test(arguments: 0..<3)
  func `nothing that follows a refused request is read as one`(way: Int) async throws {
    let server = try await TestServer()
    let second = server.request("POST /act", "Content-Length: 2") + "no"
    let size = second.utf8.count
    let chunked = "\(String(size, radix: 16))\r\n\(second)\r\n0\r\n\r\n"
    // In a body, without one, and in a body that is longer than all that is read for its sake.
    let body = [second, second + second, second + String(repeating: "\r\n", count: 40_000)][way]
    let length = "Content-Length: \(body.utf8.count)"
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    let line = String(repeating: "a", count: 9000)
    let requests: [(Int, String)] = [
      (403, server.request("POST /act", origin: "http://evil.example", length) + body),
      (403, server.request("POST /act", origin: "null", length) + body),
      (403, server.request("POST /act", host: "evil.example", length) + body),
      (403, server.request("POST /act", key: "wrong", length) + body),
      (403, server.request("GET /page", key: "wrong", length) + body),
      (403, server.request("POST /nothing", origin: "http://evil.example", length) + body),
      (404, server.request("POST /nothing", length) + body), (404, server.request("PUT /act", length) + body),
      (404, server.request("POST /file", length) + body), (404, server.request("OPTIONS /act", length) + body),
      (404, server.request("HEAD /page", length) + body), (404, server.request("CONNECT /act", length) + body),
      (404, server.request("POST /ACT", length) + body), (404, server.request("POST //act", length) + body),
      (404, server.request("POST /act/", length) + body), (404, server.request("POST /x/../act", length) + body),
      (411, server.request("POST /act", "Transfer-Encoding: chunked") + chunked),
      (411, server.request("POST /act", "Transfer-Encoding: gzip, chunked") + chunked),
      (411, server.request("POST /act", "Transfer-Encoding: identity") + body),
      (411, server.request("POST /act") + body),
      (413, server.request("POST /act", "Content-Length: 1001") + body),
      (413, server.request("POST /act", "Content-Length: 99999999999999999999") + body),
      (413, server.request("GET /page", length) + body), (413, server.request("GET /file", length) + body),
      (413, server.request("POST /begin", length) + body),
      (413, server.request("GET /page", upgrade, length) + body),
      (411, server.request("GET /page", "Transfer-Encoding: chunked") + chunked),
      (400, server.request("POST /act", length, length) + body),
      (400, server.request("POST /act", length, "Content-Length: 0") + body),
      (400, server.request("POST /act", length, "Transfer-Encoding: chunked") + chunked),
      (400, server.request("POST /act", "Content-Length: -1") + body),
      (400, server.request("POST /act", "Host: 127.0.0.1:\(server.port)", length) + body),
      (400, server.request("POST /act", "Origin: http://evil.example", length) + body),
      (400, server.request("POST /act", "X: a\r\n b", length) + body),
      (400, server.request("POST /act", "X: a\nY: b", length) + body),
      (400, server.request("POST /act", "X: \u{0}", length) + body),
      (400, server.request("POST http://127.0.0.1:\(server.port)/act", length) + body), (400, "\r\n" + body),
      (400, server.request("* /act", length).replacing("* /act", with: "POST *") + body),
      (505, server.request("POST /act HTTP/1.0", length) + body),
      (505, server.request("POST /act HTTP/2", length) + body),
      (431, server.request("POST /act", "X: \(line)", length) + body),
      (431, server.request("POST /\(line)", length) + body),
    ]
    for (status, text) in requests {
      let answer = try await server.all(text)
      #expect(statuses(answer) == [status], "\(text.prefix(300).debugDescription)")
      #expect(answer.contains("\r\nConnection: close\r\n"))
    }
    #expect(server.got == [])
    await server.server.close()
  }

  @Test func `an answer that isn't a success ends the connection, and so does a request that asks for it`() async throws
  {
    let server = try await TestServer()
    let next = server.request("POST /act", "Content-Length: 2") + "no"
    let failing = server.request("POST /act", "Content-Length: 1").replacing("?key", with: "?fails&key")
    #expect(statuses(try await server.all(failing + "1" + next)) == [409])
    for option in ["close", "Close", "keep-alive, close"] {
      let last = server.request("POST /act", "Connection: \(option)", "Content-Length: 1") + "2"
      #expect(statuses(try await server.all(last + next)) == [200])
    }
    #expect(server.got == ["/act 1"] + Array(repeating: "/act 2", count: 3))
    await server.server.close()
  }

  @Test func `requests with their whole bodies follow each other, each with its own checks`() async throws {
    let server = try await TestServer()
    let text =
      server.request("POST /act", "Content-Length: 5") + "hello" + server.request("GET /page")
      + server.request("POST /begin", "Content-Length: 0") + server.request("POST /act", "Content-Length: 0")
      + server.request("POST /act", "Content-Length: 1000", "Expect: 100-continue")
      + String(repeating: "a", count: 1000)
      + server.request("POST /act", key: "wrong", "Content-Length: 0") + server.request("GET /page")
    #expect(statuses(try await server.all(text)) == [200, 200, 200, 200, 100, 200, 403])
    #expect(server.got.map { $0.prefix(10) } == ["/act hello", "/page ", "/begin ", "/act ", "/act aaaaa"])
    await server.server.close()
  }

  @Test func `where a request is cut on its way makes no difference`() async throws {
    let server = try await TestServer()
    let bytes = Array((server.request("POST /act", "Content-Length: 5") + "hello").utf8)
    let connection = try RawConnection(port: server.port)
    for place in stride(from: 1, to: bytes.count, by: 7) {
      try connection.send(Array(bytes[..<place]))
      // Another one's answer says that this part has probably been read.
      _ = try await RawConnection(port: server.port).exchange(server.request("GET /file"))
      let rest = String(decoding: bytes[place...], as: UTF8.self)
      #expect(try await connection.exchange(rest).body == Array("hello".utf8))
    }
    await server.server.close()
  }

  // MARK: What a stranger can hold

  @Test func `lines and bodies without an end are cut off, and others are answered`() async throws {
    let server = try await TestServer()
    let endless = String(repeating: "a", count: 4 << 20)
    for start in ["GET /", "GET / HTTP/1.1\r\nX: ", "", server.request("POST /nothing", "Content-Length: 9999999999")] {
      let connections = try (0..<4).map { _ in try RawConnection(port: server.port) }
      await withTaskGroup { group in
        for connection in connections { group.addTask { await connection.sendAll(Array((start + endless).utf8)) } }
      }
      #expect(try await RawConnection(port: server.port).exchange(server.request("GET /page")).status == 200)
    }
    try await firstValue(of: "ends of all") { await server.server.connectionCount == 0 ? () : nil }
    await server.server.close()
  }

  @Test func `connections that say nothing push out each other, and nobody who has the key`() async throws {
    var limits = ServerLimits()
    limits.connections = 4
    let server = try await TestServer(limits)
    let known = try RawConnection(port: server.port)
    #expect(try await known.exchange(server.request("GET /page")).status == 200)
    // A file, which anybody gets, is no sign of the key.
    let first = try RawConnection(port: server.port)
    #expect(try await first.exchange(server.request("GET /file", key: "")).status == 200)
    let others = try (0..<10).map { _ in try RawConnection(port: server.port) }
    for connection in others { try? connection.send(Array("GET / HT".utf8)) }
    #expect(try await RawConnection(port: server.port).exchange(server.request("GET /page")).status == 200)
    #expect(await first.readToEnd() == [])
    #expect(await others[0].readToEnd() == [])
    #expect(try await known.exchange(server.request("GET /page")).status == 200)
    #expect(await server.server.connectionCount <= 4)
    await server.server.close()
  }

  @Test func `large heads that don't end push out each other, and no small one`() async throws {
    var limits = ServerLimits()
    limits.largeHeads = 2
    let server = try await TestServer(limits)
    let small = try RawConnection(port: server.port)
    try small.send(Array("GET /file HTTP/1.1\r\n".utf8))
    let line = "X: " + String(repeating: "a", count: 3000) + "\r\n"
    let large = try (0..<5).map { _ in try RawConnection(port: server.port) }
    for connection in large {
      try connection.send(Array(("GET /file HTTP/1.1\r\n" + line + line).utf8))
    }
    // Two of them are left, and the small one.
    try await firstValue(of: "three connections") { await server.server.connectionCount == 3 ? () : nil }
    let name = "Host: 127.0.0.1:\(server.port)\r\n\r\n"
    #expect(try await small.exchange(name).status == 200)
    var answers = 0
    for connection in large where (try? await connection.exchange(name))?.status == 200 { answers += 1 }
    #expect(answers == 2)
    // With the key, they aren't counted.
    let known = try (0..<5).map { _ in try RawConnection(port: server.port) }
    for connection in known {
      #expect(try await connection.exchange(server.request("GET /page")).status == 200)
      try connection.send(Array(("GET /file HTTP/1.1\r\n" + line + line).utf8))
    }
    for connection in known { #expect(try await connection.exchange(name).status == 200) }
    await server.server.close()
  }

  @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nX: a\r\n"])
  func `a head that doesn't arrive ends its connection`(part: String) async throws {
    var limits = ServerLimits()
    limits.arriving = .milliseconds(10)
    let server = try await TestServer(limits)
    let answer = try await server.all(part)
    #expect(part.isEmpty ? answer.isEmpty : ["", "HTTP/1.1 408"].contains { $0 == answer.prefix(12) })
    try await firstValue(of: "an end") { await server.server.connectionCount == 0 ? () : nil }
    await server.server.close()
  }

  @Test func `an answer that isn't taken ends its connection`() async throws {
    var limits = ServerLimits()
    limits.taking = .milliseconds(10)
    let server = try await TestServer(limits)
    let connection = try RawConnection(port: server.port)
    try connection.send(Array((server.request("GET /large") + server.request("GET /page")).utf8))
    try await firstValue(of: "a connection") { await server.server.connectionCount == 1 ? () : nil }
    try await firstValue(of: "its end") { await server.server.connectionCount == 0 ? () : nil }
    #expect(await connection.readToEnd().count < 64 << 20)
    #expect(server.got == [])
    await server.server.close()
  }

  @Test func `a queue for a watcher that doesn't read has an end, and one message may have any size`() async {
    var limits = ServerLimits()
    limits.unsent = 100
    let output = WatcherOutput(limits)
    output.yield(.data(Array(repeating: 1, count: 1000)))
    #expect(!output.isOverfull)
    for await frame in output.frames.prefix(1) { #expect(output.take(frame).count == 1004) }
    for _ in 0..<10 { output.yield(.text(String(repeating: "a", count: 10))) }
    #expect(!output.isOverfull)
    output.yield(.text("b"))
    #expect(output.isOverfull)
    var count = 0
    for await _ in output.frames { count += 1 }
    #expect(count == 10)
  }

  @Test func `frames are sent with lengths of each size`() {
    for (count, start) in [
      (0, [0x82, 0]), (125, [0x82, 125]), (126, [0x82, 126, 0, 126]), (65_535, [0x82, 126, 0xFF, 0xFF]),
      (65_536, [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])] {
      let bytes = SocketFrame(kind: .data, payload: Array(repeating: 7, count: count)).bytes
      #expect(Array(bytes.prefix(start.count)) == start && bytes.count == start.count + count)
    }
  }
}
