import Foundation
import Testing

@testable import UIKit

/// The order in which places are read. Assumed where it is more than "from the top, from where reading begins"; see `ReadingOrder`.
@Suite struct `The order of reading` {
  private func order(_ places: [CGRect], isRightToLeft: Bool = false) -> [Int] {
    ReadingOrder(isRightToLeft: isRightToLeft).indices(of: places)
  }

  @Test func `of nothing and of one thing is just that`() {
    #expect(order([]) == [])
    #expect(order([.zero]) == [0])
  }

  @Test func `goes from the top down, and in a line from where reading begins`() {
    let places = [
      CGRect(x: 100, y: 0, width: 50, height: 20), CGRect(x: 0, y: 30, width: 50, height: 20),
      CGRect(x: 0, y: 3, width: 50, height: 20), CGRect(x: 100, y: 28, width: 50, height: 20),
    ]
    #expect(order(places) == [2, 0, 1, 3])
    #expect(order(places, isRightToLeft: true) == [0, 2, 3, 1])
  }

  @Test func `reads the lines beside an image after it, one by one`() {
    let image = CGRect(x: 0, y: 10, width: 60, height: 60)
    let places = [
      CGRect(x: 70, y: 12, width: 200, height: 20), CGRect(x: 70, y: 40, width: 100, height: 20), image,
    ]
    #expect(order(places) == [2, 0, 1])
    let mirrored = places.map { CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    #expect(order(mirrored, isRightToLeft: true) == [2, 0, 1])
  }

  @Test func `reads two columns line by line`() {
    let places = [
      CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 25, width: 100, height: 20),
      CGRect(x: 200, y: 0, width: 60, height: 20), CGRect(x: 200, y: 25, width: 60, height: 20),
    ]
    #expect(order(places) == [0, 2, 1, 3])
  }

  @Test func `loses nothing, whatever the places are`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let places = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        CGRect(
          x: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator),
          width: .random(in: 0...60, using: &generator), height: .random(in: 0...60, using: &generator))
      }
      for direction in [false, true] {
        #expect(order(places, isRightToLeft: direction).sorted() == Array(places.indices))
      }
    }
  }
}
