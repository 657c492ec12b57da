public import Foundation

extension IndexPath {
  /// Creates an index path for a row in a section of a table view.
  public init(row: Int, section: Int) {
    // Appending avoids the allocation of an array.
    self = IndexPath(index: section).appending(row)
  }

  /// Creates an index path for an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the section in a table view or collection view.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in a section of a table view.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in a section of a collection view.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
