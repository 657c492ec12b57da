public import Foundation

extension IndexPath {
  /// Makes an index path that names a row of a section in a table view.
  public init(row: Int, section: Int) {
    // Not from an array, which would be made for it.
    self = IndexPath(index: section).appending(row)
  }

  /// Makes an index path that names an item of a section in a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The number of the section in a table view or collection view.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in a section of a table view.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in a section of a collection view.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
