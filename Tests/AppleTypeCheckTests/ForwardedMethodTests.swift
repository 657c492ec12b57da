import Foundation
import Testing

/// That the table of delegate methods has Apple's selectors, and a witness for each; what it lacks is forwarded by its selector.
@Suite struct `What a table asks for` {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// What is always the chain's: which rows there are.
  private static let chain: Set = [
    "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
  ]

  /// A deprecated method without a witness: Apple's UIKit asks the app's delegate for it by its selector. On Linux it
  /// isn't asked, because it would be called for each row.
  private static let deprecated: Set = ["tableView(_:editActionsForRowAt:)"]

  /// The names of the methods in a text, as documentation writes them.
  private func methods(in text: some StringProtocol) -> Set<String> {
    var names: Set<String> = []
    for piece in text.components(separatedBy: "func ").dropFirst() {
      guard let open = piece.firstIndex(of: "(") else { continue }
      var (depth, parameter, labels) = (0, "", "")
      for character in piece[open...] {
        if character == "(" || character == "[" || character == "<" { depth += 1 }
        if character == ")" || character == "]" || character == ">" { depth -= 1 }
        if depth == 0 || (depth == 1 && character == ",") {
          if let label = parameter.split(whereSeparator: { " :\n".contains($0) }).first { labels += label + ":" }
          parameter = ""
          if depth == 0 { break }
        } else if !(depth == 1 && character == "(" && parameter.isEmpty) {
          parameter.append(character)
        }
      }
      names.insert(piece[..<open].trimmingCharacters(in: .whitespaces) + "(" + labels + ")")
    }
    return names
  }

  /// The methods of the protocols that the live object conforms to, as Apple's documentation lists them.
  func applesMethods() throws -> Set<String> {
    let shadow = try Self.text("Tests/AppleTypeCheck/Shadow/UIKit/TableViewDelegates.swift")
    let wanted = [
      "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDataSourcePrefetching", "UITableViewDelegate",
    ]
    let protocols = shadow.components(separatedBy: "public protocol ").filter { text in
      wanted.contains { text.hasPrefix("\($0):") }
    }
    try #require(protocols.count == wanted.count)
    return protocols.reduce(into: []) { $0.formUnion(methods(in: $1)) }
  }

  /// The files of folders of TableMaker, with their contents.
  private func files(in folders: String...) throws -> [(name: String, text: String)] {
    try folders.flatMap { folder in
      let path = "Sources/TableMaker/\(folder)"
      return try FileManager.default.contentsOfDirectory(
        atPath: Self.repository.appendingPathComponent(path).path
      ).filter { $0.hasSuffix(".swift") }.sorted().map { ($0, try Self.text("\(path)/\($0)")) }
    }
  }

  /// The methods of the table view's delegate and data source: everywhere, and on platforms with Objective-C.
  private func ourMethods() throws -> (everywhere: Set<String>, onApple: Set<String>) {
    var (everywhere, onApple): (Set<String>, Set<String>) = ([], [])
    for (_, text) in try files(in: "Delegate") { everywhere.formUnion(methods(in: text)) }
    for (name, text) in try files(in: "DataSource") where name.hasPrefix("TableViewDataSource") {
      let isOfApple = text.contains("#if canImport(ObjectiveC)")
      let found = methods(
        in: text.components(separatedBy: "public ").dropFirst().map { "public " + $0.prefix(600) }
          .filter { $0.hasPrefix("public func ") }.joined(separator: "\n"))
      if isOfApple { onApple.formUnion(found) } else { everywhere.formUnion(found) }
    }
    return (everywhere, onApple)
  }

