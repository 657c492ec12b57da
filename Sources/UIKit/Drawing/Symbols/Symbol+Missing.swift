import Synchronization

extension Symbol {
  private static let told = Mutex<Set<String>>([])

  /// Reports a missing symbol once for each name, because the cause of a blank image is hard to find.
  static func tellMissing(_ name: String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    let family = name.prefix { $0 != "." }
    let relatives = all.keys.filter { $0.prefix { $0 != "." } == family }.sorted()
    let others = relatives.isEmpty ? all.keys.sorted() : relatives
    writeToStandardError(
      "UIImage(systemName: \"\(name)\") is nil: UIKit on Linux draws the common symbols, and not this one. There are: "
        + others.joined(separator: ", ") + ".")
  }
}
