import Foundation

/// What a program knows that runs as the child of one that starts it again when it ends.
struct ChildProcess: Sendable {
  let port: UInt16
  /// The port that the user has asked for.
  let askedPort: UInt16
  let key: String
  /// Whether it is the first one, which says where the phone is.
  let isFirst: Bool
  /// Where it leaves what it shows to the program that takes its place; nil if nothing builds one.
  let stateFile: String?

  private static let variable = "LIVEPHONE_CHILD"
  /// The status with which a child ends that wants to be started again.
  static let startAgain: Int32 = 75
  /// The status with which the first child ends if another program has taken its port.
  static let portIsTaken: Int32 = 76

  init(port: UInt16, askedPort: UInt16, key: String, isFirst: Bool, stateFile: String? = nil) {
    (self.port, self.askedPort, self.key, self.isFirst) = (port, askedPort, key, isFirst)
    self.stateFile = stateFile
  }

  /// What this process was told by its parent; nil where it has none that starts it again.
  static let current: ChildProcess? = {
    let parts = ProcessInfo.processInfo.environment[variable]?.split(separator: ":").map(String.init) ?? []
    // What this one starts itself is no such child.
    unsetenv(variable)
    guard parts.count == 4, let port = UInt16(parts[0]), let asked = UInt16(parts[1]) else { return nil }
    return ChildProcess(port: port, askedPort: asked, key: parts[2], isFirst: parts[3] == "first")
  }()

  /// The environment by which a child is told.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "\(port):\(askedPort):\(key):\(isFirst ? "first" : "again")"
    if let stateFile { PhoneState.add(stateFile, to: &environment) }
    return environment
  }

  /// Hears what the parent says, and ends this process as soon as that has gone, however that came: the end of the input says so.
  func followParent(_ take: @escaping @Sendable (ParentMessage) -> Void) {
    Thread.detachNewThread {
      ParentLine.read(0, take)
      _exit(0)
    }
  }

  /// Ends this process, also while its main actor hangs, so that its parent starts another.
  static func endToStartAgain() -> Never { _exit(startAgain) }

  /// Ends this process so that its parent starts another at another port.
  static func endAsPortIsTaken() -> Never { _exit(portIsTaken) }
}

/// How many files, and so connections, this process may have open.
enum OpenFiles {
  /// The number of files that may be open.
  static var allowed: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    return Int(clamping: limit.rlim_cur)
  }

  /// Allows as many as the system lets a process ask for, up to 65,536.
  static func allowAsManyAsTheSystemDoes() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 65_536))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
