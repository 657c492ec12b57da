import CompilerSupport
import Foundation

/// A module's declarations, as a page to look things up in: by topic, then by type, the members in a few lines.
struct MemberList {
  /// A type with its members, or the declarations outside of any type.
  private struct Entry {
    let name: String
    let kind: String
    let superclass: String?
    /// The folder that the type is declared in.
    let topic: String
    var members: [String: Set<String>] = [:]
  }

  /// The folders in the order of the page, as a reader would call them; others follow under their own names.
  private static let topics: [(folder: String, title: String)] = [
    ("TableView", "Table views"), ("ScrollView", "Scroll views"), ("Views", "Views"), ("AutoLayout", "Auto Layout"),
    ("Text", "Text"), ("Controls", "Controls"), ("Configurations", "Configurations of cells and buttons"),
    ("ViewControllers", "View controllers"), ("App", "The app, its windows and its traits"),
    ("Events", "Events, touches and keys"), ("Gestures", "Gestures"), ("TextInput", "Text that is typed"),
    ("TextView", "Text views"), ("Keyboard", "The keyboard"), ("Menus", "Menus"), ("Dragging", "Drag and drop"),
    ("Pasteboard", "The pasteboard"),
    ("Drawing", "Drawing and images"), ("CoreGraphicsOnLinux", "Core Graphics"),
    ("Animation", "Animation"), ("QuartzCoreOnLinux", "Quartz Core: layers and their animations"),
    ("Focus", "The focus"), ("Runtime", "Run time"),
  ]

  private static let foreign = "Added to types of Foundation and of the standard library"

  /// Kinds of members in the order of the page.
  private static let kinds: [(kind: String, title: String)] = [
    ("swift.enum.case", "Cases"), ("swift.init", "Initializers"), ("swift.associatedtype", "Associated types"),
    ("swift.type.property", "Type properties"), ("swift.property", "Properties"), ("swift.var", "Variables"),
    ("swift.type.method", "Type methods"), ("swift.method", "Methods"), ("swift.func", "Functions"),
    ("swift.subscript", "Subscripts"), ("swift.type.subscript", "Type subscripts"), ("swift.func.op", "Operators"),
    ("swift.typealias", "Type aliases"),
  ]

  private static let typeKinds = [
    "swift.class": "class", "swift.struct": "structure", "swift.enum": "enumeration", "swift.protocol": "protocol",
  ]

  private var entries: [String: Entry] = [:]

  /// Reads a module's declarations.
  ///
  /// - Parameter folder: The sources of the main module; the folders in it, and the other modules, are the topics.
  init(of graph: SymbolGraph, in folder: String) {
    let overriding = Set(graph.relationships.lazy.filter { $0.kind == "overrides" }.map(\.source))
    var names: [String: String] = [:]
    for symbol in graph.symbols { names[symbol.identifier.precise] = symbol.path }
    var superclasses: [String: String] = [:]
    for relationship in graph.relationships where relationship.kind == "inheritsFrom" {
      superclasses[relationship.source] = names[relationship.target] ?? relationship.targetFallback
    }
    func topic(of symbol: SymbolGraph.Symbol) -> String {
      guard let uri = symbol.location?.uri else { return "" }
      // What is in another module is that module's.
      guard let range = uri.firstRange(of: "/\(folder)/") ?? uri.firstRange(of: "/Sources/") else { return "" }
      return String(uri[range.upperBound...].prefix { $0 != "/" })
    }

    for symbol in graph.symbols {
      guard let kind = Self.typeKinds[symbol.kind.identifier] else { continue }
      entries[symbol.path] = Entry(
        name: symbol.path, kind: kind, superclass: superclasses[symbol.identifier.precise], topic: topic(of: symbol))
    }
    // Without those that the compiler wrote, and those that a superclass has already.
    for symbol in graph.symbols where symbol.location != nil && !overriding.contains(symbol.identifier.precise) {
      guard Self.typeKinds[symbol.kind.identifier] == nil, symbol.kind.identifier != "swift.extension",
        let name = symbol.pathComponents.last
      else { continue }
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let key = owner.isEmpty ? "/" + topic(of: symbol) : owner
      let place = owner.isEmpty ? topic(of: symbol) : Self.foreign
      var entry = entries[key] ?? Entry(name: owner, kind: "", superclass: nil, topic: place)
      entry.members[symbol.kind.identifier, default: []].insert(name)
      entries[key] = entry
    }
  }

  /// The number of types, of one kind.
  private func count(_ kind: String) -> Int { entries.values.count { $0.kind == kind } }

  /// The number of members, functions and type aliases.
  private var memberCount: Int { entries.values.reduce(0) { $0 + $1.members.values.reduce(0) { $0 + $1.count } } }

  /// One sentence that counts.
  var summary: String {
    "\(count("class")) classes, \(count("structure")) structures, \(count("enumeration")) enumerations and "
      + "\(count("protocol")) protocols with \(memberCount) members"
  }

  /// The page's topics, in Markdown.
  var text: String {
    let folders = Set(entries.values.map(\.topic)).subtracting([Self.foreign])
    let known = Self.topics.filter { folders.contains($0.folder) }
    let others = folders.subtracting(Self.topics.map(\.folder)).sorted().map { (folder: $0, title: $0) }
    var parts: [String] = []
    for (folder, title) in known + others + [(Self.foreign, Self.foreign)] {
      let members = entries.values.filter { $0.topic == folder }.sorted { $0.name < $1.name }
      guard !members.isEmpty else { continue }
      parts.append("## \(title)")
      parts += members.map(Self.text)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func text(of entry: Entry) -> String {
    let heading = entry.name.isEmpty ? "### Outside of types" : "### \(entry.name)"
    let superclass = entry.superclass.map { ", a subclass of `\($0)`" } ?? ""
    let about =
      entry.kind.isEmpty ? [] : ["\(entry.kind.prefix(1).uppercased())\(entry.kind.dropFirst())\(superclass)."]
    let lines = kinds.compactMap { kind, title -> String? in
      guard let names = entry.members[kind] else { return nil }
      return "- \(title): " + names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
    return ([heading] + about + (lines.isEmpty ? [] : [lines.joined(separator: "\n")])).joined(separator: "\n\n")
  }
}
