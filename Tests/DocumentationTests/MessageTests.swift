import CompilerSupport
import Foundation
import Testing

/// What the compiler is said to say about an unfinished chain, it says.
@Suite struct MessageTests {
  /// A row of a table: a chain with a mistake, and the message.
  struct Claim: Sendable, CustomTestStringConvertible {
    let chain: String
    let message: String
    var testDescription: String { chain }
  }

  @Test func `The messages of the page about the chain are the compiler's`() throws {
    let page = try String(
      contentsOf: Pages.repository.appendingPathComponent("Sources/TableMaker/TableMaker.docc/Chain.md"),
      encoding: .utf8)
    let claims = page.split(separator: "\n").compactMap { line -> Claim? in
      guard let match = line.wholeMatch(of: #/\| `(\..+\.make\(\))` \| (.+) \|/#) else { return nil }
      return Claim(chain: String(match.1), message: String(match.2))
    }
    #expect(claims.count == 9)
    for claim in claims {
      let said = try diagnostics(of: claim.chain)
      #expect(said.contains { $0.contains(claim.message) }, "\(claim.chain)\n\(said.joined(separator: "\n"))")
    }
  }

  private func diagnostics(of chain: String) throws -> [String] {
    let support = Pages.repository.appendingPathComponent("Tests/DocumentationTests/Support")
    return try Toolchain.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Claim.swift")
      try """
      import TableMaker
      import UIKit

      final class PriceCell: UITableViewCell, Configurable {
        func configure(with goods: Goods, at index: Int) {}
      }
      @MainActor func make(_ tableView: UITableView, _ goods: [Goods]) -> TableViewDataSource {
        DataSource(tableView)\(chain)
      }
      """.write(to: file, atomically: true, encoding: .utf8)
      return try Toolchain().typecheck([file, support.appendingPathComponent("Market.swift")]).diagnostics
    }
  }
}
