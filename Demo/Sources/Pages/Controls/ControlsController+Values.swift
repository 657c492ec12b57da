import UIKit

// Controls that hold a value, and what shows one.
extension ControlsController {
  func makeValueSection() -> SheetSection {
    let sounds = UISwitch()
    sounds.isOn = true
    let location = UISwitch()
    let night = UISwitch()
    night.isOn = true
    night.isEnabled = false

    let brightness = UISlider()
    brightness.value = 0.6
    brightness.minimumValueImage = UIImage(systemName: "sun.min")
    brightness.maximumValueImage = UIImage(systemName: "sun.max")
    let zoom = UISlider()
    zoom.minimumValue = 1
    zoom.maximumValue = 10
    zoom.value = 3
    zoom.minimumTrackTintColor = .systemOrange

    let stepper = UIStepper()
    stepper.value = 3
    let count = UILabel.sheetText("3", .body, color: .secondaryLabel)
    count.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    // The sheet keeps the control, so the label must not be kept by what the control keeps.
    stepper.addAction(
      UIAction { [weak count] action in
        guard let stepper = action.sender as? UIStepper else { return }
        count?.text = "\(Int(stepper.value))"
      }, for: .valueChanged)
    return SheetSection(
      words.values,
      [
        SheetRow(words.sounds, sounds), SheetRow(words.location, location), SheetRow(words.night, night),
        SheetRow.column(titled: words.brightness, brightness),
        SheetRow.column(titled: words.zoom, zoom),
        SheetRow(words.count, count, stepper),
      ])
  }

  func makeChoiceSection() -> SheetSection {
    let periods = UISegmentedControl(items: words.periods)
    periods.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    let searching = UIActivityIndicatorView(style: .medium)
    searching.startAnimating()
    let large = UIActivityIndicatorView(style: .large)
    large.startAnimating()
    let upload = UIProgressView()
    upload.progress = 0.6
    return SheetSection(
      words.choices,
      [
        SheetRow.column([periods]), SheetRow(words.pages, pages), SheetRow(words.searching, searching, large),
        SheetRow.column(titled: words.upload, upload),
      ])
  }
}
