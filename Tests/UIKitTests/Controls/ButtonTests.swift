import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Buttons without a configuration: their content in each state, their sizes, and the positions of their parts.
@MainActor @Suite struct `A button` {
  private let image = UIImage(data: Self.png(width: 20, height: 10)) ?? UIImage()

  private static func png(width: Int, height: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func laidOut(_ button: UIButton, _ size: CGSize) -> UIButton {
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    return button
  }

  // MARK: States

  @Test func `shows what is set for its state, and else what is set for the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("both", for: [.selected, .highlighted])
    button.setTitleColor(.green, for: .normal)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.titleLabel?.text == "normal")
    #expect(button.titleLabel?.textColor == .green)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "normal")
    #expect(button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.titleLabel?.text == "both")
    #expect(button.titleLabel?.textColor == .green, "a combination of states has nothing of its parts")
    button.isHighlighted = false
    #expect(button.currentTitle == "selected")
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "normal")
    #expect(button.title(for: .disabled) == "normal")
  }

  @Test func `goes from image to image by its state`() {
    let button = UIButton(type: .custom)
    let other = UIImage(systemName: "star")
    button.setImage(image, for: .normal)
    button.setImage(other, for: .selected)
    button.setBackgroundImage(image, for: .disabled)
    #expect(button.imageView?.image === image)
    button.isSelected = true
    #expect(button.currentImage === other)
    #expect(button.currentBackgroundImage == nil)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentBackgroundImage === image)
    #expect(button.currentImage === image)
  }

  @Test func `prefers the text with attributes to the plain one`() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    #expect(button.titleLabel?.text == "rich")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func `of the custom type is white, of the system type it has the tint color`() {
    let (custom, system) = (UIButton(frame: .zero), UIButton(type: .system))
    #expect(custom.buttonType == .custom)
    for button in [custom, system] { button.setTitle("Go", for: .normal) }
    #expect(custom.titleLabel?.textColor == .white)
    #expect(system.titleLabel?.textColor == .systemBlue)
    system.tintColor = .purple
    #expect(system.titleLabel?.textColor == .purple)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `takes title and image from its action, and carries it out when it is tapped`() {
    let test = TestWindow(size: CGSize(width: 390, height: 300))
    var senders: [Any?] = []
    let button = UIButton(primaryAction: UIAction(title: "Buy", image: image) { senders.append($0.sender) })
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Buy")
    #expect(button.currentImage === image)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    test.window.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("touchUpInside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    #expect(button.tap())
    #expect(senders.count == 1)
    #expect(senders.first as AnyObject === button)
    #expect(events == ["touchUpInside", "primary"])
  }

  @Test func `can change its selection by a tap, before its actions hear of it`() {
    let test = TestWindow(size: CGSize(width: 390, height: 300))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(UIAction { [unowned button] _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
    test.window.addSubview(button)
    button.tap()
    button.tap()
    #expect(seen == [true, false])
  }

  @Test func `fades under a finger where it is a system button, unless it has a look of its own for that`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isHighlighted = true
    #expect(abs(try #require(button.titleLabel).alpha - 0.2) < 0.001)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.titleLabel?.textColor == .red)
  }

  // MARK: Sizes (metrics.md 9)

  @Test func `without text and image is 30 by 34 points large`() {
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(frame: .zero).sizeThatFits(.zero) == CGSize(width: 30, height: 34))
  }

  @Test(arguments: ["Go to the market", "购物", "."]) func `is as wide as its text and 12 points higher`(text: String) {
    let button = UIButton(type: .system)
    button.setTitle(text, for: .normal)
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 18)
    label.text = text
    let natural = label.intrinsicContentSize
    #expect(button.intrinsicContentSize.width == max(natural.width, 30))
    #expect(abs(button.intrinsicContentSize.height - (natural.height + 12)) < 0.001)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    label.font = .systemFont(ofSize: 30)
    #expect(abs(button.intrinsicContentSize.height - (label.intrinsicContentSize.height + 12)) < 0.001)
  }

  @Test func `is as large as its image, and as its background image at least`() {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.setBackgroundImage(UIImage(data: Self.png(width: 15, height: 50)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 50))
  }

  @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func `with a sign of the system's is as large as on an iPhone`(type: UIButton.ButtonType) {
    let size = UIButton(type: type).intrinsicContentSize
    #expect(abs(size.width - 24.3333) < 0.001 && abs(size.height - 23.6667) < 0.001)
  }

