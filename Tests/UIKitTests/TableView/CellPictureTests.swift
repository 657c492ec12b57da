import PictureComparison
import Testing

@_spi(Testing) @testable import UIKit

/// The looks of cells: list content, accessories, editing, headers and footers, in both directions, light and dark.
@MainActor @Suite struct CellPictureTests {
  private func picture(
    _ name: String, _ source: CellGallery, _ style: UITableView.Style, height: CGFloat,
    look: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    size: UIContentSizeCategory = .large, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    table.isEditing = !source.editingStyles.isEmpty
    let sheet = PictureSheet([[table]], style: look, direction: direction, gap: 0) {
      $0.preferredContentSizeCategory = size
      $0.displayScale = 2
    }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    for row in source.selected { table.selectRow(at: row, animated: false, scrollPosition: .none) }
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "Cells/\(name)", sourceLocation: sourceLocation)
  }

  @Test func `settings of an app`() throws {
    try picture("settings-light", .settings, .insetGrouped, height: 640)
    try picture("settings-dark", .settings, .insetGrouped, height: 640, look: .dark)
    try picture("settings-right-to-left", .settings, .insetGrouped, height: 640, direction: .rightToLeft)
  }

  @Test func `settings in large letters`() throws {
    try picture("settings-large", .settings, .insetGrouped, height: 1200, size: .accessibilityMedium)
  }

  @Test func `a plain list that is edited`() throws {
    try picture("editing-light", .editing, .plain, height: 330)
    try picture("editing-right-to-left", .editing, .plain, height: 330, direction: .rightToLeft)
  }

  @Test func `backgrounds of an app's own`() throws {
    try picture("backgrounds", .backgrounds, .plain, height: 260)
  }
}

/// Sections of cells that are made one by one.
private final class CellGallery: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [@MainActor () -> UITableViewCell]
  }

  private let sections: [Section]
  let selected: [IndexPath]
  /// The control of each row of a table that is edited, and the one row that makes no room for it.
  var editingStyles: [UITableViewCell.EditingStyle] = []
  private let rowWithoutRoom = 4

  init(_ sections: [Section], selected: [IndexPath] = []) {
    self.sections = sections
    self.selected = selected
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]()
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    editingStyles[indexPath.row]
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != rowWithoutRoom
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header.flatMap { view(tableView, $0) }
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].footer.flatMap { view(tableView, $0) }
  }

  private func view(_ table: UITableView, _ text: String) -> UIView? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "view")
    var content = view?.defaultContentConfiguration()
    content?.text = text
    view?.contentConfiguration = content
    return view
  }

  private static func row(
    _ content: UIListContentConfiguration, _ text: String, _ secondary: String? = nil, image: String? = nil,
    _ accessory: UITableViewCell.AccessoryType = .none, _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = content
    content.text = text
    content.secondaryText = secondary
    content.image = image.flatMap { UIImage(systemName: $0) }
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    change(cell)
    return cell
  }

  static var settings: CellGallery {
    CellGallery(
      [
        Section(
          header: "Notebook", footer: "Sightings are kept on this phone until they are sent.",
          cells: [
            { row(.valueCell(), "Language", "English", image: "globe", .disclosureIndicator) },
            { row(.valueCell(), "Sort by", "Date", image: "calendar", .disclosureIndicator) },
            {
              row(
                .subtitleCell(), "Lake in autumn", "12 species, 3 of them new", image: "leaf", .detailDisclosureButton)
            },
            { row(.cell(), "Show rare species first", image: "star", .checkmark) },
          ]),
        Section(
          header: "Long texts", footer: nil,
          cells: [
            { row(.valueCell(), "A name that needs its room", "and a value that does", .disclosureIndicator) },
            { row(.cell(), "A text that is too long for one line takes two, and its row grows", "As does this one") },
            { row(.cell(), "Selected", image: "heart") },
            { row(.cell(), "Not to be touched", "Dimmed", image: "trash") { $0.isUserInteractionEnabled = false } },
          ]),
        Section(
          header: nil, footer: nil,
          cells: [
            {
              row(.cell(), "Sign out") { cell in
                guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
                content.textProperties.color = .systemRed
                content.textProperties.alignment = .center
                cell.contentConfiguration = content
              }
            }
          ]),
      ], selected: [IndexPath(row: 2, section: 1)])
  }

  static var editing: CellGallery {
    func stock(_ text: String, _ change: (UITableViewCell) -> Void) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "Stock cell"
      change(cell)
      return cell
    }
    let gallery = CellGallery([
      Section(
        header: "Shopping list", footer: nil,
        cells: [
          { stock("Delete") { _ in } },
          { stock("Delete or move") { $0.showsReorderControl = true } },
          {
            row(.subtitleCell(), "Insert", "List content") {
              $0.editingAccessoryType = .disclosureIndicator
              $0.showsReorderControl = true
            }
          },
          { stock("No control") { $0.editingAccessoryType = .detailButton } },
          { stock("Not indented") { $0.showsReorderControl = true } },
        ])
    ])
    gallery.editingStyles = [.delete, .delete, .insert, .none, .none]
    return gallery
  }

  static var backgrounds: CellGallery {
    func cell(_ text: String, _ change: (inout UIBackgroundConfiguration) -> Void) -> UITableViewCell {
      row(.cell(), text) {
        var background = UIBackgroundConfiguration.listPlainCell()
        change(&background)
        $0.backgroundConfiguration = background
      }
    }
    return CellGallery([
      Section(
        header: nil, footer: nil,
        cells: [
          { cell("The table's") { _ in } },
          { cell("Tinted") { $0.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemYellow } } },
          {
            cell("A card") {
              $0.backgroundColor = .secondarySystemBackground
              $0.cornerRadius = 10
              $0.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
              $0.strokeColor = .systemBlue
              $0.strokeWidth = 1
            }
          },
          {
            cell("A stroke around a card") {
              $0.backgroundColor = .systemGreen.withAlphaComponent(0.3)
              $0.cornerRadius = 12
              $0.backgroundInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
              $0.strokeColor = .systemGreen
              $0.strokeWidth = 1
              $0.strokeOutset = 2
            }
          },
        ])
    ])
  }
}
