import CompilerSupport
import Foundation
import Testing

/// The compiler prints the documented messages about an unfinished chain.
@Suite struct MessageTests {
  /// A row of a table: a chain with a mistake, and the message.
  struct Claim: Equatable, Sendable, CustomTestStringConvertible {
    let chain: String
    let message: String
    var testDescription: String { chain }
  }

  @Test(arguments: [
    ("Sources/TableMaker/TableMaker.docc/Troubleshooting.md", 17), ("README.md", 3), ("README.zh-CN.md", 3),
  ])
  func `The messages of the pages are the compiler's`(page: String, count: Int) throws {
    let claims = try claims(of: page)
    #expect(claims.count == count)
    for claim in claims {
      let said = try diagnostics(of: claim.chain)
      #expect(said.contains { $0.contains(claim.message) }, "\(claim.chain)\n\(said.joined(separator: "\n"))")
    }
  }

  @Test func `The Chinese page about problems shows the same messages`() throws {
    let folder = "Sources/TableMaker/TableMaker.docc"
    #expect(try claims(of: "\(folder)/Chinese/Troubleshooting-zh.md") == claims(of: "\(folder)/Troubleshooting.md"))
  }

  private func claims(of page: String) throws -> [Claim] {
    let text = try String(contentsOf: Pages.repository.appendingPathComponent(page), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line -> Claim? in
      guard let match = line.wholeMatch(of: #/\| `(\.[a-z][^`]+)` \| ([^`|][^|]*?) \|( .+ \|)?/#),
        match.1.hasPrefix(".section(") || match.1.hasSuffix(".make()")
      else { return nil }
      return Claim(chain: String(match.1), message: String(match.2))
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
      final class Controller: UIViewController {
        var dataSource: TableViewDataSource!
        func make(_ tableView: UITableView, _ goods: [Goods], _ name: String, _ stream: AsyncStream<[Goods]>) {
          func show(_ goods: Goods) {}
          dataSource = DataSource(tableView)\(chain)
        }
      }
      """.write(to: file, atomically: true, encoding: .utf8)
      return try Toolchain().typecheck([file, support.appendingPathComponent("Market.swift")]).diagnostics
    }
  }
}
