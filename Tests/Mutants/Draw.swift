import Foundation
import TestSupport

/// The mutants of a seed, in the order in which they're used. No two of them change the same line.
struct Draw {
  let mutants: [Mutant]
  let sources: [String: SourceText]

  /// Draws mutants from a package's sources.
  ///
  /// - Parameters:
  ///   - folders: Folders or files below the package's folder.
  ///   - package: The package's folder.
  init(from folders: [String], of package: URL, seed: Int) throws {
    var sources: [String: SourceText] = [:]
    for folder in folders {
      for path in try Self.files(below: folder, of: package) {
        sources[path] = SourceText(try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8))
      }
    }
    self.init(from: sources, seed: seed)
  }

  init(from sources: [String: SourceText], seed: Int) {
    self.sources = sources
    var random = SeededGenerator(seed: seed)
    let all = sources.keys.sorted().flatMap { path in
      Site.all(in: sources[path] ?? SourceText("")).map { (path, $0) }
    }
    var taken: [String: [ClosedRange<Int>]] = [:]
    var mutants: [Mutant] = []
    for (path, site) in all.shuffled(using: &random) {
      guard taken[path, default: []].allSatisfy({ !$0.overlaps(site.lines) }) else { continue }
      taken[path, default: []].append(site.lines)
      mutants.append(Mutant(number: mutants.count + 1, path: path, site: site))
    }
    self.mutants = mutants
  }

  private static func files(below folder: String, of package: URL) throws -> [String] {
    if folder.hasSuffix(".swift") { return [folder] }
    let top = package.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }
}
