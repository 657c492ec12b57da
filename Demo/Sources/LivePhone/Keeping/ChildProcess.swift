import Foundation

/// The information that a child process gets from its parent, which starts it again when it ends.
struct ChildProcess: Sendable {
  let port: UInt16
  /// The port that the user asked for.
  let askedPort: UInt16
  let key: String
  /// A Boolean value that indicates whether this is the first child, which prints the phone's address.
  let isFirst: Bool
  /// The file that passes the state of one program to the program that replaces it, or `nil` if there are no builds.
  let stateFile: String?

  private static let variable = "LIVEPHONE_CHILD"
  /// The exit status of a child that asks its parent to start it again.
  static let startAgain: Int32 = 75
  /// The exit status of the first child if another program has taken its port.
  static let portIsTaken: Int32 = 76

  init(port: UInt16, askedPort: UInt16, key: String, isFirst: Bool, stateFile: String? = nil) {
    (self.port, self.askedPort, self.key, self.isFirst) = (port, askedPort, key, isFirst)
    self.stateFile = stateFile
  }

  /// The information from this process's parent, or `nil` if no parent starts it again.
  static let current: ChildProcess? = {
    let parts = ProcessInfo.processInfo.environment[variable]?.split(separator: ":").map(String.init) ?? []
    // Processes that this one starts aren't such children.
    unsetenv(variable)
    guard parts.count == 4, let port = UInt16(parts[0]), let asked = UInt16(parts[1]) else { return nil }
    return ChildProcess(port: port, askedPort: asked, key: parts[2], isFirst: parts[3] == "first")
  }()

  /// The environment that passes the information to a child.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "\(port):\(askedPort):\(key):\(isFirst ? "first" : "again")"
    if let stateFile { PhoneState.add(stateFile, to: &environment) }
    return environment
  }

  /// Receives the parent's messages, and ends this process as soon as the parent has ended.
  ///
  /// The end of the input indicates that the parent has ended, no matter how it ended.
  func followParent(_ take: @escaping @Sendable (ParentMessage) -> Void) {
    Thread.detachNewThread {
      ParentLine.read(0, take)
      _exit(0)
    }
  }

  /// Ends this process, even if its main actor hangs, so that its parent starts another one.
  static func endToStartAgain() -> Never { _exit(startAgain) }

  /// Ends this process so that its parent starts another one at a different port.
  static func endAsPortIsTaken() -> Never { _exit(portIsTaken) }
}

/// The limit on the files, and therefore the connections, that this process can have open.
enum OpenFiles {
  /// The number of files that this process can have open.
  static var allowed: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    return Int(clamping: limit.rlim_cur)
  }

  /// Raises the limit to the maximum that the system allows a process, up to 65,536.
  static func allowAsManyAsTheSystemDoes() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 65_536))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
