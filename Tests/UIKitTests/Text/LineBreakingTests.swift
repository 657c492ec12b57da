import Testing
import UIKit

@testable import UIKit

/// The ends of lines, against a plain search through all places.
struct LineBreakingTests {
  private func text(_ text: String, _ change: (inout ParagraphAttributes) -> Void = { _ in }) -> StyledText {
    var attributes = TextAttributes(font: .systemFont(ofSize: 17))
    change(&attributes.paragraph)
    return StyledText(text, attributes: attributes)
  }

  private func lines(
    _ string: String, width: CGFloat, _ change: (inout ParagraphAttributes) -> Void = { _ in }
  ) -> [String] {
    TextLayout(text(string, change), options: .init(width: width)).lines.map { line in
      String(decoding: Array(string.utf8)[line.range], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }
  }

  private func width(_ string: String) -> CGFloat { TextLayout(text(string)).size.width }

  /// The end of a line by trying every place, from the farthest down.
  private func plainEnd(_ clusters: [TextCluster], from start: Int, width: CGFloat) -> Int {
    func shown(_ end: Int) -> CGFloat {
      var end = end
      while end > start && clusters[end - 1].isWhite { end -= 1 }
      var position: CGFloat = 0
      for cluster in clusters[start..<end] {
        // Twelve tabulators 28 points apart, and so on.
        position += cluster.isTabulator ? 28 - position.truncatingRemainder(dividingBy: 28) : cluster.width
      }
      return position
    }
    let fits = { (end: Int) in shown(end) <= width + 0.001 }
    if fits(clusters.count) { return clusters.count }
    let places = (start + 1..<clusters.count).reversed()
    return places.first { clusters[$0].startsLine && fits($0) } ?? places.first { fits($0) } ?? start + 1
  }

  @Test(arguments: 0..<200)
  func `lines end where a search through all places finds their ends`(seed: Int) {
    var random = RandomText(seed: UInt64(7000 + seed))
    let styled = text(random.text(words: 25))
    let shaped = ShapedText(styled, isRightToLeft: false)
    let source = TextSource(text: styled, shaped: shaped)
    for _ in 0..<4 {
      let width = CGFloat(20 + random.number(400))
      for number in shaped.paragraphs.indices {
        let clusters = shaped[number].clusters
        let breaker = source.breaker(of: shaped[number], number: number)
        var start = 0
        while start < clusters.count {
          let end = breaker.lineEnd(from: start, width: width)
          #expect(end == plainEnd(clusters, from: start, width: width), "\(styled.text) in \(width)")
          start = max(end, start + 1)
        }
      }
    }
  }

  @Test func `a word alone in the last line gets company, where the strategy says so`() {
    let string = "The settings of this application"
    let room = width("The settings of this") + 1
    #expect(lines(string, width: room) == ["The settings of this", "application"])
    #expect(
      lines(string, width: room) { $0.lineBreakStrategy = .pushOut } == ["The settings of", "this application"])
    // Two words in the last line need none.
    let wide = width("The settings of") + 1
    #expect(lines(string, width: wide) { $0.lineBreakStrategy = .pushOut } == lines(string, width: wide))
    // A line is not emptied for it, and what does not fit stays.
    #expect(lines("one two", width: width("one ")) { $0.lineBreakStrategy = .pushOut } == ["one", "two"])
    let long = "in an incomprehensibilities"
    let narrow = width("incomprehensibilities") + 1
    #expect(lines(long, width: narrow) { $0.lineBreakStrategy = .pushOut } == ["in an", "incomprehensibilities"])
  }

