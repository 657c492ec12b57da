import Foundation
import Testing
import UIKit

@testable import UIKit

struct SymbolTests {
  /// All symbols on one sheet, into the file that `SYMBOL_SHEET` names: to be looked at after a change of a drawing.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SYMBOL_SHEET"] != nil))
  func `every symbol is drawn on a sheet`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["SYMBOL_SHEET"])
    let names = Symbol.all.keys.sorted()
    let columns = 10
    let rows = (names.count + columns - 1) / columns
    let sheet = draw(CGFloat(columns) * 100, CGFloat(rows) * 100, scale: 1.5, opaque: true) { context in
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: columns * 100, height: rows * 100))
      for (index, name) in names.enumerated() {
        let x = CGFloat(index % columns) * 100
        let y = CGFloat(index / columns) * 100
        for (size, weight, dx) in [(44.0, UIImage.SymbolWeight.regular, 8.0), (17, .regular, 64), (17, .semibold, 64)] {
          let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
          guard let image = UIImage(systemName: name, withConfiguration: configuration) else { continue }
          image.draw(at: CGPoint(x: x + dx, y: y + (weight == .semibold ? 46 : 14)))
        }
        (name as NSString).draw(
          at: CGPoint(x: x + 4, y: y + 78), withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
      }
    }
    try #require(sheet.pngData()).write(to: URL(fileURLWithPath: path))
  }
}
