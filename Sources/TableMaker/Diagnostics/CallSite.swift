/// A location in an app's source code.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, in the format of `#fileID`: `Shop/Feed.swift`.
  public let file: String
  /// The line, starting at one.
  public let line: Int

  init(file: StaticString, line: UInt) {
    self.file = "\(file)"
    self.line = Int(line)
  }

  /// The file's name and the line, as in `Feed.swift:41`.
  public var description: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(line)"
  }
}