  @Test(arguments: 0..<100)
  func `company changes neither the number of lines nor their greatest width beyond the room`(seed: Int) {
    var random = RandomText(seed: UInt64(8000 + seed))
    let string = random.text(words: 20)
    let room = CGFloat(80 + random.number(300))
    let plain = TextLayout(text(string), options: .init(width: room))
    let pushed = TextLayout(text(string) { $0.lineBreakStrategy = .standard }, options: .init(width: room))
    let isKorean = string.contains("한국어")
    if !isKorean { #expect(plain.lines.count == pushed.lines.count) }
    #expect(pushed.size.width <= room + 0.01)
    // At the width that it takes, it has the same lines: a label that fits its text shows it as it was measured.
    let again = TextLayout(
      text(string) { $0.lineBreakStrategy = .standard }, options: .init(width: pushed.size.width))
    #expect(again.lines.map(\.range) == pushed.lines.map(\.range))
  }

  @Test func `Korean words stay whole, where the strategy says so`() {
    let string = "한국어 단어는 줄끝에서"
    let room = width("한국어 단어") + 1
    #expect(lines(string, width: room).first == "한국어 단어")
    let kept = lines(string, width: room) { $0.lineBreakStrategy = .hangulWordPriority }
    #expect(kept == ["한국어", "단어는", "줄끝에서"])
    // A word that is wider than the line is cut all the same.
    #expect(lines("한국어한국어", width: width("한국어") + 1) { $0.lineBreakStrategy = .standard }.count == 2)
  }

  @Test func `no line begins with what may not begin one, nor ends with what may not end one`() {
    let starts = "，。、．！？：；）」』】〕〉》〗・ー々ゝヽ’”…ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
    let ends = "（「『【〔〈《〖“‘￥＄"
    var random = RandomText(seed: 99)
    let letters = Array("今天在山谷里看到三只红嘴蓝鹊あいうえおカキクケコ")
    for _ in 0..<60 {
      var string = ""
      for _ in 0..<40 {
        string.append(letters[random.number(letters.count)])
        // Alone between letters, as in sentences.
        if random.number(3) == 0 {
          let marks = random.number(2) == 0 ? Array(starts) : Array(ends)
          string.append(marks[random.number(marks.count)])
        }
      }
      string.append("完")
      let room = CGFloat(100 + random.number(200))
      for line in lines(string, width: room) {
        #expect(!starts.contains(line.first ?? " ") || line.count == string.count, "\(line)")
        #expect(!ends.contains(line.last ?? " "), "\(line)")
        #expect(width(line) <= room + 0.01, "no hanging: \(line)")
      }
    }
  }

  @Test func `lines may break before an opening curly quotation mark and after a closing one, among Chinese`() {
    let before = "看到了很久。“真漂亮”同伴说"
    #expect(lines(before, width: width("看到了很久。") + 3).first == "看到了很久。")
    let after = "她说“真漂亮”同伴"
    #expect(lines(after, width: width("她说“真漂亮”") + 3).first == "她说“真漂亮”")
    // Not among Latin letters, and not between a mark and a comma.
    #expect(lines("see “that”one", width: width("see “that”") + 3).first == "see")
    #expect(lines("她说“真漂亮”，同伴", width: width("她说“真漂亮”") + 3).first == "她说“真漂")
  }

  @Test func `a soft hyphen shows only where a line ends at it, and has room there`() {
    let string = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(abs(width(string) - width("Donaudampfschiff")) < 0.001)
    let hyphen = width("\u{2010}")
    let room = width("Donaudampf") + hyphen + 0.5
    let layout = TextLayout(text(string), options: .init(width: room))
    #expect(layout.lines.count == 2)
    // Except for kerning with the letter that would follow.
    #expect(abs(layout.lines[0].width - width("Donaudampf") - hyphen) < 0.6)
    // Without room for the hyphen the line ends at the one before.
    let narrow = TextLayout(text(string), options: .init(width: room - hyphen))
    #expect(abs(narrow.lines[0].width - width("Donau") - hyphen) < 0.6)
    for width in stride(from: CGFloat(40), through: 200, by: 1) {
      for line in TextLayout(text(string), options: .init(width: width)).lines { #expect(line.width <= width + 0.01) }
    }
  }

  @Test func `Latin in Chinese breaks at its words`() {
    let string = "带上相机Canon EOS以及三脚架Manfrotto走"
    for width in stride(from: CGFloat(90), through: 300, by: 5) {
      let lines = lines(string, width: width)
      for word in ["Canon", "EOS", "Manfrotto"] { #expect(lines.contains { $0.contains(word) }, "\(lines)") }
      #expect(lines.allSatisfy { self.width($0) <= width + 0.01 })
    }
  }
}
