internal import TableMakerClassFactory
import Foundation

/// Makes cells, headers and footers of classes that are known at run time only.
///
/// Apps write `override init(style:reuseIdentifier:)`, which compiles only where the initializer is not `required`; and
/// such an initializer Swift does not call on a metatype. A few lines of C find it in the class's table of methods and
/// call it.
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

  /// Gives a string's two words, and with them one count of its storage, to a callee that takes ownership: as an
  /// initializer does of its parameters.
  private static func handOver<Result>(_ string: String?, to callee: (UInt64, UInt64) -> Result) -> Result {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    // Freed without being deinitialized: the callee releases the string.
    defer { memory.deallocate() }
    memory.initialize(to: string)
    let words = UnsafeRawPointer(memory)
    return callee(words.load(as: UInt64.self), words.load(fromByteOffset: 8, as: UInt64.self))
  }
}
