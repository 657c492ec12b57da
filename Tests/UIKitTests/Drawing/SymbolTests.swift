import Foundation
import TestSupport
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

  private func size(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> CGSize? {
    UIImage(systemName: name, withConfiguration: configuration)?.size
  }

  @Test func `a name that is none makes no image`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `the symbols that tables and bars need are there`() {
    for name in [
      "chevron.right", "chevron.left", "chevron.forward", "chevron.backward", "checkmark", "info.circle", "plus",
      "plus.circle.fill", "minus.circle.fill", "magnifyingglass", "star", "star.fill", "heart", "heart.fill", "gear",
      "gearshape", "map", "mappin.and.ellipse", "pencil", "square.and.arrow.up", "leaf", "leaf.fill", "bird", "camera",
      "photo", "book", "list.bullet", "clock", "calendar", "exclamationmark.triangle", "exclamationmark.triangle.fill",
      "ellipsis", "xmark", "trash", "arrow.up.arrow.down", "line.3.horizontal",
    ] {
      #expect(UIImage(systemName: name)?.isSymbolImage == true, "\(name)")
    }
  }

  @Test func `the arrow of a circle has its head at the end of the arc`() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 100)
    let symbol = try #require(UIImage(systemName: "arrow.clockwise", withConfiguration: size))
    let pixels = Pixels(draw(150, 150) { _ in symbol.draw(at: CGPoint(x: 20, y: 20)) })
    // A unit of the grid is a point here, and the margins are 6 and 4.5.
    for point in [(51, 22), (59, 23.5), (67, 25)] {
      #expect(pixels[26 + point.0, Int(24.5 + point.1)][3] > 200, "\(point)")
    }
  }

  @Test func `a missing symbol is reported once, in one short line with the nearest names`() {
    let long = String(repeating: "x", count: 10_000)
    for name in ["heart.no.such", "nosuch", "two\nlines", long] {
      let report = standardError {
        for _ in 0..<2 { #expect(UIImage(systemName: name) == nil) }
      }
      let shown = String(name.prefix(64)).debugDescription
      let lines = report.split(separator: "\n").filter { $0.contains(shown) }
      let names = Symbol.nearestNames(to: name, in: Symbol.all.keys).joined(separator: ", ")
      #expect(
        lines == [
          """
          UIImage(systemName: \(shown)) is nil because UIKit on Linux doesn't draw this symbol. \
          The nearest names: \(names).
          """
        ])
      #expect(lines.allSatisfy { $0.count < 300 })
    }
  }

  @Test func `a name with one character left out is near the name that it was`() {
    let names = Symbol.all.keys
    for name in names {
      for index in name.indices {
        var misspelled = name
        misspelled.remove(at: index)
        guard Symbol.all[misspelled] == nil else { continue }
        #expect(Symbol.nearestNames(to: misspelled, in: names).contains(name), "\(misspelled)")
      }
    }
  }

  @Test func `the nearest names are those with the spelling, the same first part, or the most parts in common`() {
    let nearest = { Symbol.nearestNames(to: $0, in: Symbol.all.keys) }
    #expect(nearest("chevorn.right").first == "chevron.right")
    #expect(nearest("Star.Fill").first == "star.fill")
    #expect(nearest("trashcan").first == "trash")
    #expect(Set(nearest("star.slash").prefix(2)) == ["star", "star.fill"])
    #expect(nearest("").count == 5)
    #expect(Symbol.nearestNames(to: "star", in: [String]()) == [])
  }

  @Test func `a detail button's symbol is as large as on a device`() {
    // metrics.md 9: contactAdd and detailDisclosure are 24.3333 by 23.6667.
    let size = size("info.circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    #expect(abs((size?.width ?? 0) - 24.3333) < 0.34 && abs((size?.height ?? 0) - 23.6667) < 0.34, "\(size ?? .zero)")
  }

  @Test func `a symbol grows with its text and its scale, and thickens with its weight`() throws {
    for name in Symbol.all.keys {
      let usual = try #require(size(name))
      let larger = try #require(size(name, UIImage.SymbolConfiguration(pointSize: 51)))
      #expect(abs(larger.width - 3 * usual.width) < 1 && abs(larger.height - 3 * usual.height) < 1)
      #expect(try #require(size(name, UIImage.SymbolConfiguration(scale: .large))).width > usual.width)
      #expect(try #require(size(name, UIImage.SymbolConfiguration(scale: .small))).width < usual.width)
    }
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let ink = try weights.map { weight in
      let symbol = try #require(
        UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: weight)))
      return Pixels(symbol).coverage
    }
    #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 < $1 })
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17, weight: .bold))
    #expect(font == UIImage.SymbolConfiguration(pointSize: 17, weight: .bold))
  }

  @Test func `no symbol is empty, and none is cut off at any weight`() throws {
    for name in Symbol.all.keys {
      for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
        let symbol = try #require(
          UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: weight)))
        let size = symbol.size
        let image = Pixels(draw(size.width + 40, size.height + 40) { _ in symbol.draw(at: CGPoint(x: 20, y: 20)) })
        #expect(image.coverage > 50, "\(name)")
        // Heavy lines may reach out of the image a little, as in Apple's, but not far.
        var outside = 0
        for y in 0..<image.height {
          for x in 0..<image.width where image[x, y][3] > 0 {
            let margin: CGFloat = weight == .black ? 5 : 0
            let inside = CGRect(x: 20, y: 20, width: size.width, height: size.height).insetBy(dx: -margin, dy: -margin)
            if !inside.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) { outside += 1 }
          }
        }
        #expect(outside == 0, "\(name) at \(weight)")
      }
    }
  }

  @Test func `pieces of a symbol do not shine through each other`() throws {
    let trash = try #require(UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
    let image = Pixels(
      draw(trash.size.width, trash.size.height) { _ in
        trash.withTintColor(UIColor(white: 0, alpha: 0.5)).draw(at: .zero)
      })
    for y in 0..<image.height {
      for x in 0..<image.width { #expect(image[x, y][3] <= 128) }
    }
  }
}
