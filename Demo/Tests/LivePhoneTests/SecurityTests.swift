import Browsing
import Foundation
import Testing
import UIKit

@testable import LivePhone

/// Everything about phones: one at a time, since each sets the device of the whole process.
@MainActor @Suite(.serialized) struct LivePhoneTests {}

extension LivePhoneTests {
  /// The page answers to its own address, with its key, and to nothing else.
  @MainActor @Suite(.serialized) struct SecurityTests {
    @Test func `the page is there for who has the key, at this machine's name, and from nowhere else`() async throws {
      let phone = try await TestPhone { UIViewController() }
      let own = try await phone.request("GET /", origin: nil)
      #expect(own.status == 200)
      #expect(String(decoding: own.body, as: UTF8.self).contains("<canvas"))
      #expect(own.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
      #expect(own.headers["cache-control"] == "no-store")
      #expect(try await phone.request("GET /", host: "localhost:\(phone.address.port)", origin: nil).status == 200)
      #expect(try await phone.request("GET /", key: "", origin: nil).status == 403)
      #expect(try await phone.request("GET /", key: String(repeating: "0", count: 32), origin: nil).status == 403)
      #expect(try await phone.request("GET /", host: "evil.example", origin: nil).status == 403)
      #expect(try await phone.request("GET /", host: "127.0.0.1", origin: nil).status == 403)
      #expect(try await phone.request("GET /", origin: "http://evil.example").status == 403)
      #expect(try await phone.request("GET /", origin: "null").status == 403)
      await phone.close()
    }

    @Test func `every file of the page is there, and no other`() async throws {
      let phone = try await TestPhone { UIViewController() }
      for name in PageFiles.types.keys where name != "index.html" {
        let answer = try await phone.request("GET /\(name)", key: "", origin: nil)
        #expect(answer.status == 200 && !answer.body.isEmpty, "\(name)")
        #expect(try await phone.request("GET /\(name)", host: "evil.example", origin: nil).status == 403)
      }
      for path in ["/../LivePhone.swift", "/%2e%2e/Package.swift", "/Resources/index.html", "/input", "/index.html"] {
        #expect(try await phone.request("GET \(path)", origin: nil).status == 404, "\(path)")
      }
      await phone.close()
    }

    @Test func `the page requests all its modules with its first line`() throws {
      let page = String(decoding: PageFiles.response("index.html").body, as: UTF8.self)
      let early = page.matches(of: #/(?:modulepreload" href|module" src)="(\w+\.js)"/#).map { String($0.1) }
      #expect(early.sorted() == PageFiles.types.keys.filter { $0.hasSuffix(".js") }.sorted())
    }

    @Test func `pictures and input ask for the key, the host and the origin, before anything else`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      for line in ["POST /input?watcher=1", "POST /settings?watcher=1", "POST /drive?watcher=1", "GET /pictures"] {
        let extra = line.hasPrefix("GET") ? TestWatcher.upgrade : ""
        #expect(try await phone.request(line, key: "wrong", extra: extra).status == 403, "\(line)")
        #expect(try await phone.request(line, host: "evil.example:\(phone.address.port)", extra: extra).status == 403)
        #expect(try await phone.request(line, origin: "http://127.0.0.1:1", extra: extra).status == 403)
        #expect(
          try await phone.request(line, origin: "https://127.0.0.1:\(phone.address.port)", extra: extra).status == 403)
        #expect(try await phone.request(line, origin: nil, extra: extra).status == 403)
      }
      #expect(watcher.touches)
      await phone.close()
    }

