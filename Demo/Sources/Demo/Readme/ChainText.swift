import Foundation
import Pages
import UIKit

/// The chain next to the phone in the READMEs' film. It's the chain of `StallController`.
struct ChainText {
  /// A part of the chain that the film highlights.
  enum Part: String {
    case search = ".searchable"
    case deletion = ".onDelete"
    case insertion = "goods.insert"
    case removal = "goods.removeAll"
    case move = "goods.move"
    case restoration = "goods.items"
  }

  let language: Language
  let style: UIUserInterfaceStyle

  /// The lines, without the text that depends on the language.
  static let lines = """
    let goods = ItemList(market.goods)

    dataSource = DataSource(tableView)
      .section("goods").title("%@")
      .cell(GoodsCell.self)
      .data(goods)
      .searchable(searchBar, by: \\.name)
      .adapter { cell, goods, index in cell.show(goods) }
      .onDelete(by: weakSelf) { controller, goods, index in
        controller.goods.remove(goods)
      }
      .make()

    goods.insert(market.scallops, at: 0)
    goods.removeAll { $0.price == 0 }
    goods.move(from: 5, to: 1)
    goods.items = market.goods
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  /// Draws the lines on their background.
  func draw(in frame: CGRect, lit part: Part?) {
    color(0xF6F8FA, 0x161B22).setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 12).fill()
    let height = (frame.height - 2 * Self.margin) / CGFloat(Self.lines.count)
    let range = part.flatMap(Self.range)
    for (number, line) in Self.lines.enumerated() {
      let y = frame.minY + Self.margin + CGFloat(number) * height
      if number == range?.lowerBound, let range {
        let lit = CGRect(x: frame.minX, y: y, width: frame.width, height: height * CGFloat(range.count))
        color(0xFFE9A8, 0x5A4300).setFill()
        UIBezierPath(rect: lit).fill()
        color(0xBF8700, 0xE3B341).setFill()
        UIBezierPath(rect: CGRect(x: lit.minX, y: lit.minY, width: 4, height: lit.height)).fill()
      }
      let text = attributed(line.replacing("%@", with: language == .chinese ? "今日鲜货" : "Fresh today"))
      text.draw(at: CGPoint(x: frame.minX + Self.margin, y: y + (height - text.size().height) / 2))
    }
  }

  /// Returns the lines of a part: the line that begins with its words, and the following lines of a closure to its end.
  private static func range(of part: Part) -> Range<Int>? {
    guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(part.rawValue) }) else { return nil }
    guard lines[first].hasSuffix(" in") else { return first..<first + 1 }
    return first..<(lines[first...].firstIndex { $0.hasSuffix("}") } ?? first) + 1
  }

  private func attributed(_ line: String) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: line,
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular), .foregroundColor: color(0x1F2328, 0xE6EDF3),
      ])
    let kinds: [(Regex<Substring>, UIColor)] = [
      (
        #/\.?\b(?:section|title|cell|data|searchable|adapter|onDelete|make|insert|removeAll|move|remove|show)\b(?=[( ])/#,
        color(0x0550AE, 0x79C0FF)
      ),
      (#/\b(?:DataSource|ItemList|GoodsCell)\b/#, color(0x8250DF, 0xD2A8FF)),
      (#/\b(?:let|in|self)\b/#, color(0xCF222E, 0xFF7B72)), (#/\b\d+\b/#, color(0x0550AE, 0x79C0FF)),
      (#/"[^"]*"/#, color(0x0A3069, 0xA5D6FF)),
    ]
    for (pattern, color) in kinds {
      for match in line.matches(of: pattern) {
        text.addAttribute(.foregroundColor, value: color, range: NSRange(match.range, in: line))
      }
    }
    return text
  }

  /// Returns the color for the current appearance, light or dark.
  private func color(_ light: Int, _ dark: Int) -> UIColor {
    let value = style == .dark ? dark : light
    let part = { (shift: Int) in CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private static let margin: CGFloat = 16
}
