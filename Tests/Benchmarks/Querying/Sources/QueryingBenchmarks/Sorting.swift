import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Measures sorting by keys and by Foundation's comparison in the same run, an edit, and groups.
enum Sorting {
  /// Prints the medians.
  ///
  /// - Parameters:
  ///   - count: How many names are sorted; ten times as many are grouped.
  ///   - runs: How many runs the medians are of. Foundation takes about ten seconds for a run of 100,000 names.
  static func run(count: Int = 100_000, runs: Int = 5) {
    group(names(10 * count), runs)
    edit(names(count), runs)
    for locale in ["en", "zh_CN"] { sort(names(count), Locale(identifier: locale), runs) }
  }

  /// Invented names: a third in Chinese, others with accents.
  ///
  /// - Parameter syllables: How many syllables last names have at least; two make about 14 bytes on average.
  static func names(_ count: Int, syllables: Int = 1) -> [String] {
    var state: UInt64 = 19
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let first = ["Anna", "Émile", "Müller", "Östen", "mary", "John", "Ågot", "Zoë", "Lucía", "peter", "Søren", "Nils"]
    let parts = ["ka", "lo", "ré", "min", "ster", "võ", "ü", "son", "berg", "na", "ñe", "z"]
    let family = Array("王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗")
    return (0..<count).map { _ in
      if random(3) == 0 {
        return String(family[random(family.count)])
          + (0...random(2)).map { _ in Unicode.Scalar(UInt32(0x4E00 + random(3_000))).map { String($0) } ?? "" }
          .joined()
      }
      let last = (0...(syllables + random(3))).map { _ in parts[random(12)] }.joined()
      return first[random(first.count)] + " " + last.capitalized
    }
  }

  private static func sort(_ names: [String], _ locale: Locale, _ runs: Int) {
    let order = TextOrder(locale: locale)
    var placesByKeys: [Int32] = []
    let keyed = median(runs) {
      let keys = TextKeys(order: order, texts: names)
      placesByKeys = SortedOrder(count: names.count, by: keys.compare).places
    }
    var plain: [String] = []
    let compared = median(runs) {
      plain = names.sorted { order.compare($0, $1) == .orderedAscending }
    }
    let isSame = placesByKeys.map { names[Int($0)] } == plain
    print(
      "\(locale.identifier): \(names.count) names by keys \(keyed) ms (keys included), by compare \(compared) ms:",
      "\((compared / keyed).rounded()) times, \(isSame ? "the same order" : "ANOTHER ORDER")")
  }

  private static func edit(_ names: [String], _ runs: Int) {
    let order = TextOrder(locale: Locale(identifier: "en"))
    for count in [1, 100, 1_000] {
      var names = names
      var keys = TextKeys(order: order, texts: names)
      var sorted = SortedOrder(count: names.count, by: keys.compare)
      let other = Self.names(2_000)
      var comparisons = 0
      var run = 0
      let time = median(runs) {
        run += 1
        var difference = Difference()
        for number in 0..<count {
          let place = number * (names.count / count)
          names[place] = other[(number + run) % other.count]
          difference.changes.append(IndexPair(before: place, after: place))
        }
        comparisons = 0
        keys.follow(difference, countAfter: names.count) { names[$0] }
        sorted.follow(difference, countAfter: names.count) {
          comparisons += 1
          return keys.compare($0, $1)
        }
      }
      print("\(count) of \(names.count) names changed: \(time) ms, \(comparisons / count) comparisons each")
    }
  }

  private static func group(_ names: [String], _ runs: Int) {
    var letters = FirstLetters(locale: Locale(identifier: "zh_CN"))
    var numbers = GroupNumbers<FirstLetter>()
    let keyed = median(runs) {
      letters = FirstLetters(locale: Locale(identifier: "zh_CN"))
      numbers = GroupNumbers<FirstLetter>()
      numbers.append(names.lazy.map { letters.letter(of: $0) })
    }
    var count = 0
    let all = median(runs) { count = numbers.groups(of: nil).count }
    let hits = stride(from: 0, to: Int32(names.count), by: 3).map { $0 }
    let some = median(runs) { count = max(count, numbers.groups(of: hits).count) }
    print(
      "\(names.count) names: letters \(keyed) ms, grouped \(all) ms,",
      "\(hits.count) hits \(some) ms; \(count) groups")
  }

  /// The median time of some runs, in milliseconds with one decimal.
  static func median(_ runs: Int, _ body: () -> Void) -> Double {
    let times = (0..<runs).map { _ in
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }.sorted()
    return (times[runs / 2] * 10).rounded() / 10
  }
}
