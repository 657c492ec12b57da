import Browsing
import Foundation

@testable import LivePhone

/// Methods that use a phone's page in a browser, and read what the page shows.
extension Browser {
  /// Moves the mouse through points of the phone, the button down from the first on.
  ///
  /// - Parameters:
  ///   - points: The points, in the phone's.
  ///   - milliseconds: How long the way from one to the next takes.
  ///   - lifts: Whether the button is let go at the last point.
  func drag(_ points: [(x: Double, y: Double)], milliseconds: Int = 30, lifts: Bool = true) async throws {
    var actions: [[String: Any]] = []
    for (index, point) in points.enumerated() {
      let place = try await self.place(of: point)
      actions.append([
        "type": "pointerMove", "duration": index == 0 ? 0 : milliseconds, "x": Int(place.x.rounded()),
        "y": Int(place.y.rounded()),
      ])
      if index == 0 { actions.append(["type": "pointerDown", "button": 0]) }
    }
    if lifts { actions.append(["type": "pointerUp", "button": 0]) }
    let mouse: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions,
    ]
    try await perform(mouse)
  }

  func tap(_ x: Double, _ y: Double) async throws { try await drag([(x, y)]) }

  /// Clicks a point with the second button.
  func rightClick(_ x: Double, _ y: Double) async throws {
    let place = try await self.place(of: (x, y))
    let actions: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "x": Int(place.x.rounded()), "y": Int(place.y.rounded())],
      ["type": "pointerDown", "button": 2], ["type": "pointerUp", "button": 2],
    ]
    try await perform(["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions])
  }

  /// The place in the browser's window of a point of the phone.
  private func place(of point: (x: Double, y: Double)) async throws -> (x: Double, y: Double) {
    let value = try await run(
      "const box = document.querySelector('#screen').getBoundingClientRect(), "
        + "size = document.querySelector('#controls').elements; "
        + "return [box.left + \(point.x) / Number(size.width.value) * box.width, "
        + "box.top + \(point.y) / Number(size.height.value) * box.height]")
    guard let numbers = value as? [Double], numbers.count == 2 else {
      throw RawConnection.Failure(description: "No place: \(value)")
    }
    return (numbers[0], numbers[1])
  }

  /// Chooses a value in one of the page's lists.
  func choose(_ name: String, _ value: String) async throws {
    try await run(
      "const list = document.querySelector('[name=\(name)]'); list.value = '\(value)'; "
        + "list.dispatchEvent(new Event('change', { bubbles: true }))")
  }

  // MARK: What it shows

  /// The size of the canvas, and a sum of its pixels.
  func picture() async throws -> PictureSum {
    let value = try await run(
      """
      const canvas = document.querySelector('#screen');
      const data = new Uint32Array(
        canvas.getContext('2d', { alpha: false }).getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      let a = 2166136261, b = 5381;
      for (const word of data) { a = Math.imul(a ^ word, 16777619); b = Math.imul(b, 33) + word | 0; a ^= a >>> 15; }
      return [canvas.width, canvas.height, a >>> 0, b >>> 0];
      """)
    guard let numbers = value as? [Int], numbers.count == 4 else {
      throw RawConnection.Failure(description: "No picture: \(value)")
    }
    return PictureSum(numbers: numbers)
  }
}

/// The size of a picture and two sums of its pixels, which differ where a pixel does.
struct PictureSum: Equatable {
  let numbers: [Int]

  init(numbers: [Int]) { self.numbers = numbers }

  init(_ raster: Raster) {
    var (a, b): (UInt32, UInt32) = (2_166_136_261, 5381)
    for place in stride(from: 0, to: raster.bytes.count, by: 4) {
      let (blue, green, red) = (raster.bytes[place], raster.bytes[place + 1], raster.bytes[place + 2])
      // As a browser has them: red first.
      let word = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
      a = (a ^ word) &* 16_777_619
      b = b &* 33 &+ word
      a ^= a >> 15
    }
    numbers = [raster.width, raster.height, Int(a), Int(b)]
  }
}
