public import Foundation
internal import QuartzCoreOnLinux
internal import TableMakerPangoCairo

/// What shows a window somewhere else, in a browser say, feeds into it and reads of it.
///
/// Fingers, wheels and keys come in through `+Touches`, `+Scrolling` and `+Text`; pictures go out from here. It draws nothing by
/// itself: it says that something may look otherwise, and whoever shows the window then asks for its pixels.
@_spi(Host) @MainActor public final class WindowHost {
  /// The window that is shown.
  public let window: UIWindow

  /// Called at the next turn after something may look otherwise; not again until the window was drawn.
  public var onChange: (@MainActor () -> Void)?

  /// Whether something has changed since the window was last drawn.
  private var isMarked = true
  /// Whether animations ran when the window was last drawn: where they ended has yet to be.
  private var wasAnimating = false

  var fingers: [Int: UITouch] = [:]
  let touchEvent = UIEvent()
  var lastTouchTime = -TimeInterval.infinity
  weak var scrolledView: UIScrollView?
  var scrollEnd: ClockTimer?
  /// The numbers that elements keep for whoever reads the window.
  var elementNumbers: [SpokenElement.Key: Int] = [:]
  var lastElementNumber = 0
  /// The tap that is under way for an element: what ends it, and where.
  var elementTap: (timer: ClockTimer, point: CGPoint)?
  /// What waits for something that looks otherwise as time goes by.
  private var contentChange: ClockTimer?
  let keyboard: HardwareKeyboard
  private var listener: Int?

  /// Makes a host of a window, which it keeps.
  public init(_ window: UIWindow) {
    self.window = window
    keyboard = HardwareKeyboard(at: window)
    listener = DisplayNews.listen { [weak self] in self?.setNeedsDisplay() }
  }

  isolated deinit { stop() }

  /// Takes fingers away and hears of changes no more, since the window is shown no longer.
  public func stop() {
    cancelTouches()
    endScrolling()
    elementTap?.timer.cancel()
    contentChange?.cancel()
    if let listener { DisplayNews.stopListening(listener) }
    listener = nil
  }

  /// A Boolean value that indicates whether the window may look otherwise than when it was last drawn; always, while animations
  /// run in it and their time goes by.
  public var needsDisplay: Bool { isMarked || !HostDevice.isStepped && (wasAnimating || isAnimating) }

  private var isAnimating: Bool { window.layer.isAnimating(at: MediaTime.now) }

  /// Marks the window as one that may look otherwise.
  public func setNeedsDisplay() {
    guard !isMarked else { return }
    isMarked = true
    onChange?()
  }

  /// Records that the window is drawn now.
  func willDraw() {
    isMarked = false
    wasAnimating = isAnimating
  }

  /// Marks the window at the time at which something in it looks otherwise with no change but that of time.
  func waitForChange(at time: TimeInterval?) {
    contentChange?.cancel()
    contentChange = time.map { time in
      AnimationClock.shared.after(time - MediaTime.now) { [weak self] in self?.setNeedsDisplay() }
    }
  }

  /// Returns how many pixels a rectangle has; nil where there are none, or more than 32,767 in a row.
  static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
    let (width, height) = ((size.width * scale - 1e-6).rounded(.up), (size.height * scale - 1e-6).rounded(.up))
    guard scale > 0, (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
    return (Int(width), Int(height))
  }

  /// Lays the window out and draws it, as it looks at this moment of its animations.
  ///
  /// - Parameters:
  ///   - rect: The part of the window that is drawn, in points; nil for all of it.
  ///   - scale: Pixels a point.
  /// - Returns: The pixels; nil where there are none, or more than 32,767 in a row.
  public func pixels(in rect: CGRect? = nil, scale: CGFloat) -> WindowPixels? {
    willDraw()
    return DisplayNews.silently {
      window.layoutIfNeeded()
      let rect = (rect ?? window.bounds).standardized
      guard let (width, height) = Self.pixelSize(of: rect.size, scale: scale),
        let surface = PixelSurface(width: width, height: height)
      else { return nil }
      let context = CGContext(surface, origin: rect.origin, scale: scale)
      cairo_set_source_rgba(context.cairo, 0, 0, 0, 1)
      cairo_paint(context.cairo)
      window.layer.renderAsShown(in: context)
      return surface.withBytes { bytes in
        WindowPixels(width: surface.width, height: surface.height, rowBytes: surface.bytesPerRow, bytes)
      }
    }
  }
}

/// The pixels of a window, or of a part of it: opaque, four bytes each, in the order blue, green, red, 255.
@_spi(Host) public struct WindowPixels: Sendable, Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row from the top, without gaps.
  public private(set) var bytes: [UInt8]

  init(width: Int, height: Int, rowBytes: Int, _ source: UnsafeMutableBufferPointer<UInt8>) {
    self.width = width
    self.height = height
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for row in 0..<height {
        let part = UnsafeBufferPointer(rebasing: source[row * rowBytes..<row * rowBytes + width * 4])
        _ = UnsafeMutableBufferPointer(rebasing: target[row * width * 4..<(row + 1) * width * 4])
          .initialize(fromContentsOf: part)
      }
      count = width * height * 4
    }
  }

  /// Takes a rectangle of it from other pixels of the same size.
  mutating func copy(_ rectangle: PixelRectangle, from source: UnsafeMutableBufferPointer<UInt8>, rowBytes: Int) {
    let width = width
    bytes.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress, let source = source.baseAddress else { return }
      for row in rectangle.y..<rectangle.y + rectangle.height {
        (target + (row * width + rectangle.x) * 4).update(
          from: source + row * rowBytes + rectangle.x * 4, count: rectangle.width * 4)
      }
    }
  }

  /// All of it.
  public var all: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// Returns few rectangles that hold all of others and do not overlap.
  public func separate(_ rectangles: [PixelRectangle]) -> [PixelRectangle] {
    PixelRectangle.separate(rectangles, within: all)
  }

  /// Returns the pixels of a rectangle of it.
  public func part(_ rectangle: PixelRectangle) -> [UInt8] {
    if (rectangle.width, rectangle.height) == (width, height) { return bytes }
    let rowBytes = rectangle.width * 4
    return [UInt8](unsafeUninitializedCapacity: rowBytes * rectangle.height) { target, count in
      bytes.withUnsafeBufferPointer { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        for row in 0..<rectangle.height {
          (target + row * rowBytes).initialize(
            from: source + ((rectangle.y + row) * width + rectangle.x) * 4, count: rowBytes)
        }
      }
      count = rowBytes * rectangle.height
    }
  }
}
