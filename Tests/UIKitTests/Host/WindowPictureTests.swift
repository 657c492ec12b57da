import TestSupport
import Testing

@_spi(Host) @_spi(Testing) @testable import UIKit

/// A picture that is kept up to date equals a drawing of the whole window, and little of it is drawn for a little change.
@MainActor @Suite struct `A picture of a window that is kept up to date` {
  private let window = TestWindow(size: CGSize(width: 300, height: 400))
  private let host: WindowHost
  private let picture: WindowPicture
  /// A box in the middle with a label, a stripe and an image in it.
  private let box = UIView(frame: CGRect(x: 60, y: 80, width: 120, height: 90))
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
  private let image = UIImageView(frame: CGRect(x: 10, y: 40, width: 40, height: 40))
  private let stripe = UIView(frame: CGRect(x: 60, y: 30, width: 100, height: 30))

  init() {
    host = WindowHost(window.window)
    picture = WindowPicture(of: host)
    box.backgroundColor = .systemYellow
    label.text = "Lamp"
    image.image = Self.picture(of: .systemGreen)
    stripe.backgroundColor = .systemBlue
    for view in [label, image, stripe] { box.addSubview(view) }
    window.window.addSubview(box)
    window.layOut()
    advance(seconds: 0)
    _ = picture.update(scale: 2)
  }

