import Foundation
@_spi(Host) import UIKit

/// A watcher of the phone, with the parts of the picture that it still needs and the output for its messages.
@MainActor final class Watcher {
  /// The maximum number of frames on the way: while the browser decodes one, the next one is created.
  static let mostUnderWay = 2

  /// A message to a browser.
  enum Message: Sendable {
    case text(String)
    case data([UInt8])
  }

  let number: Int
  let output: WatcherOutput
  /// The parts of the picture that the watcher hasn't received yet.
  private var missing: [PixelRectangle] = []
  private var underWay: Set<UInt32> = []
  private var count: UInt32 = 0
  private let pictures: AsyncStream<(UInt32, Patch)>.Continuation

  /// Creates a watcher.
  ///
  /// - Parameter onUnchanged: A closure that receives the number of a frame that isn't sent because it looks like the
  ///   previous one.
  init(
    _ number: Int, output: WatcherOutput, onUnchanged: @escaping @Sendable (UInt32) async -> Void
  ) {
    self.number = number
    self.output = output
    let (stream, continuation) = AsyncStream<(UInt32, Patch)>.makeStream()
    pictures = continuation
    // Runs outside the main actor, which can draw the next frame at the same time.
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

  /// A Boolean value that indicates whether the watcher can take another frame.
  var isReady: Bool { underWay.count < Self.mostUnderWay }

  /// A Boolean value that indicates whether the watcher still needs parts of the current picture.
  var isStale: Bool { !missing.isEmpty }

  /// Records that parts of a picture are new.
  func miss(_ rectangles: [PixelRectangle], of pixels: WindowPixels) {
    missing = missing.isEmpty ? rectangles : pixels.separate(missing + rectangles)
  }

  /// Sends the watcher the parts of the picture that it still needs.
  func show(_ pixels: WindowPixels) {
    count &+= 1
    underWay.insert(count)
    pictures.yield((count, Patch(pixels, in: missing)))
    missing = []
  }

  /// Records that the watcher has shown a frame.
  func acknowledge(_ number: UInt32) { underWay.remove(number) }

  /// Ends the messages to the watcher.
  func close() {
    pictures.finish()
    output.finish()
  }
}
