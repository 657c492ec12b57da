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

  /// Lays the window out and draws it, as it looks at this moment of its animations.
  ///
  /// - Parameters:
  ///   - rect: The part of the window that is drawn, in points; nil for all of it.
  ///   - scale: Pixels a point.
  /// - Returns: The pixels; nil where there are none, or more than 32,767 in a row.
  public func pixels(in rect: CGRect? = nil, scale: CGFloat) -> WindowPixels? {
    isMarked = false
    wasAnimating = isAnimating
    return DisplayNews.silently {
      window.layoutIfNeeded()
      let rect = (rect ?? window.bounds).standardized
      let (width, height) = ((rect.width * scale - 1e-6).rounded(.up), (rect.height * scale - 1e-6).rounded(.up))
      guard scale > 0, (1...32_767).contains(width), (1...32_767).contains(height),
        let surface = PixelSurface(width: Int(width), height: Int(height))
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
  public let bytes: [UInt8]

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
}
