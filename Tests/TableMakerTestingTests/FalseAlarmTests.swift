import TableMaker
import TableMakerTesting
import Testing
import UIKit

/// Views that look like an issue and aren't one, each found on a page of the Demo.
@MainActor @Suite struct `An audit leaves out` {
  /// A page with a scroll view, and views of fixed frames in it.
  private func page(height: CGFloat = 2000, _ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: height)
    controller.view.addSubview(scrollView)
    for view in views { scrollView.addSubview(view) }
    return controller
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  @Test func `a page control without a label, because its value says what it is`() async throws {
    let report = try await audit(kinds: .sufficientElementDescription) { _ in
      let control = UIPageControl(frame: CGRect(x: 80, y: 100, width: 120, height: 26))
      control.numberOfPages = 4
      return page([control])
    }
    #expect(report.isEmpty, "\(report)")
    let slider = try await audit(kinds: .sufficientElementDescription) { _ in
      page([UISlider(frame: CGRect(x: 80, y: 100, width: 120, height: 44))])
    }
    #expect(slider.kinds == .sufficientElementDescription)
  }

  @Test func `the height of a row without constraints, which its sizeThatFits gives`() async throws {
    let report = try await audit([.scrolled], kinds: .rowHeight) { _ in FrameRowsController() }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `rows below a bar that scrolls, in a row that scrolls across`() async throws {
    func pages(_ inner: UIView) -> UIViewController {
      let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      pager.contentInsetAdjustmentBehavior = .never
      pager.contentSize = CGSize(width: 900, height: 300)
      pager.addSubview(inner)
      return page([pager])
    }
    let report = try await audit([.scrolled], kinds: .obscured) { _ in
      pages(label("High water", CGRect(x: 20, y: 20, width: 200, height: 200)))
    }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `a picture with text that reaches below a bar, but not the text itself`() async throws {
    func tile(labelAt top: CGFloat) -> UIViewController {
      let tile = PictureControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      tile.addSubview(label("Autumn", CGRect(x: 20, y: top, width: 200, height: 60)))
      let controller = page([tile])
      (controller.view.subviews[0] as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
      return controller
    }
    let below = try await audit(kinds: .obscured) {
      $0.orientation == .portrait ? tile(labelAt: 0) : UIViewController()
    }
    #expect(below.first?.path.components.last?.name == "UILabel", "\(below)")
    let above = try await audit(kinds: .obscured) {
      $0.orientation == .portrait ? tile(labelAt: 100) : UIViewController()
    }
    #expect(above.isEmpty, "\(above)")
  }

  @Test func `text that a screen reader reads with a control that isn't on the screen yet`() async throws {
    func row(controlAt top: CGFloat) -> UIViewController {
      let row = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: top + 44))
      let title = label("Volume", CGRect(x: 16, y: 0, width: 200, height: 60))
      title.isAccessibilityElement = false
      row.addSubview(title)
      let slider = UISlider(frame: CGRect(x: 16, y: top, width: 200, height: 44))
      slider.accessibilityLabel = "Sound"
      row.addSubview(slider)
      return page([row])
    }
    let away = try await audit(kinds: .elementDetection) { _ in row(controlAt: 1500) }
    #expect(away.isEmpty, "\(away)")
    let near = try await audit(kinds: .elementDetection) {
      $0.orientation == .portrait ? row(controlAt: 70) : UIViewController()
    }
    #expect(near.kinds == .elementDetection, "\(near)")
  }

  @Test func `the parts of a date picker`() async throws {
    let report = try await audit([.initial, .scrolled], kinds: [.elementDetection, .contrast]) { _ in
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 10, width: 320, height: 330))
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      picker.date = Date(timeIntervalSince1970: 1_778_390_100)
      picker.minimumDate = picker.date
      return page([picker])
    }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `the edges of letters on a picture`() async throws {
    func words(_ light: UIColor) -> UIViewController {
      let bands = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 60))
      for index in 0..<40 {
        let band = UIView(frame: CGRect(x: index * 8, y: 0, width: 8, height: 60))
        band.backgroundColor = index.isMultiple(of: 2) ? .black : light
        bands.addSubview(band)
      }
      let text = label("Autumn comes ashore, illi", CGRect(x: 10, y: 10, width: 300, height: 40))
      text.font = .systemFont(ofSize: 12)
      text.textColor = .white
      bands.addSubview(text)
      return page([bands])
    }
    let dark = try await audit(kinds: .contrast) { _ in words(UIColor(white: 0.4, alpha: 1)) }
    #expect(dark.isEmpty, "\(dark)")
    let light = try await audit(kinds: .contrast) { _ in words(UIColor(white: 0.7, alpha: 1)) }
    #expect(light.kinds == .contrast, "\(light)")
  }

  @Test func `a preview of two lines that isn't on the screen as a whole`() async throws {
    let report = try await audit(kinds: .textClipped) { setting in
      let text = label(
        String(repeating: "A road past the wood. ", count: 20),
        CGRect(x: 16, y: setting.screenSize.height - 60, width: 200, height: 200))
      text.numberOfLines = 2
      return page([text])
    }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `a button of the size that UIKit gives a title, and no other`() async throws {
    func button(_ change: (UIButton) -> Void) -> UIViewController {
      let button = UIButton(configuration: .tinted())
      change(button)
      button.sizeToFit()
      button.frame.origin = CGPoint(x: 40, y: 60)
      return page([button])
    }
    let titled = try await audit(kinds: .hitRegion) { _ in button { $0.configuration?.title = "Send" } }
    #expect(titled.isEmpty, "\(titled)")
    let small = try await audit(kinds: .hitRegion) { _ in
      button {
        $0.configuration?.image = UIImage(systemName: "star")
        $0.configuration?.buttonSize = .mini
      }
    }
    #expect(small.kinds == .hitRegion, "\(small)")
  }
}

/// A control with a picture.
private final class PictureControl: UIControl {}

/// Rows that compute their height without constraints.
private final class FrameRowsController: UITableViewController {
  private var dataSource: TableViewDataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section()
      .cell(FrameCell.self)
      .data(["High water", "Low water"])
      .adapter { _, _, _ in }
      .autoHeight()
      .make()
  }
}

private final class FrameCell: UITableViewCell {
  private let box = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = contentView.bounds
  }
}
