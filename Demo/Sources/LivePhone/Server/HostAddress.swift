import Foundation

/// The address at which the server listens: an IPv4 address of this machine, or all of them.
struct HostAddress: Equatable, Sendable {
  /// The address that only this machine can reach.
  static let own = HostAddress(text: "127.0.0.1")

  /// The address in numeric form.
  let text: String

  private init(text: String) { self.text = text }

  /// Creates an address from its text.
  ///
  /// - Throws: An error that explains what an address is, if the text isn't one.
  init(_ text: String) throws {
    guard Self.isNumeric(text) else {
      throw LivePhoneError(
        description: "\(text) is no address to listen at. Name an IPv4 address of this machine, 192.168.1.5 say, or "
          + "0.0.0.0 for all of them.")
    }
    self.text = text
  }

  /// A Boolean value that indicates whether only this machine can reach the address.
  var isOwn: Bool { text.hasPrefix("127.") }
  private var isAll: Bool { text == "0.0.0.0" }

  /// The addresses at which a browser can reach the server, beginning with the one for this machine only.
  var reached: [String] { isAll ? [Self.own.text] + Self.addresses().filter { !$0.hasPrefix("127.") } : [text] }

  /// Returns whether a browser that reaches the server can ask for this name.
  ///
  /// Another site's name can be made to refer to this machine, but a number can't. If the server listens at all addresses,
  /// it accepts any number, because an address may be translated on its way.
  func answers(to name: String, port: UInt16) -> Bool {
    let name = name.lowercased()
    if isOwn || isAll, name == "localhost:\(port)" { return true }
    guard isAll else { return name == "\(text):\(port)" }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1] == "\(port)" && Self.isNumeric(String(parts[0]))
  }

  /// A warning that explains what listening at the address means, or `nil` if no other machine can reach it.
  var warning: String? {
    guard !isOwn else { return nil }
    return """
      --host \(text): other machines can reach this phone. Whoever has the address with its key can see it and touch it,
      and so do whatever its pages do, as you. Nothing is encrypted: whoever can read this network can read the key, the
      pictures and what is typed. Use it in a network that you trust, and end the program when you are done.
      """
  }

  private static func isNumeric(_ text: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, text, &address) == 1
  }

  /// Returns the IPv4 addresses of this machine's interfaces that are up.
  private static func addresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    for interface in sequence(first: list, next: { $0?.pointee.ifa_next }) {
      guard let interface = interface?.pointee, let address = interface.ifa_addr,
        address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else { continue }
      found.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return found
  }
}
