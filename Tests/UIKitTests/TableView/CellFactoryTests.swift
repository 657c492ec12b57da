import Testing

@testable import UIKit

/// Cells are made from their class as apps write them.
@MainActor @Suite struct CellFactoryTests {
  @Test(arguments: 0...3) func `a cell of the base class gets its style and identifier`(style: Int) throws {
    let style = try #require(UITableViewCell.CellStyle(rawValue: style))
    let cell = CellMaker.makeCell(UITableViewCell.self, style: style, reuseIdentifier: "cell")
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(cell.cellStyle == style)
    #expect(cell.reuseIdentifier == "cell")
    #expect(CellMaker.makeCell(UITableViewCell.self, style: style, reuseIdentifier: nil).reuseIdentifier == nil)
  }

  @Test func `an override of the initializer runs`() throws {
    let cell = try #require(
      CellMaker.makeCell(OverridingCell.self, style: .value1, reuseIdentifier: "a") as? OverridingCell)
    #expect(cell.log == ["OverridingCell a"])
    #expect(cell.cellStyle == .subtitle, "an override may choose its own style")
  }

  @Test func `an inherited override runs`() throws {
    let cell = try #require(
      CellMaker.makeCell(InheritingCell.self, style: .default, reuseIdentifier: "b") as? InheritingCell)
    #expect(cell.log == ["OverridingCell b"])
    #expect(cell.extra == [1, 2, 3])
  }

  @Test func `stored properties of a plain subclass get their values`() throws {
    let cell = try #require(CellMaker.makeCell(PlainCell.self, style: .default, reuseIdentifier: "c") as? PlainCell)
    #expect(cell.number == 42 && cell.text == "a text that is too long to lie inside of its own value")
    #expect(cell.reuseIdentifier == "c")
  }

  @Test func `a generic subclass is made for its own type argument`() throws {
    let cell = try #require(
      CellMaker.makeCell(GenericCell<[String]>.self, style: .default, reuseIdentifier: "d") as? GenericCell<[String]>)
    #expect(cell.values.isEmpty && cell.name == "d")
    #expect(CellMaker.makeCell(GenericCell<Int>.self, style: .default, reuseIdentifier: "d") is GenericCell<Int>)
  }

  @Test func `headers and footers are made in the same way`() throws {
    let make = { CellMaker.makeHeaderFooter($0, reuseIdentifier: "header") }
    #expect(type(of: make(UITableViewHeaderFooterView.self)) == UITableViewHeaderFooterView.self)
    #expect(make(UITableViewHeaderFooterView.self).reuseIdentifier == "header")
    #expect(try #require(make(OverridingHeader.self) as? OverridingHeader).log == ["OverridingHeader header"])
    #expect(try #require(make(InheritingHeader.self) as? InheritingHeader).log == ["OverridingHeader header"])
    #expect(try #require(make(GenericHeader<Int>.self) as? GenericHeader<Int>).values == [])
  }

  @Test func `cells and their identifiers are freed`() throws {
    weak var weakCell: UITableViewCell?
    weak var weakHeader: UITableViewHeaderFooterView?
    for kind in [UITableViewCell.self, OverridingCell.self, PlainCell.self, GenericCell<Int>.self] {
      weakCell = CellMaker.makeCell(kind, style: .default, reuseIdentifier: "x")
      #expect(weakCell == nil)
    }
    weakHeader = CellMaker.makeHeaderFooter(UITableViewHeaderFooterView.self, reuseIdentifier: "x")
    #expect(weakHeader == nil)
  }

  @Test func `the identifier's storage is counted as if Swift had made the call`() {
    let storage = HeapString()
    let before = storage.count
    var cells: [UITableViewCell] = []
    for kind in [UITableViewCell.self, OverridingCell.self, InheritingCell.self, PlainCell.self, GenericCell<Int>.self]
    {
      cells.append(CellMaker.makeCell(kind, style: .default, reuseIdentifier: storage.text))
    }
    #expect(cells.allSatisfy { $0.reuseIdentifier == storage.text })
    // Each cell holds it once; `OverridingCell` and `InheritingCell` hold nothing else, `GenericCell` once more as its name.
    #expect(storage.count == before + 6)
    cells = []
    #expect(storage.count == before)
    for _ in 0..<100 {
      _ = CellMaker.makeHeaderFooter(UITableViewHeaderFooterView.self, reuseIdentifier: storage.text)
    }
    #expect(storage.count == before)
  }
}

/// A string with its storage in a separate object, so that its references can be counted.
private struct HeapString {
  let text: String

  init() { text = "an identifier, long enough for the heap " + String(UInt64.random(in: 0...UInt64.max)) }

  /// The number of strings that share the storage. (A native string's second word holds the storage's address in its
  /// low bits.)
  var count: UInt {
    let address = unsafeBitCast(text, to: (UInt64, UInt64).self).1 & 0x00FF_FFFF_FFFF_FFFF
    guard let object = UnsafeRawPointer(bitPattern: UInt(address)) else { return 0 }
    return swiftRetainCount(object)
  }
}

@_silgen_name("swift_retainCount") private func swiftRetainCount(_ object: UnsafeRawPointer) -> UInt

private class OverridingCell: UITableViewCell {
  var log: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    log.append("OverridingCell \(reuseIdentifier ?? "")")
  }

  required init?(coder: NSCoder) { nil }
}

private final class InheritingCell: OverridingCell {
  let extra = [1, 2, 3]
}

private final class PlainCell: UITableViewCell {
  var number = 42
  let text = "a text that is too long to lie inside of its own value"
}

private final class GenericCell<Value>: UITableViewCell {
  var values: [Value] = []
  var name = ""

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name = reuseIdentifier ?? ""
  }

  required init?(coder: NSCoder) { nil }
}

private class OverridingHeader: UITableViewHeaderFooterView {
  var log: [String] = []

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    log.append("OverridingHeader \(reuseIdentifier ?? "")")
  }

  required init?(coder: NSCoder) { nil }
}

private final class InheritingHeader: OverridingHeader {}

private final class GenericHeader<Value: Equatable>: UITableViewHeaderFooterView {
  var values: [Value] = []
}
