/// A place in an app's source code.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `Shop/Feed.swift`.
  public let file: String
  /// The line, from one.
  public let line: Int

  init(file: StaticString, line: UInt) {
    self.file = "\(file)"
    self.line = Int(line)
  }

  /// The file's name and the line: `Feed.swift:41`.
  public var description: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(line)"
  }
}
