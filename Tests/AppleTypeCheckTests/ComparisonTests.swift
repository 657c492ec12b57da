import CompilerSupport
import Foundation
import Testing

/// The comparison itself, over two small modules that the compiler describes.
@Suite struct `A comparison of two modules` {
  private static let reference = """
    open class Base { public init() {}; open var next: Base? { nil } }
    @MainActor open class View: Base {
      open var tag: Int { get { 0 } set {} }
      open var isOpaque: Bool { true }
      open func add(_ view: View, at index: Int, animated: Bool = true) {}
      open func update(_ updates: (() -> Void)?, done: (@Sendable (Bool) -> Void)? = nil) {}
      open class var layerClass: AnyClass { View.self }
      weak open var delegate: (any Delegate)?
      public typealias Handler = (View) -> Void
      open func visit(_ handler: View.Handler, done: Handler?) {}
      open var handler: Handler?
    }
    public protocol Delegate: AnyObject { func view(_ view: View, heightAt index: Int) -> Double }
    """

  private func differences(_ source: String) throws -> [String] {
    try Toolchain.withTemporaryFolder { folder in
      let graphs = try [("Reference", Self.reference), ("Ours", source)].map { name, text in
        let file = folder.appendingPathComponent("\(name).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let toolchain = try Toolchain()
        let built = try toolchain.run(
          toolchain.binaries.appendingPathComponent("swiftc"),
          [
            "-emit-module", "-module-name", name, "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
            "-o", folder.appendingPathComponent("\(name).swiftmodule").path, file.path,
          ])
        try #require(built.status == 0, "\(built.output)")
        return try SymbolGraph(module: name, in: folder)
      }
      return Comparison(of: graphs[1], with: graphs[0]).differences.map(\.description)
    }
  }

  @Test func `passes over attributes, isolation, modifiers, inner names, defaults' values and members not done`() throws
  {
    let found = try differences(
      """
      open class Base { public init() {} }
      public class View: Base {
        public final private(set) var tag = 0
        public func add(_ subview: View, at place: Int, animated: Bool = false) {}
        public func update(_ updates: (() -> ())?, done: (@MainActor (Bool) -> Void)? = nil) {}
        public static var layerClass: AnyClass { View.self }
        public var delegate: (any Delegate)?
        public typealias Handler = (View) -> Void
        public func visit(_ handler: (View) -> Void, done: ((View) -> Void)?) {}
        public var handler: ((View) -> Void)?
        private func secret() {}
        @_spi(Testing) public func tap() {}
      }
      @MainActor public protocol Delegate: AnyObject { func view(_ v: View, heightAt row: Int) -> Double }
      extension Delegate { public func view(_ v: View, heightAt row: Int) -> Double { 0 } }
      """)
    #expect(found == [])
  }

  @Test func `finds a name, a label, a type, a setter, a default and a superclass that differ`() throws {
    let found = try differences(
      """
      public class View {
        public init() {}
        public var tag = 0.0
        public var isOpaque = true
        public func add(_ view: View, before index: Int) {}
        public func update(_ updates: (() -> Void)?, done: ((Bool) -> Void)?) {}
        public func refresh() {}
      }
      extension View: Delegate { public func view(_ view: View, heightAt index: Int) -> Double { 0 } }
      public protocol Delegate: AnyObject { func view(_ view: View, heightAt index: Int) -> Double }
      public class Base {}
      public class Extra: Base {}
      """)
    #expect(
      found == [
        "Extra: Apple has no such name: class Extra",
        "View: ours is class View, Apple's is class View: Base",
        "View.add(_:before:): Apple has no such name: func add(_: View, before: Int)",
        "View.init(): Apple has no such name: init()",
        "View.isOpaque: ours is var isOpaque: Bool { get set }, Apple's is var isOpaque: Bool { get }",
        "View.refresh(): Apple has no such name: func refresh()",
        "View.tag: ours is var tag: Double { get set }, Apple's is var tag: Int { get set }",
        """
        View.update(_:done:): ours is func update(_: (() -> Void)?, done: ((Bool) -> Void)?), \
        Apple's is func update(_: (() -> Void)?, done: ((Bool) -> Void)? = …)
        """,
        "View.view(_:heightAt:): Apple has no such name: func view(_: View, heightAt: Int) -> Double",
      ])
  }

  @Test func `an exception is a name with a reason`() {
    let exceptions = Exceptions(text: "# comment\nView.tag\tit is so here\nView.add(_:at:)\n")
    #expect(exceptions.reasons == ["View.tag": "it is so here", "View.add(_:at:)": ""])
  }
}
