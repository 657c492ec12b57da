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

  @Test func `a button's larger region that a bar covers while the page scrolls, but not at its top`() async throws {
    func report(_ state: PageAudit.State, first: CGFloat) async throws -> PageAudit.Report {
      try await audit([state], kinds: .hitRegion) { _ in
        let buttons = stride(from: first, through: 1940, by: 53).map { y in
          RoomyButton(frame: CGRect(x: 80, y: y, width: 26, height: 26))
        }
        return UINavigationController(rootViewController: page(buttons))
      }
    }
    let scrolled = try await report(.scrolled, first: 20)
    #expect(scrolled.isEmpty, "\(scrolled)")
    let atTop = try await report(.initial, first: 2)
    #expect(atTop.kinds == .hitRegion, "\(atTop)")
  }

  @Test func `text at the edge of what cuts it off, where a sum of lengths is rounded`() async throws {
    let report = try await audit(kinds: .textClipped) { _ in
      let controller = UIViewController()
      for number in 0..<1000 {
        // Of some of these, Foundation says that the box doesn't contain the text.
        let box = UIView(frame: CGRect(x: 30, y: 100 + Double(number) / 7, width: 250, height: 20.3))
        box.clipsToBounds = true
        box.addSubview(label("High", CGRect(x: 10, y: 1, width: 200, height: 18)))
        (box.subviews[0] as? UILabel)?.font = .systemFont(ofSize: 12)
        controller.view.addSubview(box)
      }
      return controller
    }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `controls in a view without touches, unless it's an image view`() async throws {
    func report(_ makePicture: @escaping @MainActor () -> UIView) async throws -> PageAudit.Report {
      try await audit(kinds: .unreachable) { setting in
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 60)
        let picture = makePicture()
        picture.frame = CGRect(x: 16, y: 16, width: 200, height: 100)
        picture.isUserInteractionEnabled = false
        picture.addSubview(button)
        return setting.orientation == .portrait ? page([picture]) : UIViewController()
      }
    }
    let deliberate = try await report { UIView() }
    #expect(deliberate.isEmpty, "\(deliberate)")
    let mistake = try await report { UIImageView() }
    #expect(mistake.kinds == .unreachable, "\(mistake)")
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
    let report = try await audit([.scrolled], kinds: .obscured) { _ in
      let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      pager.contentInsetAdjustmentBehavior = .never
      pager.contentSize = CGSize(width: 900, height: 2000)
      for index in 0..<45 {
        pager.addSubview(label("High water", CGRect(x: 20, y: 20 + index * 40, width: 200, height: 30)))
      }
      return page([pager])
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
      for index in 0..<8 {
        let band = UIView(frame: CGRect(x: index * 40, y: 0, width: 40, height: 60))
        band.backgroundColor = index.isMultiple(of: 2) ? .black : light
        bands.addSubview(band)
      }
      for index in 0..<4 {
        let text = label("Autumn comes ashore, il. i’", CGRect(x: 10 + index, y: index * 15, width: 300, height: 15))
        text.font = .systemFont(ofSize: CGFloat(9 + index))
        text.textColor = .white
        bands.addSubview(text)
      }
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

  @Test func `the placeholder of a text view, but no other text in its color`() async throws {
    func text(isEditable: Bool) -> UIViewController {
      let view = UITextView(frame: CGRect(x: 16, y: 60, width: 200, height: 60))
      view.isEditable = isEditable
      let placeholder = label("Notes", CGRect(x: 20, y: 68, width: 100, height: 30))
      placeholder.textColor = .placeholderText
      return page([view, placeholder])
    }
    let placeholder = try await audit(kinds: .contrast) { _ in text(isEditable: true) }
    #expect(placeholder.isEmpty, "\(placeholder)")
    let other = try await audit(kinds: .contrast) { _ in text(isEditable: false) }
    #expect(other.kinds == .contrast, "\(other)")
  }

  @Test func `the text of a row that doesn't respond to the user`() async throws {
    func form(isEnabled: Bool) -> UIViewController { DimmedController(isEnabled: isEnabled) }
    let disabled = try await audit(kinds: .contrast) { _ in form(isEnabled: false) }
    #expect(disabled.isEmpty, "\(disabled)")
    let enabled = try await audit(kinds: .contrast) { _ in form(isEnabled: true) }
    #expect(enabled.kinds == .contrast, "\(enabled)")
  }

  @Test func `a refresh control, which UIKit places`() async throws {
    let report = try await audit([.initial, .scrolled], kinds: .obscured) { _ in
      let controller = page([])
      let scrollView = controller.view.subviews[0] as? UIScrollView
      scrollView?.refreshControl = UIRefreshControl()
      scrollView?.refreshControl?.beginRefreshing()
      return controller
    }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `a label that the layout may leave without height`() async throws {
    func squeezed(_ priority: UILayoutPriority) -> UIViewController {
      let more = label("more", CGRect(x: 16, y: 60, width: 100, height: 0))
      more.setContentCompressionResistancePriority(priority, for: .vertical)
      return page([more])
    }
    let low = try await audit(kinds: .textClipped) { _ in squeezed(.defaultLow) }
    #expect(low.isEmpty, "\(low)")
    let high = try await audit(kinds: .textClipped) { _ in squeezed(.defaultHigh) }
    #expect(high.kinds == .textClipped, "\(high)")
  }

  @Test func `names and code, which are the same in every language`() async throws {
    func text(_ words: String, isCode: Bool = false) -> UIViewController {
      let view = label(words, CGRect(x: 16, y: 60, width: 200, height: 60))
      if isCode { view.font = .monospacedSystemFont(ofSize: 15, weight: .regular) }
      return page([view])
    }
    let languages = ["en", "zh-Hans"]
    let name = try await audit(languages: languages, kinds: .localization) { _ in text("TableMaker") }
    #expect(name.isEmpty, "\(name)")
    let code = try await audit(languages: languages, kinds: .localization) { _ in text("fade", isCode: true) }
    #expect(code.isEmpty, "\(code)")
    let words = try await audit(languages: languages, kinds: .localization) { _ in text("Harbour Market") }
    #expect(words.kinds == .localization, "\(words)")
  }

  @Test func `a row's data that is the same in both languages`() async throws {
    func rows(_ language: String, _ shown: String?) -> UIViewController { NamesController(language, shown) }
    let languages = ["en", "zh-Hans"]
    let data = try await audit(languages: languages, kinds: .localization) { rows($0.language, nil) }
    #expect(data.isEmpty, "\(data)")
    let literal = try await audit(languages: languages, kinds: .localization) { rows($0.language, "Favorite") }
    #expect(literal.kinds == .localization, "\(literal)")
  }

  @Test func `a button of the size that UIKit gives a title, and no other`() async throws {
    func button(_ change: (UIButton) -> Void) -> UIViewController {
      let button = UIButton(configuration: .tinted())
      change(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      let controller = page([button])
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 60),
        button.leadingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leadingAnchor, constant: 40),
      ])
      return controller
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

/// A row in a weak color.
private final class DimmedController: UITableViewController {
  private var dataSource: TableViewDataSource?
  private let isEnabled: Bool

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section()
      .stockCell(.default)
      .data(["Save"])
      .adapter { [isEnabled] cell, title, _ in
        cell.textLabel?.text = title
        cell.textLabel?.textColor = .tertiaryLabel
        cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      }
      .height(48)
      .make()
  }
}

/// Rows with a name that's the same in both languages, or with a literal text.
private final class NamesController: UITableViewController {
  struct Observer: Equatable {
    var name: String
    var place: String
  }

  private var dataSource: TableViewDataSource?
  private let language: String
  private let shown: String?

  init(_ language: String, _ shown: String?) {
    (self.language, self.shown) = (language, shown)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section()
      .stockCell(.default)
      .data([Observer(name: "Bo", place: language == "en" ? "Mudflat" : "滩涂")])
      .adapter { [shown] cell, observer, _ in cell.textLabel?.text = shown ?? observer.name }
      .height(48)
      .make()
  }
}

/// A button with a touchable region that's larger than its bounds.
private final class RoomyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
