public import Foundation

/// A module's declarations, as the compiler lists them.
public struct SymbolGraph: Decodable, Sendable {
  /// One declaration.
  public struct Symbol: Decodable, Sendable {
    public struct Kind: Decodable, Sendable { public let identifier: String }
    public struct Identifier: Decodable, Sendable { public let precise: String }
    public struct Fragment: Decodable, Sendable {
      public let kind: String
      public let spelling: String
    }
    public struct Comment: Decodable, Sendable {
      public struct Line: Decodable, Sendable { public let text: String }
      public let lines: [Line]
    }
    /// The location of a declaration in the source; none if the compiler wrote it.
    public struct Location: Decodable, Sendable { public let uri: String }

    public let kind: Kind
    public let identifier: Identifier
    public let pathComponents: [String]
    public let declarationFragments: [Fragment]?
    public let docComment: Comment?
    public let location: Location?

    /// The declaration's name with those of the types around it, such as `UITableView.Style`.
    public var path: String { pathComponents.joined(separator: ".") }
  }

  /// How two declarations hang together, such as `overrides` or `inheritsFrom`.
  public struct Relationship: Decodable, Sendable {
    public let kind: String
    public let source: String
    public let target: String
    public let targetFallback: String?
  }

  public private(set) var symbols: [Symbol] = []
  public private(set) var relationships: [Relationship] = []

  /// Reads all graphs of a module in a folder, those of its extensions of other modules' types included.
  public init(module: String, in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
      guard file.lastPathComponent.prefix(while: { $0 != "@" && $0 != "." }) == module else { continue }
      let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      symbols += part.symbols
      relationships += part.relationships
    }
  }
}

extension SymbolGraph {
  /// Reads several modules as one.
  init(joining graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}

extension Toolchain {
  /// The modules of which `import UIKit` is enough, our own.
  public static let modulesOfUIKit = ["UIKit", "QuartzCoreOnLinux", "CoreGraphicsOnLinux"]

  /// The public and open declarations of some modules of this run, as if they were one.
  public func symbolGraph(of modules: [String]) throws -> SymbolGraph {
    SymbolGraph(joining: try modules.map(symbolGraph(of:)))
  }

  /// The public and open declarations of a module of this run, without those that the compiler synthesizes.
  public func symbolGraph(of module: String) throws -> SymbolGraph {
    try Self.withTemporaryFolder { folder in
      let outcome = try run(
        binaries.appendingPathComponent("swift-symbolgraph-extract"),
        [
          "-module-name", module, "-output-dir", folder.path, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-skip-inherited-docs", "-target", target(),
        ] + importFlags())
      guard outcome.status == 0 else { throw Failure(output: outcome.output) }
      return try SymbolGraph(module: module, in: folder)
    }
  }

  /// A tool that was expected to succeed and did not.
  public struct Failure: Error, CustomStringConvertible {
    public let output: String
    public var description: String { output }
  }
}
