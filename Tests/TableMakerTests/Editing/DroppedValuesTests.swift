import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Texts, addresses, and pictures that are dropped on a table come to `onDrop(of:)` as they were, and nothing else does.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DroppedValuesTests {
  private static func image(_ width: CGFloat) -> UIImage {
    // The data of a picture has pixels, and no scale.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
    }
  }

  /// The items that each row of the left table drags.
  private func item(of row: Int) -> [UIDragItem] {
    switch row {
    case 0: [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a text")))]
    case 1: NSURL(string: "https://example.org/a").map { [UIDragItem(itemProvider: NSItemProvider(object: $0))] } ?? []
    default: [UIDragItem(itemProvider: NSItemProvider(object: Self.image(7)))]
    }
  }

  /// Carries a row to the right table, and returns the values of a type that are dropped there.
  private func drop<Value: DropLoadable>(
    _ row: Int, asked: Bool, _ type: Value.Type, _ text: @escaping (Value) -> String
  ) async -> [String] {
    let tables = DraggingStage("abc", "xyz")
    tables.show(
      tables.section(tables.left, tables.one).dragItems { [self] _, index in item(of: index) }.make(),
      tables.section(tables.right, tables.other).onDrop(of: type) { values, index in
        tables.log.add("\(values.map(text)) at \(index)")
      }.make())
    await tables.carry(tables.point(tables.left, row), to: tables.point(tables.right, 1))
    for _ in 0..<400 where asked && tables.log.lines.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(tables.names == ["abc", "xyz"] && tables.log.messages.isEmpty)
    return tables.log.lines
  }

  @Test func `texts, addresses, and pictures`() async {
    #expect(await drop(0, asked: true, String.self) { $0 } == ["[\"a text\"] at 1"])
    #expect(await drop(1, asked: true, URL.self) { $0.absoluteString } == ["[\"https://example.org/a\"] at 1"])
    let pictures = await drop(2, asked: true, UIImage.self) { "\($0.size.width) by \($0.size.height)" }
    #expect(pictures == ["[\"7.0 by 4.0\"] at 1"])
  }

  @Test func `what is no value of the type is not taken`() async {
    #expect(await drop(0, asked: false, UIImage.self) { _ in "picture" } == [])
    #expect(await drop(2, asked: false, URL.self) { $0.absoluteString } == [])
    #expect(await drop(2, asked: false, String.self) { $0 } == [])
  }

  @Test func `a table takes values of several types, each by its own step`() async {
    let tables = DraggingStage("abc", "xyz")
    tables.show(
      tables.section(tables.left, tables.one).dragItems { [self] _, index in item(of: index) }.make(),
      tables.section(tables.right, tables.other)
        .onDrop(of: UIImage.self) { values, _ in tables.log.add("\(values.count) picture") }
        .onDrop(of: URL.self) { values, _ in tables.log.add("\(values.count) address") }.make())
    for (count, row) in [1, 2].enumerated() {
      await tables.carry(tables.point(tables.left, row), to: tables.point(tables.right, 0))
      for _ in 0..<400 where tables.log.lines.count <= count { try? await Task.sleep(for: .milliseconds(5)) }
    }
    #expect(tables.log.lines == ["1 address", "1 picture"])
  }
}
