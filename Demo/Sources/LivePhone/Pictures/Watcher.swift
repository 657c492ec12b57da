import Foundation
@_spi(Host) import UIKit

/// One who watches the phone: how far behind it is, and where its messages go.
@MainActor final class Watcher {
  /// The most frames under way: while one is decoded, the next is made.
  static let mostUnderWay = 2

  /// What is sent to a browser.
  enum Message: Sendable {
    case text(String)
    case data([UInt8])
  }

  let number: Int
  let output: WatcherOutput
  /// What of the picture it has yet to be shown.
  private var missing: [PixelRectangle] = []
  private var underWay: Set<UInt32> = []
  private var count: UInt32 = 0
  private let pictures: AsyncStream<(UInt32, Patch)>.Continuation

  /// Makes a watcher.
  ///
  /// - Parameter onUnchanged: Called with the number of a frame that was not sent, as it looks like the one before.
  init(
    _ number: Int, output: WatcherOutput, onUnchanged: @escaping @Sendable (UInt32) async -> Void
  ) {
    self.number = number
    self.output = output
    let (stream, continuation) = AsyncStream<(UInt32, Patch)>.makeStream()
    pictures = continuation
    // Beside the main actor, which draws the next frame meanwhile.
    Task.detached {
      var maker = FrameMaker()
      for await (number, patch) in stream {
        if let frame = maker.frame(number, of: patch) {
          output.yield(.data(frame))
        } else {
          await onUnchanged(number)
        }
      }
    }
  }

  /// A Boolean value that indicates whether it can take another frame.
  var isReady: Bool { underWay.count < Self.mostUnderWay }

  /// Whether it has yet to be shown how the window looks.
  var isStale: Bool { !missing.isEmpty }

  /// Records that some of a picture is new.
  func miss(_ rectangles: [PixelRectangle], of pixels: WindowPixels) {
    missing = missing.isEmpty ? rectangles : pixels.separate(missing + rectangles)
  }

  /// Sends it how the window looks.
  func show(_ pixels: WindowPixels) {
    count &+= 1
    underWay.insert(count)
    pictures.yield((count, Patch(pixels, in: missing)))
    missing = []
  }

  /// It has shown a frame.
  func acknowledge(_ number: UInt32) { underWay.remove(number) }

  /// It has gone.
  func close() {
    pictures.finish()
    output.finish()
  }
}
