import CompilerSupport
import Foundation
import Testing

/// The page that lists what our UIKit has. `.ci/uikit-members` writes it again.
@Suite struct MemberListTests {
  private static let path = "Sources/TableMaker/TableMaker.docc/UIKitOnLinux.md"

  /// The mark between the page's own words and the list.
  private static let mark = "<!-- From here on written by .ci/uikit-members, from the module's symbol graph. -->"

  @Test func `The list of our UIKit's members is what the module declares`() throws {
    let file = Pages.repository.appendingPathComponent(Self.path)
    let page = try String(contentsOf: file, encoding: .utf8)
    let head = try #require(page.firstRange(of: Self.mark), "\(Self.path) has lost its mark.")
    let list = MemberList(
      of: try Toolchain().symbolGraph(of: Toolchain.modulesOfUIKit), in: "Sources/UIKit")
    let made = page[..<head.upperBound] + "\n\nIn all: \(list.summary).\n\n" + list.text
    if ProcessInfo.processInfo.environment["RECORD_MEMBERS"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(Set(made.split(separator: "\n")).subtracting(page.split(separator: "\n")) == [])
    #expect(made == page, "\(Self.path) is out of date. To write it anew: .ci/uikit-members")
  }

  @Test func `What the page says is absent is not there`() throws {
    let page = try String(contentsOf: Pages.repository.appendingPathComponent(Self.path), encoding: .utf8)
    let start = try #require(page.firstRange(of: "| absent | why |"))
    let end = try #require(page.firstRange(of: Self.mark))
    let rows = page[start.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| `") }
    let absent = rows.flatMap { row in row.split(separator: "|")[0].matches(of: #/`(\w+)`/#).map { String($0.1) } }
    #expect(absent.count > 20)
    let list = page[end.upperBound...]
    for name in absent {
      #expect(!list.contains("### \(name)\n") && !list.contains("`\(name)`"), "\(name) is there")
    }
  }

  @Test func `A list has a module's types by folder, with their own members by kind`() throws {
    let list = try Toolchain.withTemporaryFolder { folder in
      for (path, text) in Self.sources {
        let file = folder.appendingPathComponent("Sources/Kit/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let toolchain = try Toolchain()
      let built = try toolchain.run(
        toolchain.binaries.appendingPathComponent("swiftc"),
        [
          "-emit-module", "-module-name", "Kit", "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
          "-o", folder.appendingPathComponent("Kit.swiftmodule").path,
        ] + Self.sources.keys.map { folder.appendingPathComponent("Sources/Kit/\($0)").path })
      try #require(built.status == 0, "\(built.output)")
      return MemberList(of: try SymbolGraph(module: "Kit", in: folder), in: "Sources/Kit")
    }
    #expect(list.summary == "2 classes, 0 structures, 1 enumerations and 1 protocols with 11 members")
    #expect(
      list.text == """
        ## Views

        ### Outside of types

        - Functions: `paint(_:)`

        ### View

        Class.

        - Initializers: `init(tag:)`
        - Type properties: `count`
        - Properties: `tag`
        - Methods: `add(_:)`, `layOut()`

        ### View.Mode

        Enumeration.

        - Cases: `fill`, `fit`

        ## Extra

        ### Button

        Class, a subclass of `View`.

        - Methods: `press()`

        ### Pressing

        Protocol.

        - Methods: `press()`

        ## Added to types of Foundation and of the standard library

        ### Int

        - Properties: `half`

        """)
  }

  private static let sources = [
    "Views/View.swift": """
    open class View {
      public init(tag: Int) { self.tag = tag }
      public static let count = 0
      public let tag: Int
      open func add(_ view: View) {}
      open func layOut() {}
      func hidden() {}
    }
    extension View { public enum Mode: Int { case fit, fill } }
    public func paint(_ view: View) {}
    """,
    "Extra/Button.swift": """
    public final class Button: View, Pressing {
      public override func layOut() {}
      public func press() {}
    }
    public protocol Pressing { func press() }
    extension Pressing { public func press() {} }
    extension Int { public var half: Int { self / 2 } }
    """,
  ]
}
