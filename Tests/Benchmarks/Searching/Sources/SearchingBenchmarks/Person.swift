/// Somebody with a name.
struct Person: Hashable, Sendable, Identifiable {
  let id: Int
  let name: String

  /// People with invented names, Latin ones with accents and Chinese ones; the same ones each time.
  static func crowd(_ count: Int) -> [Person] {
    let syllables = [
      "ma", "ri", "jo", "han", "kat", "el", "sö", "ren", "bé", "la", "ño", "vi", "tor", "an", "na", "pe", "dro", "ós",
      "lu", "cía", "mün", "ster", "o", "be",
    ]
    let surnames = Array("王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗")
    let given = Array("伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英")
    var state: UInt64 = 2_026
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
    }
    return (0..<count).map { id in
      if next(5) == 0 {
        var name = String(surnames[next(surnames.count)])
        for _ in 0...next(2) { name.append(given[next(given.count)]) }
        return Person(id: id, name: name)
      }
      var name = ""
      for word in 0..<2 {
        if word > 0 { name += " " }
        let start = syllables[next(syllables.count)]
        name += start.prefix(1).uppercased() + start.dropFirst()
        for _ in 0...next(2) { name += syllables[next(syllables.count)] }
      }
      return Person(id: id, name: name)
    }
  }
}