  @Test func `tells its superview when its size changes, and only then`() {
    final class Listener: UIView {
      var count = 0
      override func setNeedsLayout() {
        super.setNeedsLayout()
        count += 1
      }
    }
    let listener = Listener(frame: .zero)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    listener.addSubview(button)
    listener.layoutIfNeeded()
    listener.count = 0
    button.isHighlighted = true
    button.tintColor = .red
    #expect(listener.count == 0)
    button.setTitle("Go on", for: .normal)
    #expect(listener.count > 0)
  }

  // MARK: Places

  private func frames(_ change: (UIButton) -> Void) throws -> (image: CGRect, title: CGRect) {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.setTitle("Go", for: .normal)
    change(button)
    _ = laidOut(button, CGSize(width: 200, height: 60))
    return try (#require(button.imageView).frame, #require(button.titleLabel).frame)
  }

  @Test func `has the image before the text, in the middle`() throws {
    let (image, title) = try frames { _ in }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.minY == 25)
    #expect(abs(title.minX - image.maxX) < 0.001)
    #expect(abs(image.minX - (200 - title.maxX)) < 0.34)
    #expect(abs(title.midY - 30) <= 1.0 / 6 + 0.001)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `moves to the sides that its alignment names`(direction: UISemanticContentAttribute) throws {
    let isMirrored = direction == .forceRightToLeft
    for alignment in [UIControl.ContentHorizontalAlignment.left, .right, .leading, .trailing] {
      let (image, title) = try frames {
        $0.semanticContentAttribute = direction
        $0.contentHorizontalAlignment = alignment
      }
      let isLeft = alignment == .left || alignment == (isMirrored ? .trailing : .leading)
      let content = image.union(title)
      #expect(isLeft ? content.minX == 0 : abs(content.maxX - 200) < 0.34, "\(alignment)")
      #expect(isMirrored ? title.maxX <= image.minX + 0.001 : image.maxX <= title.minX + 0.001, "\(alignment)")
    }
  }

  @Test func `moves up and down, and fills`() throws {
    let top = try frames { $0.contentVerticalAlignment = .top }
    #expect(top.image.minY == 0 && top.title.minY == 0)
    let bottom = try frames { $0.contentVerticalAlignment = .bottom }
    #expect(bottom.image.maxY == 60 && abs(bottom.title.maxY - 60) < 0.34)
    let filled = try frames {
      $0.contentVerticalAlignment = .fill
      $0.contentHorizontalAlignment = .fill
    }
    #expect(filled.image == CGRect(x: 0, y: 0, width: 20, height: 60))
    #expect(filled.title == CGRect(x: 20, y: 0, width: 180, height: 60))
  }

  @Test func `gives a text that is too wide the room beside the image`() throws {
    let (image, title) = try frames { $0.setTitle(String(repeating: "long ", count: 20), for: .normal) }
    #expect(image == CGRect(x: 0, y: 25, width: 20, height: 10))
    #expect(title.minX == 20 && title.width == 180)
  }

  @Test func `lets a subclass say where the parts are`() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 40, y: 0, width: 20, height: 10)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 10, width: contentRect.width, height: 20)
      }
      override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 0) }
    }
    let button = Stacked(frame: .zero)
    button.setImage(image, for: .normal)
    button.setTitle("Go", for: .normal)
    _ = laidOut(button, CGSize(width: 100, height: 30))
    #expect(button.imageView?.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 10, width: 94, height: 20))
  }
}

/// Buttons among constraints.
@MainActor @Suite struct `A button between constraints` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `gets the size that it asks for`() {
    let button = UIButton(type: .system)
    button.setTitle("Go on", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
    ])
    window.layoutIfNeeded()
    #expect(abs(button.frame.minX - 10) < 0.001 && abs(button.frame.minY - 20) < 0.001)
    #expect(button.frame.size == button.intrinsicContentSize)
    button.setTitle("Go on and on", for: .normal)
    window.layoutIfNeeded()
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test(arguments: [false, true]) func `stands on its title's baseline`(isConfigured: Bool) {
    let button = UIButton(type: .system)
    if isConfigured {
      button.configuration = .gray()
      button.configuration?.title = "Go"
    } else {
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
    // The title's ascent at 17 points, on a whole pixel, and the room above the title.
    let top = 100 - 16 - 1.0 / 3 - (isConfigured ? 7 : 6)
    #expect(abs(button.frame.minY - top) < 0.34)
    #expect(abs(button.frame.maxY - button.lastBaselineOffsetFromBottom - 100) < 0.34)
  }

  @Test func `takes further lines where it is too narrow for its title`() {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "A title that is rather long for one line of a narrow button"
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    let single = button.intrinsicContentSize.height
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
      button.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(button.frame.width == 160)
    #expect(button.frame.height > 2 * single - 14)
    #expect(button.frame.height == button.sizeThatFits(CGSize(width: 160, height: 0)).height)
  }
}
