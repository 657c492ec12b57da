import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Buttons with a configuration: sizes, places, colors in states, and when the configuration is brought up to date.
@MainActor @Suite struct `A button with a configuration` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private static let styles: [@MainActor () -> UIButton.Configuration] = [
    { .plain() }, { .gray() }, { .tinted() }, { .filled() }, { .borderless() }, { .bordered() }, { .borderedTinted() },
    { .borderedProminent() },
  ]

  private func button(
    _ configuration: UIButton.Configuration = .filled(), width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Configure"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    let size = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: height ?? size.height)
    button.layoutIfNeeded()
    return button
  }

  /// A pixel of three in a point.
  private let third: CGFloat = 1.0 / 3

  private func near(_ left: CGFloat?, _ right: CGFloat) -> Bool { left.map { abs($0 - right) < 0.001 } ?? false }

  private func size(_ text: String, _ style: UIFont.TextStyle) -> CGSize {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    return label.intrinsicContentSize
  }

  // MARK: Sizes

  @Test func `is 34⅓ points high with one line, and 24 wider than its title, in every look`() {
    for style in Self.styles {
      let button = button(style())
      #expect(near(button.intrinsicContentSize.height, 34 + third))
      #expect(near(button.intrinsicContentSize.width, size("Configure", .body).width + 24))
      #expect(near(button.titleLabel?.frame.minX, 12) && near(button.titleLabel?.frame.minY, 7))
      #expect(button.titleLabel?.font.pointSize == 17)
    }
  }

  // With its type, without which the compiler takes twenty seconds for it.
  @Test(
    arguments: [
      (.mini, 28, 15, 10), (.small, 28, 15, 10), (.medium, 34 + 1.0 / 3, 17, 12), (.large, 50 + 1.0 / 3, 17, 20),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
  func `has the font and the insets of its size`(
    size: UIButton.Configuration.Size, height: CGFloat, font: CGFloat, leading: CGFloat
  ) {
    let button = button { $0.buttonSize = size }
    #expect(near(button.intrinsicContentSize.height, height))
    #expect(button.titleLabel?.font.pointSize == font)
    #expect(button.titleLabel?.frame.minX == leading)
  }

  @Test func `keeps insets that were set, until they are made the usual ones again`() {
    var configuration = UIButton.Configuration.gray()
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20)
    let button = button(configuration) { $0.title = "Configure" }
    #expect(near(button.titleLabel?.frame.minX, 20) && near(button.titleLabel?.frame.minY, 3))
    #expect(near(button.intrinsicContentSize.height, 30 + third))
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
  }

  @Test func `puts a subtitle of 13 points one point below the title`() {
    let button = button { $0.subtitle = "More" }
    #expect(near(button.intrinsicContentSize.height, 51))
    #expect(button.subtitleLabel?.font.pointSize == 13)
    #expect(near(button.subtitleLabel?.frame.minY, 28 + third))
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
    #expect(near(button.intrinsicContentSize.height, 34 + third))
  }

  @Test func `follows the text size that the user prefers`() {
    let button = button()
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 28)
    #expect(near(button.intrinsicContentSize.height, 47 + 2 * third))
  }

  @Test func `takes as many lines as its title needs in a width, unless it truncates`() {
    let long = "A title that is rather long for one line"
    let button = button { $0.title = long }
    let whole = button.intrinsicContentSize
    let fitted = button.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(fitted.width <= 150)
    #expect(fitted.height > 2 * (whole.height - 14) + 14 - 1)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(near(button.sizeThatFits(CGSize(width: 150, height: 0)).height, whole.height))
  }

  // MARK: Places

  private static let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { context in
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test(
    arguments: [
      NSDirectionalRectEdge.leading.rawValue, NSDirectionalRectEdge.trailing.rawValue,
      NSDirectionalRectEdge.top.rawValue,
      NSDirectionalRectEdge.bottom.rawValue,
    ], [false, true])
  func `has its image on the side that is asked for, at the padding's distance`(edge: UInt, isMirrored: Bool) throws {
    window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let button = button {
      $0.image = Self.square
      $0.imagePlacement = NSDirectionalRectEdge(rawValue: edge)
      $0.imagePadding = 6
    }
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    let natural = size("Configure", .body)
    #expect(image.size == CGSize(width: 20, height: 30))
    #expect(near(title.width, natural.width))
    let isInRow = edge == NSDirectionalRectEdge.leading.rawValue || edge == NSDirectionalRectEdge.trailing.rawValue
    if isInRow {
      let isLeft = (edge == NSDirectionalRectEdge.leading.rawValue) != isMirrored
      #expect(near(isLeft ? title.minX - image.maxX : image.minX - title.maxX, 6))
      #expect(near(button.bounds.width, 24 + 20 + 6 + natural.width))
      #expect(near(button.bounds.height, 14 + 30))
      #expect(abs(title.midY - image.midY) < 0.34)
    } else {
      let isAbove = edge == NSDirectionalRectEdge.top.rawValue
      #expect(near(isAbove ? title.minY - image.maxY : image.minY - title.maxY, 6))
      #expect(near(button.bounds.height, 14 + 30 + 6 + natural.height))
      #expect(near(button.bounds.width, 24 + natural.width))
      #expect(abs(title.midX - image.midX) < 0.34)
    }
  }

  @Test func `reserves room for an image, in which the image is centered`() throws {
    let button = button {
      $0.image = Self.square
      $0.imageReservation = 40
    }
    #expect(button.imageView?.frame.minX == 22)
    #expect(button.titleLabel?.frame.minX == 52)
  }

  @Test(arguments: [UIButton.Configuration.TitleAlignment.automatic, .leading, .center, .trailing], [false, true])
  func `aligns title and subtitle`(alignment: UIButton.Configuration.TitleAlignment, isMirrored: Bool) throws {
    window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let button = button(.gray(), width: 200) {
      $0.subtitle = "Sub"
      $0.titleAlignment = alignment
    }
    let title = try #require(button.titleLabel).frame
    let subtitle = try #require(button.subtitleLabel).frame
    #expect(subtitle.width < title.width)
    if alignment == .center {
      #expect(abs(title.midX - subtitle.midX) < 0.34)
    } else if (alignment == .trailing) != isMirrored {
      #expect(abs(title.maxX - subtitle.maxX) < 0.34)
    } else {
      #expect(abs(title.minX - subtitle.minX) < 0.34)
    }
  }

  @Test func `centers its content half a pixel to the left and up`() throws {
    // Measured by others on a device: 42.3333 and 11.6667 for a title 75 by 20.3333 in 160 by 44.
    let button = button(width: 160, height: 44)
    let title = try #require(button.titleLabel).frame
    let natural = size("Configure", .body)
    let exact = CGPoint(x: (160 - natural.width) / 2, y: (44 - natural.height) / 2)
    #expect(exact.x - title.minX >= -0.001 - 1.0 / 6 && exact.x - title.minX <= 1.0 / 6 + 0.001)
    #expect(near(title.minY, 11 + 2 * third))
  }

  // MARK: Corners

  @Test func `has round corners by its corner style`() {
    let heights: [CGFloat] = [20, 28, 34, 44, 60]
    let cases: [(UIButton.Configuration.CornerStyle, [CGFloat])] = [
      (.fixed, [5.95, 5.95, 5.95, 5.95, 5.95]), (.small, [2.5, 3.5, 4.25, 5.5, 7.5]),
      (.medium, [3.5, 4.9, 5.95, 7.7, 10.5]), (.large, [5, 7, 8.5, 11, 15]), (.capsule, [10, 14, 17, 22, 30]),
      (.dynamic, [5.95, 5.95, 5.95, 5.95, 5.95]),
    ]
    for (style, radii) in cases {
      for (height, radius) in zip(heights, radii) {
        let button = button(width: 160, height: height) { $0.cornerStyle = style }
        // Sizes that follow the text size are whole pixels.
        let tolerance = style == .dynamic ? 0.1 : 0.001
        let found = button.configured?.background?.configuration.cornerRadius ?? -1
        #expect(abs(found - radius) < tolerance, "\(style) at \(height)")
      }
    }
    let own = button(width: 160, height: 44) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 6
    }
    #expect(own.configured?.background?.configuration.cornerRadius == 6)
  }

  // MARK: Colors

  private func colors(_ button: UIButton) -> (text: [Int], background: [Int]) {
    button.layoutIfNeeded()
    func channels(_ color: UIColor?) -> [Int] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color?.resolvedColor(with: button.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }
    return (
      channels(button.titleLabel?.textColor),
      channels(button.configured?.background?.configuration.resolvedBackgroundColor(for: button.tintColor))
    )
  }

  private let tint = [0, 122, 255]

  @Test func `has the colors of its look, its state and its tint color`() {
    let filled = button(.filled())
    #expect(colors(filled) == ([255, 255, 255, 100], tint + [100]))
    filled.isHighlighted = true
    #expect(colors(filled) == ([255, 255, 255, 75], tint + [75]))
    filled.isHighlighted = false
    filled.isSelected = true
    #expect(colors(filled) == ([255, 255, 255, 100], tint + [100]))
    filled.isEnabled = false
    #expect(colors(filled) == ([60, 60, 67, 30], [118, 118, 128, 12]))

    let gray = button(.gray())
    #expect(colors(gray) == (tint + [100], [120, 120, 128, 16]))
    gray.isHighlighted = true
    #expect(colors(gray) == (tint + [75], [120, 120, 128, 12]))
    gray.isHighlighted = false
    gray.isSelected = true
    #expect(colors(gray) == (tint + [100], tint + [18]))

    let tinted = button(.tinted())
    #expect(colors(tinted) == (tint + [100], tint + [18]))
    tinted.tintColor = .red
    #expect(colors(tinted) == ([255, 0, 0, 100], [255, 0, 0, 18]))

    let plain = button(.plain())
    #expect(colors(plain).text == tint + [100])
    #expect(colors(plain).background[3] == 0)
    plain.isSelected = true
    #expect(colors(plain).background == tint + [18])
  }

  @Test func `uses base colors but while it is disabled, and a background's own color always`() {
    let based = button {
      $0.baseForegroundColor = .green
      $0.baseBackgroundColor = .red
    }
    #expect(colors(based) == ([0, 255, 0, 100], [255, 0, 0, 100]))
    based.isEnabled = false
    #expect(colors(based) == ([60, 60, 67, 30], [118, 118, 128, 12]))
    let own = button(.plain()) { $0.background.backgroundColor = .red }
    for isEnabled in [true, false] {
      own.isEnabled = isEnabled
      #expect(colors(own).background == [255, 0, 0, 100])
    }
  }

  @Test func `is in its normal colors where its configuration does not follow the state`() {
    let button = button()
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(colors(button).text == [255, 255, 255, 100])
  }

  @Test func `gives an image the title's color, or what a transformer makes of it`() {
    let button = button { $0.image = UIImage(systemName: "star") }
    #expect(button.imageView?.tintColor == .white)
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .orange }
    #expect(button.imageView?.tintColor == .orange)
  }

  @Test func `shows an activity indicator in the image's place, in the title's color`() throws {
    let button = button {
      $0.image = Self.square
      $0.showsActivityIndicator = true
    }
    let indicator = try #require(button.configured?.indicator)
    #expect(button.imageView?.image == nil)
    #expect(indicator.isAnimating)
    #expect(indicator.color == .white)
    #expect(indicator.frame.size == CGSize(width: 20, height: 20))
    #expect(near(button.bounds.width, 24 + 20 + size("Configure", .body).width))
    #expect(near(button.titleLabel?.frame.minX, 32))
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(indicator.superview == nil)
    #expect(button.imageView?.frame.size == CGSize(width: 20, height: 30))
  }

  // MARK: Titles

  @Test func `keeps title and attributed title as one`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "plain"
    #expect(configuration.attributedTitle == AttributedString("plain"))
    var rich = AttributedString("rich")
    rich.font = .boldSystemFont(ofSize: 20)
    configuration.attributedTitle = rich
    #expect(configuration.title == "rich")
    let button = button(configuration) { $0.attributedTitle = rich }
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(button.titleLabel?.textColor == .systemBlue)
  }

  @Test func `lets a transformer have the last word on font and color, in every state`() {
    var given: [(UIFont?, UIColor?)] = []
    let button = button {
      $0.baseForegroundColor = .green
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        given.append((incoming.font, incoming.foregroundColor))
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 19)
        return outgoing
      }
    }
    #expect(given.last?.0?.pointSize == 17)
    #expect(given.last?.1 == .green)
    #expect(button.titleLabel?.font.pointSize == 19)
    button.isEnabled = false
    #expect(colors(button).text == [0, 255, 0, 100])
  }

  @Test func `shows titles and images of states before the configuration's`() {
    let button = button { $0.image = Self.square }
    button.setTitle("Chosen", for: .selected)
    button.setImage(UIImage(systemName: "star"), for: .selected)
    #expect(button.titleLabel?.text == "Configure")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Chosen")
    #expect(button.imageView?.image?.isSymbolImage == true)
  }

  @Test func `takes what its configuration lacks from its action`() {
    let action = UIAction(title: "Act", image: Self.square) { _ in }
    let bare = UIButton(configuration: .gray(), primaryAction: action)
    #expect(bare.configuration?.title == "Act")
    #expect(bare.configuration?.image === Self.square)
    var titled = UIButton.Configuration.gray()
    titled.title = "Own"
    #expect(UIButton(configuration: titled, primaryAction: action).configuration?.title == "Own")
  }

  @Test func `becomes a button without one, and back`() {
    let button = button()
    button.configuration = nil
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.font.pointSize == 18)
    #expect(button.subviews.count == 1)
    button.configuration = .gray()
    #expect(button.titleLabel?.text == "Go")
    #expect(button.titleLabel?.font.pointSize == 17)
  }
}
