import TableMaker
import TestSupport
import Testing
import UIKit

/// Causes of wrong measured heights, each reported once with the cell's class and the chain's line; correct cells aren't.
@MainActor @Suite struct MeasuringSpeaksTests {
  /// Shows five rows of a cell, scrolls, reloads, and returns the messages of the diagnostics.
  private func told(
    _ build: @escaping (UITableViewCell) -> Void, adapter: @escaping (BuiltCell, Int) -> Void = { _, _ in }
  )
    -> [String]
  {
    let stage = Stage()
    BuiltCell.build = build
    stage.show(
      stage.chain.measuresAhead(false).section().cell(BuiltCell.self).data(Array(0..<5))
        .adapter { cell, number, _ in adapter(cell, number) }
        .autoHeight().make())
    stage.reload()
    stage.dataSource?.invalidateHeights()
    stage.window.layOut()
    return stage.log.messages
  }

  private func line() -> UILabel {
    let label = UILabel()
    label.text = "Ann"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Pins a view to the edges of another, the bottom with a priority.
  private func pin(_ view: UIView, to other: UIView, bottom priority: Float = 999) {
    let bottom = view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(priority)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: 8), bottom,
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -16),
    ])
  }

  // MARK: Mistakes

  @Test func `a label that was added to the cell and not to contentView`() throws {
    let stage = Stage()
    BuiltCell.build = { cell in
      let label = line()
      cell.addSubview(label)
      pin(label, to: cell)
    }
    let place = #line + 3
    stage.show(
      stage.chain.section().cell(BuiltCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .autoHeight().make())
    stage.reload()
    #expect(
      stage.log.diagnostics.map(\.placed).filter { $0.contains("subview") } == [
        "MeasuringSpeaksTests.swift:\(place): UILabel “Ann” is a subview of BuiltCell itself, so measuring ignores it. "
          + "Add it to contentView."
      ])
  }

  @Test func `a forgotten translatesAutoresizingMaskIntoConstraints, of a label and of a view with a size`() {
    for size in [CGSize.zero, CGSize(width: 30, height: 17)] {
      let told = told { cell in
        let label = line()
        label.frame.size = size
        label.translatesAutoresizingMaskIntoConstraints = true
        cell.contentView.addSubview(label)
        pin(label, to: cell.contentView)
      }
      #expect(
        told.filter { $0.contains("autoresizing") } == [
          "UILabel “Ann” in BuiltCell has both constraints and an autoresizing mask, which conflict. Set its "
            + "translatesAutoresizingMaskIntoConstraints to false."
        ], "\(size): \(told)")
      #expect(!told.contains { $0.contains("Required constraints") })
    }
  }

  @Test func `required constraints that contradict each other`() {
    let told = told { cell in
      let label = line()
      cell.contentView.addSubview(label)
      pin(label, to: cell.contentView)
      label.heightAnchor.constraint(equalToConstant: 40).isActive = true
      label.heightAnchor.constraint(equalToConstant: 70).isActive = true
    }
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.hasPrefix("Required constraints of BuiltCell conflict") == true)
    #expect(told.first?.contains("is off by 30.0 points") == true, "\(told)")
    #expect(told.first?.contains("UILabel “Ann”.height == ") == true, "\(told)")
  }

  @Test(arguments: [(40.5, false), (41, true)] as [(CGFloat, Bool)])
  func `two pixels are not counted, since frames are rounded, and three are`(height: CGFloat, isTold: Bool) {
    let told = told { cell in
      let label = line()
      cell.contentView.addSubview(label)
      pin(label, to: cell.contentView)
      label.heightAnchor.constraint(equalToConstant: 40).isActive = true
      label.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    #expect(
      told.contains { $0.hasPrefix("Required constraints of BuiltCell conflict") } == isTold, "\(told)")
  }

  @Test func `constraints that contradict each other with some contents only, and across guides and directions`() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      var wide: NSLayoutConstraint?
      let told = told(
        { cell in
          let label = line()
          for view in [cell.contentView, label] { view.semanticContentAttribute = direction }
          cell.contentView.addSubview(label)
          pin(label, to: cell.contentView)
          label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor, constant: 0)
            .isActive = true
          wide = label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 120)
        }, adapter: { cell, number in if cell.isMeasuring { wide?.isActive = number == 4 } })
      #expect(told.count == 1 && told[0].hasPrefix("Required constraints of BuiltCell"), "\(told)")
    }
  }

  @Test func `a hidden view in a stack with a required size, before anything else is told`() {
    let told = told { cell in
      let image = UIImageView()
      let stack = UIStackView(arrangedSubviews: [image, line()])
      stack.translatesAutoresizingMaskIntoConstraints = false
      image.widthAnchor.constraint(equalToConstant: 40).isActive = true
      image.isHidden = true
      cell.contentView.addSubview(stack)
      pin(stack, to: cell.contentView)
    }
    #expect(
      told == [
        "Required constraints of BuiltCell conflict, so its rows can be too high or too low: UIImageView.width == 40.0 "
          + "is off by 40.0 points. Remove one of them, or give one the priority 999."
      ])
  }

  @Test func `a header is looked through too`() {
    let stage = Stage(style: .grouped)
    let place = #line + 3
    stage.show(
      stage.chain
        .section("a").cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(44)
        .header(BrokenHeader.self) { _ in }.make())
    #expect(stage.log.diagnostics.count == 1)
    #expect(
      stage.log.diagnostics.first?.placed.hasPrefix(
        "MeasuringSpeaksTests.swift:\(place): Required constraints of BrokenHeader conflict") == true)
  }

  // MARK: What is right

  @Test
  func
    `a cell as apps write it, with required constraints throughout, a separator and heights of fractions of a pixel`()
  {
    let told = told(
      { cell in
        let label = line()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 13.3)
        cell.contentView.addSubview(label)
        pin(label, to: cell.contentView, bottom: 1000)
      },
      adapter: { cell, number in
        (cell.contentView.subviews.first as? UILabel)?.text = String(repeating: "words ", count: 1 + 20 * number)
      })
    #expect(told.isEmpty, "\(told)")
  }

  @Test func `stacks with hidden views, breakable sizes and inequalities, guides, ratios, centres, hidden views`() {
    let told = told { cell in
      let content = cell.contentView
      let image = UIImageView()
      let width = image.widthAnchor.constraint(equalToConstant: 40)
      width.priority = UILayoutPriority(999)
      width.isActive = true
      image.isHidden = true
      let title = line()
      title.isHidden = true
      let stack = UIStackView(arrangedSubviews: [image, line(), title])
      stack.translatesAutoresizingMaskIntoConstraints = false
      let dot = UIView()
      dot.translatesAutoresizingMaskIntoConstraints = false
      let guide = UILayoutGuide()
      content.addLayoutGuide(guide)
      content.addSubview(stack)
      stack.addSubview(dot)
      pin(stack, to: content)
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 1 / 3),
        dot.heightAnchor.constraint(equalTo: dot.widthAnchor, multiplier: 0.071),
        dot.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
        guide.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20.4),
        guide.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor),
        guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 41.7),
        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
    }
    #expect(told.isEmpty, "\(told)")
  }

  @Test func `views with frames, autoresizing masks and transforms, and a cell that places views in layoutSubviews`() {
    let told = told { cell in
      let content = cell.contentView
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let cover = UIView()
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let turned = line()
      turned.transform = CGAffineTransform(scaleX: 0.5, y: 2)
      let label = line()
      for view in [box, cover, turned, label] { content.addSubview(view) }
      pin(label, to: content)
      NSLayoutConstraint.activate([
        turned.topAnchor.constraint(equalTo: content.topAnchor),
        turned.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 4),
        turned.widthAnchor.constraint(equalToConstant: 30),
      ])
      (cell as? BuiltCell)?.whenLaidOut = { label.frame.origin.x += 50 }
    }
    #expect(told.isEmpty, "\(told)")
  }

  @Test
  func
    `a line over the content, a background with a label, an accessory view, an empty cell with overlays that are hidden`()
  {
    let told = told { cell in
      let label = line()
      cell.contentView.addSubview(label)
      pin(label, to: cell.contentView)
      let rule = UIView()
      rule.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(rule)
      let hidden = line()
      hidden.isHidden = true
      cell.addSubview(hidden)
      NSLayoutConstraint.activate([
        rule.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        rule.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        rule.bottomAnchor.constraint(equalTo: cell.bottomAnchor), rule.heightAnchor.constraint(equalToConstant: 1),
      ])
      let background = UIView()
      background.addSubview(line())
      cell.backgroundView = background
      let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessoryView = badge
    }
    #expect(told.isEmpty, "\(told)")
  }

  @Test func `the looks of the system's own cells, disclosed, selected and edited`() {
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
      let stage = Stage()
      stage.show(
        stage.chain.section().stockCell(style).data(["a", "b"]).adapter { cell, text, row in
          cell.textLabel?.text = text
          if style != .default { cell.detailTextLabel?.text = "detail" }
          cell.accessoryType = row == 0 ? .detailDisclosureButton : .checkmark
        }.autoHeight().make())
      stage.dataSource?.setEditing(true, animated: false)
      stage.reload()
      #expect(stage.log.messages.isEmpty, "\(style)")
    }
  }
}

private final class BuiltCell: UITableViewCell {
  static var build: (UITableViewCell) -> Void = { _ in }
  var whenLaidOut: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.build(self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}

private final class BrokenHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
