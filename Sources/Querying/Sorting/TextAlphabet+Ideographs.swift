import Foundation

extension TextAlphabet {
  /// Assigns words to new ideographs in texts. Existing keys stay valid.
  ///
  /// - Complexity: O(n) for the texts, and a comparison by Foundation for each new ideograph and each doubling of those
  ///   known.
  package mutating func learn(_ texts: some Sequence<String>) {
    var isFound = Array(repeating: false, count: Int(Self.ideographCount))
    var isAnyFound = false
    for text in texts {
      for scalar in text.unicodeScalars where scalar.value >= Self.firstIdeograph {
        let place = Int(scalar.value - Self.firstIdeograph)
        guard place < isFound.count else { continue }
        isFound[place] = true
        isAnyFound = true
      }
    }
    guard isAnyFound else { return }
    if ideographWords.isEmpty { ideographWords = Array(repeating: 0, count: Int(Self.ideographCount)) }
    let new = isFound.indices.filter { isFound[$0] && ideographWords[$0] == 0 }.map { UInt16($0) }
    guard !new.isEmpty else { return }
    place(new.map { ($0, Self.text(of: $0)) }.sorted { order.isAscending($0.1, $1.1) }.map(\.0))
  }

  private static func text(of ideograph: UInt16) -> String {
    Unicode.Scalar(firstIdeograph + UInt32(ideograph)).map { String(Character($0)) } ?? ""
  }

  /// Assigns words to new ideographs in ascending order, between those of the known characters.
  private mutating func place(_ new: [UInt16]) {
    // The ranked texts in order. One digit represents all digits.
    var known: [(rank: Int, text: String)] = []
    for value in 0x20..<Self.tableEnd where words[Int(value)] != 0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      known.append((Int(words[Int(value)] >> 13), String(Character(scalar))))
    }
    if digitRank > 0 { known += [(digitRank, "0"), (digitRank + 15, "9")] }
    known += ideographs.map { (Int(ideographWords[Int($0)] >> 13), Self.text(of: $0)) }
    known.sort { $0.rank < $1.rank }
    var start = 0
    var next = 0
    while next < new.count {
      // Consecutive new ideographs between two known neighbors share the space between their ranks.
      let text = Self.text(of: new[next])
      let (upper, end) = known.partition(above: text, from: start, order: order)
      var last = next + 1
      while last < new.count, end == nil || order.isAscending(Self.text(of: new[last]), end?.text ?? "") { last += 1 }
      let lowerRank = upper > 0 ? known[upper - 1].rank : 0
      let upperRank = end?.rank ?? Int(UInt32(1) << 19)
      let count = last - next
      let step = (upperRank - lowerRank) / (count + 1)
      if step > 0 {
        var previous = upper > 0 ? known[upper - 1].text : nil
        for (number, ideograph) in new[next..<last].enumerated() {
          let text = Self.text(of: ideograph)
          defer { previous = text }
          // The following text must not outweigh the ideograph.
          if let previous, !order.isAscending(previous + "z", text + "a") { continue }
          ideographWords[Int(ideograph)] = TextKey.word(rank: lowerRank + (number + 1) * step, base: 0, variant: 0)
          ideographs.append(ideograph)
        }
      }
      start = upper
      next = last
    }
    ideographs.sort { ideographWords[Int($0)] < ideographWords[Int($1)] }
  }
}

extension [(rank: Int, text: String)] {
  /// Returns the number of elements before a text, and the first element after it.
  fileprivate func partition(above text: String, from start: Int, order: TextOrder) -> (Int, Element?) {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if order.isAscending(self[middle].text, text) { low = middle + 1 } else { high = middle }
    }
    return (low, low < count ? self[low] : nil)
  }
}
