import Foundation

/// What the compiler says that a module declares, read from its symbol graph.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  var symbols: [Symbol] = []
  var relationships: [Relationship] = []

  /// Reads all graphs of a module, those of its extensions of other modules' types (`UIKit@Foundation…`) included.
  init(module: String, in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
      guard file.lastPathComponent.prefix(while: { $0 != "@" && $0 != "." }) == module else { continue }
      let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      symbols += part.symbols
      relationships += part.relationships
    }
  }

  init(symbols: [Symbol], relationships: [Relationship] = []) {
    self.symbols = symbols
    self.relationships = relationships
  }
}
