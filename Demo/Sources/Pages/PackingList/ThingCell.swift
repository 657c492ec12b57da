import TableMaker
import UIKit

/// A thing: a mark that says whether it is packed, its name, and how many.
final class ThingCell: UITableViewCell, Configurable {
  func configure(with thing: Thing, at index: Int) {
    var content = UIListContentConfiguration.valueCell()
    content.text = thing.name
    content.textProperties.color = thing.isPacked ? .secondaryLabel : .label
    content.secondaryText = thing.count == 1 ? nil : "× \(thing.count)"
    content.image = UIImage(systemName: thing.isPacked ? "checkmark.circle.fill" : "circle")
    content.imageProperties.tintColor = thing.isPacked ? .systemGreen : .tertiaryLabel
    contentConfiguration = content
  }
}
