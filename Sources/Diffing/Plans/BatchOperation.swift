/// A single update operation of a table view.
///
/// Deletions and reloads have old places, insertions have new places, and moves have one of each.
public enum BatchOperation: Sendable, Hashable, CustomStringConvertible {
  /// Deletes a section.
  case deleteSection(Int)
  /// Inserts a section.
  case insertSection(Int)
  /// Moves a section.
  case moveSection(from: Int, to: Int)
  /// Reloads a section.
  ///
  /// Plans of this module don't use it.
  case reloadSection(Int)
  /// Deletes a row.
  case deleteRow(RowPath)
  /// Inserts a row.
  case insertRow(RowPath)
  /// Moves a row.
  case moveRow(from: RowPath, to: RowPath)
  /// Reloads a row.
  ///
  /// Plans of this module don't use it.
  case reloadRow(RowPath)

  /// The operation in the style of UIKit's messages.
  public var description: String {
    switch self {
    case .deleteSection(let section): "Delete section (\(section))"
    case .insertSection(let section): "Insert section (\(section))"
    case .moveSection(let from, let to): "Move section (\(from)) to (\(to))"
    case .reloadSection(let section): "Reload section (\(section))"
    case .deleteRow(let path): "Delete row (\(path))"
    case .insertRow(let path): "Insert row (\(path))"
    case .moveRow(let from, let to): "Move row (\(from)) to (\(to))"
    case .reloadRow(let path): "Reload row (\(path))"
    }
  }
}
