/// The bulletins of the harbor offices, which are always the same.
public struct TideAlmanac: Sendable {
  private let isChinese: Bool

  /// Makes an almanac, in English or in Chinese.
  public init(isChinese: Bool) { self.isChinese = isChinese }

  private func word(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

  private static let harbors = [
    ("Gull Steps", "鸥阶港"), ("Old Mole", "旧堤港"), ("Saltpan Quay", "盐田码头"), ("Lantern Point", "灯笼角"),
    ("Reed Basin", "芦苇湾"), ("Whinstone", "黑石港"), ("Ferry Hard", "渡口滩"),
  ]

  /// A bulletin by its number, always the same.
  public func bulletin(number: Int) -> TideBulletin {
    let harbor = Self.harbors[number % Self.harbors.count]
    let time = Self.time(number)
    let height = "\(2 + number % 3).\(number * 7 % 10)"
    let (subject, text): (String, String) =
      switch number % 5 {
      case 0:
        (
          word("High water \(time)", "\(time) 满潮"),
          word(
            "\(height) m at the gauge. Spring tide: slipways are wet to the second ring.", "水尺 \(height) 米，大潮，船台浸至第二环。")
        )
      case 1:
        (
          word("Low water \(time)", "\(time) 干潮"),
          word("\(height) m over the bar. Deep keels wait for the flood.", "沙洲水深 \(height) 米，深吃水船只请候潮。")
        )
      case 2:
        (
          word("Fog since \(time)", "\(time) 起有雾"),
          word(
            "The horn sounds twice a minute. Ferries run on request only, and dinghies stay within the moles.",
            "雾号每分钟两响。渡船仅应召开行，小艇请勿驶出防波堤。")
        )
      case 3:
        (word("Buoy \(number) moved", "\(number) 号浮标移位"), word("One cable to the east.", "东移一链。"))
      default:
        (
          word("Wind backs at \(time)", "\(time) 风向转变"),
          word(
            "South-west, five, later six. Double your springs if you lie at the outer pontoons.",
            "西南风五级，渐增至六级。外侧浮码头请加系倒缆。")
        )
      }
    return TideBulletin(id: number, harbor: word(harbor.0, harbor.1), subject: subject, text: text)
  }

  /// Returns the time of day that a bulletin is about: the next tide or wind, or the fog's beginning.
  private static func time(_ number: Int) -> String {
    let given = TideBulletin.minutes(ofNumber: number)
    // Half a tide takes 6 hours and 12 minutes, and comes a little later at each harbor.
    let tide = 372
    let days = 24 * 60
    let sinceHighWater = (number * 37 + 95 + 9 * (number % harbors.count)) % (2 * tide)
    let minutes =
      switch number % 5 {
      case 0: given + 2 * tide - sinceHighWater
      case 1: given + (3 * tide - sinceHighWater) % (2 * tide)
      case 2: given - 25 - number * 17 % 100
      default: given + 40 + number * 17 % 150
      }
    return TideBulletin.time(ofMinutes: (minutes + days) % days)
  }
}
