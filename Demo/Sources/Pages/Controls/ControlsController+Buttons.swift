import UIKit

// Buttons: every configuration in its normal and its disabled state, and what else they can show.
extension ControlsController {
  func makeButtonSection() -> SheetSection {
    let configurations: [(String, () -> UIButton.Configuration)] = [
      (words.plain, UIButton.Configuration.plain), (words.gray, UIButton.Configuration.gray),
      (words.tinted, UIButton.Configuration.tinted), (words.filled, UIButton.Configuration.filled),
    ]
    let rows = [true, false].map { isEnabled in
      let buttons = configurations.map { title, make in
        let button = UIButton(configuration: titled(title, make()))
        button.isEnabled = isEnabled
        return button
      }
      let row = SheetRow(buttons, spacing: 6)
      row.distribution = .equalSpacing
      return row
    }
    return SheetSection(words.buttons, rows + [makePictureButtons(), makeSizes(), makeWideButtons()])
  }

  private func titled(_ title: String, _ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = title
    return configuration
  }

  private func makePictureButtons() -> SheetRow {
    var delete = titled(words.delete, .tinted())
    delete.image = UIImage(systemName: "trash")
    delete.imagePadding = 6
    delete.baseForegroundColor = .systemRed
    delete.baseBackgroundColor = .systemRed
    var send = titled(words.send, .gray())
    send.image = UIImage(systemName: "arrow.up")
    send.imagePlacement = .trailing
    send.imagePadding = 6
    let system = RoomyButton(type: .system)
    system.setTitle(words.system, for: .normal)
    system.titleLabel?.font = .preferredFont(forTextStyle: .body)
    system.titleLabel?.adjustsFontForContentSizeCategory = true
    let row = SheetRow(
      [UIButton(configuration: delete), UIButton(configuration: send), system, UIButton(type: .close)], spacing: 8)
    row.distribution = .equalSpacing
    return row
  }

  private func makeSizes() -> SheetRow {
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let buttons = sizes.map { size in
      var configuration = UIButton.Configuration.filled()
      configuration.image = UIImage(systemName: "camera")
      configuration.buttonSize = size
      configuration.cornerStyle = .capsule
      let button = RoomyButton(configuration: configuration)
      button.accessibilityLabel = words.camera
      return button
    }
    // In a column, the touchable regions of the small ones must not overlap.
    let row = SheetRow(buttons, spacing: 10)
    row.distribution = .equalSpacing
    return row
  }

  private func makeWideButtons() -> SheetRow {
    var save = titled(words.save, .filled())
    save.subtitle = words.subtitle
    save.buttonSize = .large
    save.titleAlignment = .center
    return .column([UIButton(configuration: save), UIButton(configuration: titled(words.off, .plain()))])
  }
}

/// A button that responds to touches around it if it's smaller than a fingertip.
private final class RoomyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}
