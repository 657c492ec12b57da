import UIKit

// Rows as tables show them, by content configurations.
extension ControlsController {
  func makeRowSection() -> SheetSection {
    var cell = UIListContentConfiguration.cell()
    cell.text = words.kingfisher
    cell.image = UIImage(systemName: "bird")
    var subtitle = UIListContentConfiguration.subtitleCell()
    subtitle.text = words.place
    subtitle.secondaryText = words.note
    subtitle.image = UIImage(systemName: "mappin.and.ellipse")
    subtitle.secondaryTextProperties.color = .secondaryLabel
    var value = UIListContentConfiguration.valueCell()
    value.text = words.camera
    value.secondaryText = words.battery
    value.image = UIImage(systemName: "camera")
    return SheetSection(words.rows, [cell, subtitle, value].map { $0.makeContentView() })
  }
}
