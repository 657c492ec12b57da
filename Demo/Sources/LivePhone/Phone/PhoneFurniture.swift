@_spi(Host) package import UIKit

/// The system's views in front of every app: the status bar and the home indicator.
///
/// They aren't part of UIKit's windows, but they're part of every picture of a phone.
package final class PhoneFurniture: UIView {
  private let statusBar = PhoneStatusBar(frame: .zero)
  /// The color of the home indicator, or `nil` for the color of text.
  private var homeColor: UIColor? {
    didSet { if homeColor != oldValue { setNeedsDisplay() } }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    // Keeps the view in front of the keyboard and of everything that an app adds to its window later.
    layer.zPosition = 10_000
    // The system's own bars aren't part of the page.
    accessibilityElementsHidden = true
    addSubview(statusBar)
  }

  package required init?(coder: NSCoder) { nil }

  /// The initial size of the device's screen.
  private static let upright = UIScreen.main.bounds.size

  /// Sets a landscape screen for windows that are wider than they're high, or else the initial screen.
  package static func turnScreen(for size: CGSize) {
    let screen = size.width > size.height ? size : upright
    if UIScreen.main.bounds.size != screen { HostDevice.setScreen(size: screen, scale: UIScreen.main.scale) }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.statusBar = statusBar
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    // Without a notch, the status bar is 20 points high. In landscape, there's none.
    statusBar.isHidden = top == 0
    statusBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top > 20 ? 54 : 20)
  }

  package override func draw(_ rect: CGRect) {
    guard safeAreaInsets.bottom > 0 else { return }
    (homeColor ?? .label).setFill()
    UIBezierPath(roundedRect: home, cornerRadius: 2.5).fill()
  }

  /// The frame of the home indicator.
  private var home: CGRect { CGRect(x: (bounds.width - 139) / 2, y: bounds.height - 13, width: 139, height: 5) }

  /// Makes the home indicator black on bright content, and white on dark content.
  ///
  /// Call this method just before you take a picture. In a phone that shows moving content, the indicator has the color of
  /// text.
  package func adaptToContent() {
    guard let window, safeAreaInsets.bottom > 0 else { return }
    let host = WindowHost(window)
    defer { host.stop() }
    // Four rows above the bar, and four below it.
    let (around, rows) = (home.insetBy(dx: 0, dy: -5), 4)
    guard let pixels = host.pixels(in: convert(around, to: window), scale: 1), pixels.height > 2 * rows else { return }
    let greens = stride(from: 1, to: pixels.bytes.count, by: 4)
    let part = pixels.width * 4 * rows
    let seen = greens.filter { $0 < part || $0 >= pixels.bytes.count - part }.map { Int(pixels.bytes[$0]) }
    homeColor = seen.reduce(0, +) > 127 * seen.count ? .black : .white
  }
}

/// The time, the signal, and the battery, in the page's status bar style.
private final class PhoneStatusBar: UIView {
  private let time = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    time.text = "9:41"
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var isLow: Bool { bounds.height < 54 }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.font = isLow ? .systemFont(ofSize: 12, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    let size = time.sizeThatFits(bounds.size)
    let middle: CGFloat = isLow ? bounds.midX : isMirrored ? bounds.width - 54 : 54
    let top: CGFloat = isLow ? (bounds.height - size.height) / 2 : 15
    time.frame = CGRect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    UIColor.label.setStroke()
    // Signal, network, and battery end 26 points before the edge, on the time's middle line. The battery is the outermost
    // one in both directions. On the 20-point bar, they're smaller and end 6 points before the edge.
    if isLow, let context = UIGraphicsGetCurrentContext() {
      let scale: CGFloat = 0.8
      context.translateBy(
        x: isMirrored ? 6 - 26 * scale : (bounds.width - 6) - (bounds.width - 26) * scale, y: 10 - 25.5 * scale)
      context.scaleBy(x: scale, y: scale)
    }
    let start: CGFloat = isMirrored ? 26 : bounds.width - 26 - 78
    drawSignal(at: CGPoint(x: start + (isMirrored ? 60 : 0), y: 19.5))
    drawNetwork(at: CGPoint(x: start + (isMirrored ? 36 : 25), y: 19.3))
    drawBattery(at: CGPoint(x: start + (isMirrored ? 0 : 50), y: 19))
  }

  private func drawSignal(at origin: CGPoint) {
    for bar in 0..<4 {
      let height: CGFloat = [4, 6.3, 9, 12][bar]
      let frame = CGRect(x: origin.x + CGFloat(bar) * 5, y: origin.y + 12 - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: frame, cornerRadius: 1).fill()
    }
  }

  private func drawNetwork(at origin: CGPoint) {
    let foot = CGPoint(x: origin.x + 8.5, y: origin.y + 11.6)
    let wedge = UIBezierPath()
    wedge.move(to: foot)
    wedge.addArc(withCenter: foot, radius: 3.6, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
    wedge.close()
    wedge.fill()
    for radius in [6.3, 10.3] {
      let arc = UIBezierPath(
        arcCenter: foot, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
      arc.lineWidth = 2.5
      arc.stroke()
    }
  }

  private func drawBattery(at origin: CGPoint) {
    let shell = CGRect(x: origin.x, y: origin.y, width: 25, height: 13)
    UIBezierPath(roundedRect: shell.insetBy(dx: 2, dy: 2), cornerRadius: 2.5).fill()
    UIColor.label.withAlphaComponent(0.38).setStroke()
    UIColor.label.withAlphaComponent(0.4).setFill()
    let outline = UIBezierPath(roundedRect: shell.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
    outline.lineWidth = 1
    outline.stroke()
    let head = CGRect(x: shell.maxX + 1, y: shell.midY - 2.1, width: 1.4, height: 4.2)
    UIBezierPath(roundedRect: head, cornerRadius: 0.7).fill()
  }
}
