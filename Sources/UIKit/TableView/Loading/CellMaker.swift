internal import TableMakerClassFactory
import Foundation

/// Creates cells, headers, and footers of classes that are known only at run time.
///
/// Apps write `override init(style:reuseIdentifier:)`, which isn't `required`, and Swift doesn't call such an
/// initializer on a metatype. A few lines of C find it in the class's method table and call it.
@MainActor enum CellMaker {
  static func makeCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    handOver(reuseIdentifier) { first, second in
      ClassMaker.object(
        uikit_makeCell(
          ClassMaker.pointer(to: UITableViewCell.self), ClassMaker.pointer(to: type), UInt8(style.rawValue), first,
          second))
    }
  }

  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    handOver(reuseIdentifier) { first, second in
      ClassMaker.object(
        uikit_makeHeaderFooterView(
          ClassMaker.pointer(to: UITableViewHeaderFooterView.self), ClassMaker.pointer(to: type), first, second))
    }
  }

  /// Passes a string's two words and a reference to its storage to a callee that takes ownership, as an initializer
  /// does.
  private static func handOver<Result>(_ string: String?, to callee: (UInt64, UInt64) -> Result) -> Result {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    // The memory isn't deinitialized because the callee releases the string.
    defer { memory.deallocate() }
    memory.initialize(to: string)
    let words = UnsafeRawPointer(memory)
    return callee(words.load(as: UInt64.self), words.load(fromByteOffset: 8, as: UInt64.self))
  }
}
