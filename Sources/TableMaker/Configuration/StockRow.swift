public import UIKit

/// A row of the system's look, as a value: a section of such rows needs no cell and no adapter.
///
/// ```swift
/// dataSource = DataSource(tableView)
///   .section()
///   .data([StockRow("Wi-Fi", detail: "Home", accessory: .disclosureIndicator), StockRow("Sounds")])
///   .make()
/// ```
public struct StockRow: Identifiable, Equatable {
  /// What makes two rows the same over time: the title, unless said otherwise.
  public var id: AnyHashable
  /// The text of the row.
  public var title: String
  /// The second text: below the title, or where the style puts it; nil for none.
  public var detail: String?
  /// The image before the title; nil for none.
  public var image: UIImage?
  /// What stands at the row's end.
  public var accessory: UITableViewCell.AccessoryType
  /// The style of the row's cell. Rows of different styles may stand in one section.
  public var style: UITableViewCell.CellStyle

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The text of the row.
  ///   - detail: The second text; nil for none.
  ///   - image: The image before the title; nil for none.
  ///   - accessory: What stands at the row's end.
  ///   - style: Where the detail stands; nil for `.subtitle` where there is a detail, and `.default` where there is none. A detail in a
  ///     row of style `.default` is a diagnostic, and is not shown.
  ///   - id: What makes it the same row over time, where the title may change or come twice; nil for the title.
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