  /// The entries of `DelegateMethod`: its cases and their selectors.
  private func entries() throws -> [(name: String, selector: String)] {
    try Self.text("Sources/TableMaker/Configuration/DelegateMethod.swift")
      .matches(of: /case \.(\w+):\s+Entry\(\s*"([\w:]+)"/).map { (String($0.1), String($0.2)) }
  }

  /// Whether a selector is that of a method as Swift names it, which leaves out words that only repeat a parameter's type.
  private func matches(_ selector: String, _ method: String) -> Bool {
    let words: Set = [
      "", "IndexPath", "IndexPaths", "Cell", "EditingStyle", "TableView", "ScrollView",
      "Configuration", "WithConfiguration", "Context",
    ]
    guard let open = method.firstIndex(of: "(") else { return false }
    let labels = method[method.index(after: open)...].dropLast().split(separator: ":", omittingEmptySubsequences: false)
      .dropLast().map { $0 == "_" ? "" : String($0) }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard parts.count == labels.count else { return false }
    return zip(parts, labels).enumerated().allSatisfy { place, pair in
      let label = pair.1.prefix(1).uppercased() + pair.1.dropFirst()
      let start = place > 0 ? pair.1 : method[..<open] + label
      let rest = pair.0.dropFirst(start.count)
      return pair.0.hasPrefix(start) && (words.contains(String(rest)) || pair.1 == "at" && rest == "Index")
    }
  }

  @Test func `is in the table by Apple's selector, one method for each entry`() throws {
    let (apples, entries) = (try applesMethods(), try entries())
    try #require(apples.contains("tableView(_:willDisplay:forRowAt:)") && apples.count > 60 && entries.count > 40)
    let ours = try ourMethods()
    var found: Set<String> = []
    for (name, selector) in entries {
      let methods = apples.filter { matches(selector, $0) }
      #expect(methods.count == 1, "\(name): \(selector) is the selector of \(methods)")
      #expect(methods.allSatisfy { $0.contains(name) }, "\(name) is not in the name of \(methods)")
      found.formUnion(methods)
    }
    #expect(found.count == entries.count)
    let witnesses = ours.everywhere.union(ours.onApple).intersection(apples)
    #expect(found == witnesses.subtracting(Self.chain), "a witness without an entry, or an entry without one")
  }

  @Test func `runs the app's code under its own name, and nothing else goes to the app's delegate`() throws {
    let code = try files(in: "Delegate", "DataSource", "Live").map(\.text).joined()
    // `tell` runs what it is given.
    let run = Set(code.matches(of: /(?:running|tell)\(\s*\.(\w+)[,)]/).map { String($0.1) })
    #expect(run == Set(try entries().map(\.name)))
    #expect(code.matches(of: /\.forwarded\(/).count == 1, "`running` alone asks the app's delegate")
  }

  @Test func `has a witness if our UIKit asks for it, and a test that makes it do so`() throws {
    let (apples, ours) = (try applesMethods(), try ourMethods())
    let asking = [
      "ScrollView/UIScrollViewDelegate", "TableView/UITableViewDelegate+Absent", "TableView/UITableViewDataSource",
    ]
    let asked = try asking.reduce(into: Set<String>()) { asked, file in
      // A default implementation says that the delegate lacks the method: the table does call it.
      for piece in try Self.text("Sources/UIKit/\(file).swift").components(separatedBy: "public func ").dropFirst()
      where piece.contains("delegateLacks") {
        asked.formUnion(methods(in: "public func " + piece))
      }
    }
    try #require(asked.count > 30)
    #expect(asked.subtracting(ours.everywhere) == Self.deprecated)
    let delegate = methods(in: try Self.text("Tests/TableMakerTests/Forwarding/ForwardingDelegate.swift"))
    let untested = ours.everywhere.intersection(apples).subtracting(delegate).subtracting(Self.chain)
    #expect(untested == [], "have DelegateMethod.triggers and its delegates make these calls")
  }

  @Test func `is forwarded by its selector without a witness, if a table's delegate has it`() throws {
    let (apples, ours) = (try applesMethods(), try ourMethods())
    let forwarded = apples.subtracting(ours.everywhere).subtracting(ours.onApple)
    try #require(forwarded.contains("scrollViewDidZoom(_:)"))
    let shadow = try Self.text("Tests/AppleTypeCheck/Shadow/UIKit/TableViewDelegates.swift")
    let prefetching = try #require(
      shadow.components(separatedBy: "public protocol ").first { $0.hasPrefix("UITableViewDataSourcePrefetching:") })
    #expect(forwarded.isDisjoint(with: methods(in: prefetching)), "its methods are not forwarded by their selectors")
  }
}
