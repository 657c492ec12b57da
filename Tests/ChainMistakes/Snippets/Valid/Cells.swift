// Cells of several classes in one section.
import TableMaker
import UIKit

struct Message: Identifiable, Equatable {
  let id: Int
  var text: String?
  var picture: Picture?
  var isText: Bool { text != nil }
}
struct Picture: Equatable { let width: Double }
enum Feed: Equatable {
  case message(Message)
  case picture(Picture)
  case ending
}
final class TextCell: UITableViewCell { let label = UILabel() }
final class PictureCell: UITableViewCell { func show(_ picture: Picture) {} }
final class SelfMessageCell: UITableViewCell, Configurable {
  func configure(with message: Message, at index: Int) { textLabel?.text = message.text }
}

@MainActor func cells(_ tableView: UITableView, _ messages: [Message], _ feed: [Feed]) -> TableViewDataSource {
  DataSource(tableView)
    .section("by test")
    .data(messages)
    .cells(TextCell.self, for: { $0.isText }) { cell, message, index in cell.label.text = message.text }
    .cells(PictureCell.self, as: { $0.picture }) { cell, picture, index in cell.show(picture) }
    .otherwise(PlainCell.self) { cell, message, index in cell.textLabel?.text = "\(message.id) at \(index)" }
    .height(60)
    .section("by key path")
    .data(messages)
    .cells(TextCell.self, as: \.text) { cell, text, index in cell.label.text = text + "!" }
    .cells(PictureCell.self, from: .storyboard("picture"), as: \.picture) { cell, picture, index in cell.show(picture) }
    .onSelect { message, index in print(message.id * 2 + index) }
    .onDisplay { cell, message, index in print(cell.isSelected, message.id) }
    .section("by case")
    .data(feed)
    .cells(PictureCell.self, as: { item -> Picture? in if case .picture(let picture) = item { picture } else { nil } })
  {
    cell, picture, _ in cell.show(picture)
  }
    .cells(SelfMessageCell.self, as: { if case .message(let message) = $0 { message } else { nil } })
    .otherwise(PlainCell.self) { cell, _, index in cell.textLabel?.text = "The end" }
    .section("configurable")
    .data(messages)
    .cells(SelfTextCell.self, as: \.text)
    .cells(TextCell.self, for: \.isText) { cell, message, _ in cell.label.text = message.text }
    .otherwise(SelfMessageCell.self)
    .section("rows")
    .data([StockRow("Wi-Fi", detail: "Home", accessory: .disclosureIndicator), StockRow("Sounds")])
    .onSelect { row, index in print(row.title, index) }
    .section("simple")
    .data(messages)
    .cell(SelfMessageCell.self)
    .make()
}

@MainActor func rows(_ tableView: UITableView, _ names: [String]) -> TableViewDataSource {
  DataSource(tableView).section().data(names.map { StockRow($0) }).make()
}
