public import Foundation
internal import QuartzCoreOnLinux
internal import TableMakerPangoCairo

/// An object that shows a window somewhere else, such as in a browser, and sends it events.
///
/// Touches, scrolling, and keys come in through `+Touches`, `+Scrolling`, and `+Text`; pictures go out from here. It
/// doesn't draw automatically: it reports that something may have changed, and the client then requests the pixels.
@_spi(Host) @MainActor public final class WindowHost {
  /// The window to show.
  public let window: UIWindow

  /// A closure that's called in the next turn after a change, and not again until the window is drawn.
  public var onChange: (@MainActor () -> Void)?

  /// A Boolean value that indicates whether something changed since the last drawing.
  private var isMarked = true
  /// A Boolean value that indicates whether animations ran at the last drawing, so their end still needs drawing.
  private var wasAnimating = false

  var fingers: [Int: UITouch] = [:]
  let touchEvent = UIEvent()
  var lastTouchTime = -TimeInterval.infinity
  weak var scrolledView: UIScrollView?
  var scrollEnd: ClockTimer?
  /// The numbers that identify elements for clients.
  var elementNumbers: [SpokenElement.Key: Int] = [:]
  var lastElementNumber = 0
  /// The tap on an element in progress: the timer that ends it, and its location.
  var elementTap: (timer: ClockTimer, point: CGPoint)?
  /// A timer for content that changes as time passes.
  private var contentChange: ClockTimer?
  let keyboard: HardwareKeyboard
  private var listener: Int?

  /// Creates a host of a window, which it retains.
  public init(_ window: UIWindow) {
    self.window = window
    keyboard = HardwareKeyboard(at: window)
    listener = DisplayNews.listen { [weak self] in self?.setNeedsDisplay() }
  }

  isolated deinit { stop() }

  /// Cancels touches and stops listening for changes because the window is no longer shown.
  public func stop() {
    cancelTouches()
    endScrolling()
    elementTap?.timer.cancel()
    contentChange?.cancel()
    if let listener { DisplayNews.stopListening(listener) }
    listener = nil
  }

  /// A Boolean value that indicates whether the window may have changed since the last drawing.
  ///
  /// It's always `true` while animations run and their time advances.
  public var needsDisplay: Bool { isMarked || !HostDevice.isStepped && (wasAnimating || isAnimating) }

  private var isAnimating: Bool { window.layer.isAnimating(at: MediaTime.now) }

  /// Marks the window as changed.
  public func setNeedsDisplay() {
    guard !isMarked else { return }
    isMarked = true
    onChange?()
  }

  /// Records that the window is being drawn.
  func willDraw() {
    isMarked = false
    wasAnimating = isAnimating
  }

  /// Marks the window at the time when its content changes only because time passes.
  func waitForChange(at time: TimeInterval?) {
    contentChange?.cancel()
    contentChange = time.map { time in
      AnimationClock.shared.after(time - MediaTime.now) { [weak self] in self?.setNeedsDisplay() }
    }
  }

  /// Returns the size of a rectangle in pixels, or `nil` if it's empty or a side has more than 32,767.
  static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
    let (width, height) = ((size.width * scale - 1e-6).rounded(.up), (size.height * scale - 1e-6).rounded(.up))
    guard scale > 0, (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
    return (Int(width), Int(height))
  }

  /// Lays out the window and draws its current state.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw in points, or `nil` for the whole window.
  ///   - scale: The number of pixels per point.
  /// - Returns: The pixels, or `nil` if there are none or a side has more than 32,767.
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

/// The pixels of a window or a part of it: opaque, with four bytes each, in the order blue, green, red, 255.
@_spi(Host) public struct WindowPixels: Sendable, Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels by row from the top, without gaps.
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

  /// Copies a rectangle from other pixels of the same size.
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

  /// The rectangle of all pixels.
  public var all: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// Returns a few rectangles that contain all the given ones and don't overlap.
  public func separate(_ rectangles: [PixelRectangle]) -> [PixelRectangle] {
    PixelRectangle.separate(rectangles, within: all)
  }

  /// Returns the pixels of a rectangle.
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
