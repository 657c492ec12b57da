import Testing
import UIKit

@testable import UIKit

/// The engine's parts, each against a slower and plainer way to the same answer.
struct TextPartsTests {
  /// Rule L2, word by word: "from the highest level found in the text to the lowest odd level on each line … reverse
  /// any contiguous sequence of characters that are at that level or higher".
  private func plainOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: 9, through: 1, by: -1) {
      var result: [Int] = []
      var sequence: [Int] = []
      for place in order {
        if levels[place] >= UInt8(level) {
          sequence.insert(place, at: 0)
        } else {
          result += sequence + [place]
          sequence = []
        }
      }
      order = result + sequence
    }
    return order
  }

  @Test func `pieces stand in the order of the bidirectional algorithm, for all levels of up to six pieces`() {
    for count in 0...6 {
      let combinations = Int(pow(4, Double(count)))
      for number in 0..<combinations {
        let levels = (0..<count).map { UInt8((number >> ($0 * 2)) & 3) }
        #expect(VisualOrder.order(of: levels) == plainOrder(levels))
      }
    }
  }

  @Test func `the first letter with a direction decides a paragraph's`() {
    func direction(_ text: String) -> Bool? { BaseDirection.isRightToLeft(text.unicodeScalars) }
    #expect(direction("abc") == false)
    #expect(direction("שלום abc") == true)
    #expect(direction("مرحبا") == true)
    #expect(direction("12 (3) — !") == nil)
    #expect(direction("12 中文 שלום") == false)
    #expect(direction("\u{200F}abc") == true)
    #expect(direction("\u{2067}שלום\u{2069}abc") == false)
    #expect(direction("") == nil)
  }

  /// Clusters of small widths: letters, spaces, places where a line may begin.
  private func clusters(_ number: Int, count: Int) -> [TextCluster] {
    (0..<count).map { place in
      let kind = (number >> (place * 2)) & 3
      return TextCluster(
        range: place..<place + 1, width: kind == 3 ? 2 : 1, item: 0, glyphs: place..<place + 1, run: 0,
        isWhite: kind == 0, isTabulator: false, startsLine: kind == 2)
    }
  }

  @Test func `a line takes as much as fits, for all texts of up to six letters`() {
    for count in 1...6 {
      for number in 0..<(1 << (count * 2)) {
        let clusters = clusters(number, count: count)
        let breaker = LineBreaker(clusters: clusters, breaksAnywhere: false)
        for width in [CGFloat(1), 2, 3, 4] {
          let end = breaker.lineEnd(from: 0, width: width)
          func fits(_ end: Int) -> Bool {
            breaker.trimmed(0..<end).reduce(0) { $0 + clusters[$1].width } <= width
          }
          // The candidates, best first: the whole, an allowed place, any place, one letter.
          let allowed = (1..<max(count, 1)).filter { clusters[$0].startsLine && fits($0) }.max()
          let any = (1..<max(count, 1)).filter { fits($0) }.max()
          #expect(end == (fits(count) ? count : allowed ?? any ?? 1))
        }
      }
    }
  }

  @Test func `the published tracking is straight between whole sizes`() {
    #expect(LetterSpacing.publishedTracking(at: 17) == -0.43)
    #expect(LetterSpacing.publishedTracking(at: 34) == 0.40)
    #expect(LetterSpacing.publishedTracking(at: 6) == 0.24)
    #expect(LetterSpacing.publishedTracking(at: 3) == 0.24)
    #expect(LetterSpacing.publishedTracking(at: 50) == 0.34)
    #expect(LetterSpacing.publishedTracking(at: 200) == 0)
    #expect(abs(LetterSpacing.publishedTracking(at: 17.5) + 0.435) < 0.0001)
  }

  @Test func `runs are found by the bytes they end at`() {
    let text = NSMutableAttributedString(string: "né今天x")
    text.addAttributes([.kern: 2], range: NSRange(location: 2, length: 2))
    let styled = StyledText(text, base: TextAttributes(font: .systemFont(ofSize: 17)))
    #expect(styled.runs.map(\.end) == [3, 9, 10])
    #expect(styled.runs.map(\.attributes.kern) == [0, 2, 0])
    #expect((0...10).map { styled.run(at: $0) } == [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2])
  }

  @Test func `lengths round up to whole pixels, and what adding up leaves does not count`() {
    #expect(PixelGrid.ceiling(20.2871, scale: 2) == 20.5)
    #expect(PixelGrid.ceiling(0.1 + 0.2 + 0.7 + 0.00001, scale: 1) == 1)
    #expect(PixelGrid.round((44 - 61 / 3) / 2, scale: 3) * 3 == 36)
    #expect(PixelGrid.round(0.25, scale: 2) == 0.5)
    #expect(PixelGrid.ceiling(.infinity, scale: 3) == .infinity)
  }
}