    @Test func `messages that are too long, or none, are refused, and the phone goes on`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      let path = "POST /input?watcher=\(watcher.number)"
      #expect(try await phone.request(path, length: "65537").status == 413)
      #expect(try await phone.request(path, length: "9000000000000").status == 413)
      #expect(try await phone.request(path, length: "", extra: "Transfer-Encoding: chunked\r\n").status == 411)
      for text in [
        "", "{", "[]", #"{"now":0}"#, #"{"now":0,"events":[{"kind":"explode"}]}"#,
        #"{"now":0,"events":[{"kind":"touches","time":0,"touches":[{"id":1,"phase":"flown","x":0,"y":0}]}]}"#,
        #"{"now":0,"events":[{"kind":"wheel","x":"a","y":0,"dx":0,"dy":0}]}"#,
        #"{"now":0,"events":[\#(Array(repeating: #"{"kind":"cancel"}"#, count: 501).joined(separator: ","))]}"#,
      ] {
        #expect(try await phone.post("input", text, from: watcher).status == 400, "\(text.prefix(80))")
      }
      #expect(
        try await phone.request("POST /input?watcher=x", body: Array(#"{"now":0,"events":[]}"#.utf8)).status == 400)
      // Values that aren't numbers, points outside the phone, and touches that never began.
      try await phone.send(
        TestPhone.touch(.moved, 1, 1), TestPhone.touch(.ended, 1, 1, finger: 7), TestPhone.touch(.began, -1e300, 1e300),
        TestPhone.touch(.cancelled, 0, 0, finger: -9_007_199_254_740_991),
        #"{"kind":"wheel","x":1e308,"y":-1e308,"dx":1e308,"dy":1e308}"#,
        #"{"kind":"key","code":"Nonsense","characters":"","modifiers":[]}"#,
        #"{"kind":"compose","text":"","start":-5,"end":99999999}"#, from: watcher)
      for text in ["", "x", "-1", "4294967296", "99999", String(repeating: "1", count: 125)] { try watcher.say(text) }
      try await phone.tap(30, 210, from: watcher)
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test func `frames of a web socket that cannot be end their connection, and no other`() async throws {
      let phone = try await TestPhone { Desk() }
      let watcher = try await TestWatcher(phone)
      let frames: [[UInt8]] = [
        // Of a kind that is reserved; a control frame that is too long; one in the middle of nothing.
        [0x83, 0x80, 0, 0, 0, 0], [0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0], [0x80, 0x81, 0, 0, 0, 0, 0x31],
        // Text that is no text; bytes where text is asked for; a length of 2^63 without its bytes.
        [0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28], [0x82, 0x84, 0, 0, 0, 0, 1, 2, 3, 4],
        [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        // Half a frame, and none.
        [0x81], [],
      ]
      for frame in frames {
        let connection = try RawConnection(port: phone.address.port)
        let head = phone.head("GET /pictures", length: nil, extra: TestWatcher.upgrade)
        #expect(try await connection.exchange(head).status == 101)
        try connection.send(frame)
        _ = try? await connection.read(2)
        connection.end()
      }
      try await phone.wait("the others gone") { phone.program.screen.watcherCount == 1 }
      try await phone.tap(40, 215, from: watcher)
      _ = try await watcher.waitForPicture(of: phone)
      await phone.close()
    }

    @Test(
      arguments: [
        // A part of a message, its end without a beginning, a reserved bit, a reserved kind, half a question.
        ([0x01, 0x81, 0, 0, 0, 0, 0x31], 1002), ([0x80, 0x81, 0, 0, 0, 0, 0x31], 1002),
        ([0xC1, 0x81, 0, 0, 0, 0, 0x31], 1002), ([0x83, 0x80, 0, 0, 0, 0], 1002), ([0x09, 0x80, 0, 0, 0, 0], 1002),
        // One that isn't masked, 126 bytes, and 2⁶² bytes, which never come.
        ([0x81, 0x01, 0x31], 1002), ([0x81, 0xFE, 0, 126, 0, 0, 0, 0], 1009),
        ([0x82, 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1009),
        // The other end's own end.
        ([0x88, 0x80, 0, 0, 0, 0], 1000),
      ] as [([UInt8], UInt16)])
    func `a frame that no watcher sends ends the connection before its payload is read`(frame: [UInt8], code: UInt16)
      async throws
    {
      let phone = try await TestPhone { UIViewController() }
      let connection = try RawConnection(port: phone.address.port)
      let head = phone.head("GET /pictures", length: nil, extra: TestWatcher.upgrade)
      #expect(try await connection.exchange(head).status == 101)
      try connection.send(frame)
      // The last bytes are the frame that ends it, with its code.
      let end = await connection.readToEnd().suffix(4)
      #expect(Array(end) == [0x88, 2, UInt8(code >> 8), UInt8(code & 255)])
      try await phone.wait("nobody who watches") { phone.program.screen.watcherCount == 0 }
      await phone.close()
    }

    @Test func `who asks without end whether the phone is there gets the last answer, and no queue of them`()
      async throws
    {
      let phone = try await TestPhone { UIViewController() }
      let connection = try RawConnection(port: phone.address.port)
      let head = phone.head("GET /pictures", length: nil, extra: TestWatcher.upgrade)
      #expect(try await connection.exchange(head).status == 101)
      for number in 0..<10_000 {
        try connection.send([0x89, 0x82, 0, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)])
      }
      // 9999 is 0x270F; and then its own end.
      try connection.send([0x88, 0x80, 0, 0, 0, 0])
      let bytes = await connection.readToEnd()
      #expect(Array(bytes.suffix(8)) == [0x8A, 2, 0x27, 0x0F, 0x88, 2, 0x03, 0xE8])
      await phone.close()
    }

    @Test func `a watcher that doesn't answer whether it's there has gone`() async throws {
      var limits = ServerLimits()
      limits.silence = .milliseconds(10)
      let phone = try await TestPhone([LivePage("page") { _ in UIViewController() }], limits: limits)
      let connection = try RawConnection(port: phone.address.port)
      let head = phone.head("GET /pictures", length: nil, extra: TestWatcher.upgrade)
      #expect(try await connection.exchange(head).status == 101)
      _ = await connection.readToEnd()
      try await phone.wait("nobody who watches") { phone.program.screen.watcherCount == 0 }
      await phone.close()
    }

    @Test(arguments: ["/input?watcher=1&key=…", "/input?watcher=1", "/nothing"])
    func `a request in the body of one that is refused isn't read`(path: String) async throws {
      let phone = try await TestPhone { UIViewController() }
      let (first, second) = (try await TestWatcher(phone), try await TestWatcher(phone))
      try await phone.wait("the second one, who touches") { second.touches && !first.touches }
      // What `fetch` of a page of another site sends, and in its body what would have the first one touch.
      let own = phone.head("POST /drive?watcher=\(first.number)", length: "0")
      let body = own + String(repeating: "\r\n", count: (70_000 - own.utf8.count) / 2)
      let foreign = phone.head("POST /input", origin: "http://evil.example", length: "\(body.utf8.count)")
        .replacing("/input?key=\(phone.address.key)", with: path.replacing("…", with: phone.address.key))
      let connection = try RawConnection(port: phone.address.port)
      try connection.send(Array((foreign + body).utf8))
      let answer = String(decoding: await connection.readToEnd(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 403 "))
      #expect(answer.matches(of: /HTTP\/1\.1 \d/).count == 1)
      #expect(try await phone.request("GET /", origin: nil).status == 200)
      #expect(second.touches && !first.touches)
      await phone.close()
    }

    @Test func `no more than sixteen watch at once`() async throws {
      let phone = try await TestPhone { UIViewController() }
      var watchers: [TestWatcher] = []
      for _ in 0..<Screen.mostWatchers { watchers.append(try await TestWatcher(phone)) }
      let connection = try RawConnection(port: phone.address.port)
      let answer = try await connection.exchange(phone.head("GET /pictures", length: nil, extra: TestWatcher.upgrade))
      #expect(answer.status == 101)
      await #expect(throws: RawConnection.Failure.self) { _ = try await connection.message() }
      watchers[3].goAway()
      try await phone.wait { phone.program.screen.watcherCount == Screen.mostWatchers - 1 }
      _ = try await TestWatcher(phone)
      await phone.close()
    }

    @Test func `at all addresses only numbers are answered to, and only the page of the same one may touch`()
      async throws
    {
      let page = LivePage("page") { _ in Desk() }
      let phone = try await TestPhone([page], host: try HostAddress("0.0.0.0"))
      let port = phone.address.port
      #expect(try await phone.request("GET /", host: "192.168.7.9:\(port)", origin: nil).status == 200)
      #expect(try await phone.request("GET /", host: "localhost:\(port)", origin: nil).status == 200)
      for name in ["evil.example:\(port)", "192.168.7.9", "192.168.7:\(port)", "192.168.7.9:1", "1.2.3.4.evil:\(port)"]
      {
        #expect(try await phone.request("GET /", host: name, origin: nil).status == 403, "\(name)")
      }
      #expect(try await phone.request("GET /", key: "", origin: nil).status == 403)
      let watcher = try await TestWatcher(phone)
      let path = "POST /drive?watcher=\(watcher.number)"
      for (host, origin, status) in [
        ("10.0.0.1:\(port)", "http://10.0.0.1:\(port)", 204), ("10.0.0.1:\(port)", "http://10.0.0.2:\(port)", 403),
        ("10.0.0.1:\(port)", "http://evil.example", 403), ("localhost:\(port)", "http://127.0.0.1:\(port)", 403),
      ] {
        #expect(try await phone.request(path, host: host, origin: origin).status == status, "\(host) \(origin)")
      }
      #expect(phone.address.host.warning?.contains("Nothing is encrypted") == true)
      await phone.close()
    }

    @Test func `one address answers to its own number alone; what is no address of this machine is said`() async throws
    {
      let address = try HostAddress("192.168.7.9")
      #expect(address.answers(to: "192.168.7.9:80", port: 80))
      #expect(!address.answers(to: "localhost:80", port: 80))
      #expect(!address.answers(to: "127.0.0.1:80", port: 80))
      #expect(HostAddress.own.warning == nil)
      for text in ["", "localhost", "::1", "256.0.0.1", "1.2.3", "evil.example"] {
        #expect(throws: LivePhoneError.self, "\(text)") { try HostAddress(text) }
      }
      // Of those that are kept for documents (RFC 5737), and so nobody's.
      let program = try LiveProgram(
        [LivePage("page") { _ in UIViewController() }], host: try HostAddress("203.0.113.1"))
      await #expect(throws: LivePhoneError.self) { _ = try await program.open(port: 0) }
      await program.close()
    }

    @Test func `a port that is taken is passed over`() async throws {
      let first = try await TestPhone { UIViewController() }
      let second = try LiveProgram([LivePage("page") { _ in UIViewController() }])
      let address = try await second.open(port: first.address.port)
      #expect(address.port > first.address.port)
      #expect(address.key != first.address.key)
      await second.close()
      await first.close()
    }
  }
}
