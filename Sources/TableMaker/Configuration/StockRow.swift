public import UIKit

/// A row in a system style, as a value.
///
/// A section of such rows needs no cell and no adapter.
/// ```swift
/// dataSource = DataSource(tableView)
///   .section()
///   .data([StockRow("Wi-Fi", detail: "Home", accessory: .disclosureIndicator), StockRow("Sounds")])
///   .make()
/// ```
public struct StockRow: Identifiable, Equatable {
  /// The identity of the row over time; by default, its title.
  public var id: AnyHashable
  /// The text of the row.
  public var title: String
  /// The second text, at the position that the style determines; `nil` for none.
  public var detail: String?
  /// The image before the title; `nil` for none.
  public var image: UIImage?
  /// The accessory of the row's cell.
  public var accessory: UITableViewCell.AccessoryType
  /// The style of the row's cell.
  ///
  /// A section can contain rows with different styles.
  public var style: UITableViewCell.CellStyle

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The text of the row.
  ///   - detail: The second text; `nil` for none.
  ///   - image: The image before the title; `nil` for none.
  ///   - accessory: The accessory of the row's cell.
  ///   - style: The style of the row's cell. If it's `nil`, the style is `.subtitle` with a detail, and `.default`
  ///     otherwise. In the style `.default`, TableMaker doesn't show a detail and reports a diagnostic.
  ///   - id: The identity of the row over time, for titles that change or aren't unique; `nil` for the title.
  public init(
    _ title: String, detail: String? = nil, image: UIImage? = nil, accessory: UITableViewCell.AccessoryType = .none,
    style: UITableViewCell.CellStyle? = nil, id: AnyHashable? = nil
  ) {
    self.id = id ?? AnyHashable(title)
    self.title = title
    self.detail = detail
    self.image = image
    self.accessory = accessory
    self.style = style ?? (detail == nil ? .default : .subtitle)
  }
}

extension StockCell {
  /// Shows a row.
  func show(_ row: StockRow) {
    textLabel?.text = row.title
    imageView?.image = row.image
    accessoryType = row.accessory
    if row.detail != nil || row.style != .default { detailTextLabel?.text = row.detail }
  }
}
