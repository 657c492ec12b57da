import Foundation
import Testing
import UIKit

@testable import Pages

/// The drawn pictures.
@MainActor struct PictureTests {
  @Test(arguments: Picture.Kind.allCases)
  func `every kind can be drawn, in its own colors`(kind: Picture.Kind) throws {
    let store = PictureStore()
    let first = Picture(kind: kind, main: Color(0x1277B5), second: Color(0xEE8A35), ground: Color(0xBFE3DC))
    let second = Picture(kind: kind, main: Color(0xB51277), second: Color(0x35EE8A), ground: Color(0x3CBFE3))

    let image = store.image(of: first, side: 44, scale: 3)
    #expect(image.size == CGSize(width: 44, height: 44))
    #expect(image.scale == 3)
    #expect(store.image(of: second, side: 44, scale: 3).pngData() != image.pngData())
  }

  @Test func `kinds look different from each other, and from an empty page`() {
    let store = PictureStore()
    let pictures = Picture.Kind.allCases.map {
      Picture(kind: $0, main: Color(0x1277B5), second: Color(0xEE8A35), ground: Color(0xBFE3DC))
    }
    let data = (pictures + [nil]).map { store.image(of: $0, side: 20, scale: 1).pngData() }

    #expect(Set(data).count == Picture.Kind.allCases.count + 1)
  }

  @Test func `a picture is drawn once`() {
    let store = PictureStore()
    let picture = Picture(kind: .ginkgo, main: Color(0xF0B72F), second: Color(0xC98A14), ground: Color(0xF8E9BE))

    #expect(store.image(of: picture, side: 44, scale: 3) === store.image(of: picture, side: 44, scale: 3))
    #expect(store.image(of: picture, side: 44, scale: 3) !== store.image(of: picture, side: 44, scale: 2))
  }

  @Test func `path data is the path it says`() {
    let path = PathData.path("M10 20 L30 -5 Q40 0 50 10 C60 10 70 20 80.5 20 Z")

    #expect(path.bounds == CGRect(x: 10, y: -5, width: 70.5, height: 25))
    #expect(path.contains(CGPoint(x: 32, y: 5)))
    #expect(!path.contains(CGPoint(x: 12, y: 0)))
  }
}