  private static func picture(of color: UIColor, side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      UIColor.black.setFill()
      context.fill(CGRect(x: 3, y: 3, width: 5, height: 11))
    }
  }

  /// Updates the picture and compares it with the whole picture, drawn from scratch.
  ///
  /// - Returns: How much of it was drawn, from 0 to 1.
  @discardableResult private func check(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Double {
    let rectangles = picture.update(scale: 2)
    let whole = try #require(host.pixels(scale: 2), sourceLocation: sourceLocation)
    // Without their bytes in the message.
    let isSame = picture.pixels == whole
    #expect(isSame, comment, sourceLocation: sourceLocation)
    return Double(rectangles.reduce(0) { $0 + $1.width * $1.height }) / Double(whole.width * whole.height)
  }

  @Test func `nothing is drawn where nothing has changed`() throws {
    #expect(try check() == 0)
    box.setNeedsLayout()
    window.layOut()
    box.backgroundColor = .systemYellow
    #expect(try check() == 0)
  }

  @Test(arguments: 0..<30) func `any change is drawn, where it is and where it was`(index: Int) throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 60, width: 60, height: 60)
    layer.backgroundColor = UIColor.systemPurple.cgColor
    let changes: [(String, most: Double, @MainActor () -> Void)] = [
      ("moved", 0.3, { box.frame.origin = CGPoint(x: 90.5, y: 110.25) }),
      ("resized", 0.2, { box.frame.size.width = 60 }),
      ("hidden", 0.2, { box.isHidden = true }),
      ("half there", 0.2, { box.alpha = 0.5 }),
      ("in front", 0.1, { box.bringSubviewToFront(label) }),
      ("behind", 0.1, { box.sendSubviewToBack(stripe) }),
      ("by its depth", 0.1, { stripe.layer.zPosition = -1 }),
      ("cut off", 0.2, { box.clipsToBounds = true }),
      ("turned", 0.3, { box.transform = CGAffineTransform(rotationAngle: 0.3) }),
      ("larger", 0.3, { box.transform = CGAffineTransform(scaleX: 1.5, y: 1.2) }),
      ("a shadow", 0.3, { box.layer.shadowOpacity = 0.5 }),
      (
        "a far shadow", 0.4, { (box.layer.shadowOpacity, box.layer.shadowOffset) = (0.5, CGSize(width: 40, height: 9)) }
      ),
      (
        "a shadow of its path", 0.4,
        {
          box.layer.shadowOpacity = 0.7
          box.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -20, y: -20, width: 80, height: 200)).cgPath
        }
      ),
      ("round corners", 0.2, { box.layer.cornerRadius = 25 }),
      ("round and cut off", 0.2, { (box.layer.cornerRadius, box.clipsToBounds) = (25, true) }),
      ("a border", 0.2, { box.layer.borderWidth = 3 }),
      ("another text", 0.05, { label.text = "Another" }),
      ("another color of text", 0.05, { label.textColor = .systemRed }),
      ("another font", 0.05, { label.font = .systemFont(ofSize: 9) }),
      ("another image", 0.05, { image.image = Self.picture(of: .systemRed) }),
      (
        "an image in its own size", 0.05,
        {
          image.contentMode = .center; image.image = Self.picture(of: .blue, side: 9)
        }
      ),
      ("another background", 0.2, { box.backgroundColor = nil }),
      ("another layer", 0.2, { box.layer.addSublayer(layer) }),
      ("a layer's picture", 0.2, { box.layer.contents = Self.picture(of: .red).cgImage }),
      ("gone", 0.1, { stripe.removeFromSuperview() }),
      ("come", 0.2, { window.window.addSubview(UIView(frame: CGRect(x: 250, y: 300, width: 90, height: 200))) }),
      ("elsewhere", 0.3, { window.window.addSubview(stripe) }),
      (
        "a mask", 0.2,
        {
          box.layer.mask = layer
        }
      ),
      ("another tint", 1, { window.window.tintColor = .systemPink }),
      ("dark", 1, { window.window.overrideUserInterfaceStyle = .dark }),
    ]
    let (name, most, change) = changes[index]
    change()
    #expect(try check("\(name)") <= most, "\(name)")
    // And once more, from there.
    stripe.frame.origin.x -= 7
    label.text = "\(name)"
    try check("\(name), and then the parts of it")
    box.frame.origin.y += 31.5
    try check("\(name), and then all of it")
  }

  @Test func `what throws a shadow by its looks throws another one when they change`() throws {
    box.backgroundColor = nil
    (box.layer.shadowOpacity, box.layer.shadowRadius) = (0.8, 8)
    try check()
    label.text = "Long and longer"
    try check("text")
    stripe.frame.origin.y += 20
    try check("a part")
    // Also what is seen itself no more.
    box.frame.origin = CGPoint(x: -118, y: 40)
    (box.layer.shadowOffset, stripe.frame.origin.x) = (CGSize(width: 60, height: 0), -30)
    try check("out of the window")
    stripe.frame.origin.y += 20
    try check("a part, out of the window")
  }

  @Test func `a mask that changes, and what changes under it`() throws {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: box.bounds).cgPath
    box.layer.mask = mask
    try check("a mask")
    label.text = "Under it"
    #expect(try check("text") < 0.1)
    mask.path = UIBezierPath(ovalIn: box.bounds.insetBy(dx: 20, dy: 20)).cgPath
    try check("another path")
    mask.position.x += 9
    try check("moved")
    box.bounds.origin.y += 12
    try check("under what moves")
  }

  @Test func `shapes and gradients`() throws {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.path = UIBezierPath(rect: CGRect(x: -20, y: 100, width: 90, height: 30)).cgPath
    gradient.frame = CGRect(x: 0, y: 50, width: 50, height: 50)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    box.layer.addSublayer(shape)
    box.layer.addSublayer(gradient)
    try check("both")
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 9
    try check("a line")
    shape.strokeEnd = 0.4
    try check("a part of it")
    (shape.lineDashPattern, shape.lineCap) = ([6, 3], .round)
    try check("dashes")
    gradient.endPoint = CGPoint(x: 1, y: 0)
    try check("another direction")
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    try check("other colors")
    gradient.type = .radial
    #expect(try check("another type") < 0.05)
  }

  @Test func `every moment of animations, of springs and of transitions`() throws {
    UIView.animate(withDuration: 1) {
      box.frame.origin.x = 150
      stripe.alpha = 0.2
    }
    UIView.animate(withDuration: 1.2, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      image.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
      label.bounds.size = CGSize(width: 50, height: 40)
    }
    for moment in 0..<14 {
      try check("moment \(moment)")
      advance(seconds: 0.1)
    }
    UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve) { label.text = "Other" }
    for moment in 0..<7 {
      try check("moment \(moment) of the transition")
      advance(seconds: 0.2)
    }
    #expect(try check() == 0)
  }

  @Test func `content that scrolls under a bar that is half transparent`() throws {
    let scrollView = UIScrollView(frame: window.window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    for row in 0..<60 {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 50 + 0.25, width: 200, height: 30))
      label.text = "Row \(row)"
      label.backgroundColor = row % 3 == 0 ? .systemTeal : nil
      scrollView.addSubview(label)
    }
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    bar.backgroundColor = UIColor.systemGray.withAlphaComponent(0.6)
    window.window.addSubview(scrollView)
    window.window.addSubview(bar)
    try check("all of it")
    for offset in [10, 10.5, 33.25, 400, 2600, 0] as [CGFloat] {
      scrollView.contentOffset.y = offset
      try check("at \(offset)")
    }
    scrollView.contentOffset.x = 20
    try check("sideways")
  }

  @Test func `a window of another size or scale is drawn as a whole, and one of no size not at all`() throws {
    #expect(picture.update(scale: 3) == [PixelRectangle(x: 0, y: 0, width: 900, height: 1200)])
    let isSame = picture.pixels == host.pixels(scale: 3)
    #expect(isSame)
    #expect(try check() == 1)
    window.window.frame.size = CGSize(width: 200, height: 300)
    #expect(try check() == 1)
    window.window.frame.size = .zero
    #expect(picture.update(scale: 2).isEmpty && picture.pixels == nil)
    window.window.frame.size = CGSize(width: 100, height: 100)
    #expect(try check() == 1)
  }

  @Test func `an indicator that turns is drawn at each of its steps, and nothing else is`() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.frame.origin = CGPoint(x: 200, y: 300)
    window.window.addSubview(indicator)
    indicator.startAnimating()
    try check()
    #expect(!host.needsDisplay)
    for _ in 0..<10 {
      advance(seconds: 0.125)
      #expect(host.needsDisplay)
      let share = try check()
      #expect(share > 0 && share < 0.01)
      #expect(!host.needsDisplay)
    }
    indicator.stopAnimating()
    try check()
    advance(seconds: 1)
    #expect(!host.needsDisplay)
  }

  @Test func `rectangles are few, hold all of what they were made of, and do not overlap`() {
    var state: UInt64 = 1
    func random(_ most: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % most
    }
    let all = PixelRectangle(x: 0, y: 0, width: 500, height: 700)
    for count in 0..<60 {
      let rectangles = (0..<count).map { _ in
        PixelRectangle(x: random(600) - 50, y: random(800) - 50, width: random(90), height: random(60))
      }
      let result = PixelRectangle.separate(rectangles, within: all)
      #expect(result.count <= 8)
      for (index, one) in result.enumerated() {
        #expect(all.rect.contains(one.rect) && one.width > 0 && one.height > 0)
        for other in result[(index + 1)...] { #expect(one.rect.intersection(other.rect).isEmpty) }
      }
      for rectangle in rectangles {
        let seen = rectangle.rect.intersection(all.rect)
        #expect(seen.isEmpty || result.contains { $0.rect.contains(seen) })
      }
    }
  }
}
