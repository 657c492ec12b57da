import Foundation
import Testing
import UIKit

@testable import Demo

@MainActor @Suite struct AnimatedPNGTests {
  private func picture(_ color: UIColor, width: CGFloat = 2) throws -> Data {
    let size = CGSize(width: width, height: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      color.setFill()
      renderer.fill(CGRect(origin: .zero, size: size))
    }
    return try #require(image.pngData())
  }

  @Test func `the sum of a part is that of the PNG specification`() {
    #expect(AnimatedPNG.checksum(of: Data("IEND".utf8)) == 0xAE42_6082)
  }

  @Test func `frames follow each other in one file, which begins as the first picture`() throws {
    let first = try picture(.red)
    let film = try #require(AnimatedPNG([(first, 1.5), (try picture(.blue), 0.1)]))
    // Signature and header, then the number of frames, which is two.
    #expect(film.data.prefix(33) == first.prefix(33))
    let types = ["acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"]
    var rest = film.data[...]
    for type in types {
      let found = try #require(rest.firstRange(of: Data(type.utf8)), "\(type)")
      rest = rest[found.upperBound...]
    }
    #expect(film.data.suffix(12) == first.suffix(12))
    // Whoever knows nothing of frames sees the first.
    #expect(UIImage(data: film.data)?.size == UIImage(data: first)?.size)
  }

  @Test func `pictures of another size, and what is no picture, make no film`() throws {
    let first = try picture(.red)
    #expect(AnimatedPNG([(first, 1), (try picture(.red, width: 3), 1)]) == nil)
    #expect(AnimatedPNG([(first, 1), (Data("no picture".utf8), 1)]) == nil)
    #expect(AnimatedPNG([]) == nil)
  }
}
