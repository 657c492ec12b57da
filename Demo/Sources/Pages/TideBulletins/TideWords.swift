/// The page's own words, and those of the harbor offices.
struct TideWords: Sendable {
  let language: Language

  private func word(_ english: String, _ chinese: String) -> String { language == .chinese ? chinese : english }

  var title: String { word("Tide Bulletins", "潮汐通报") }
  var lead: String {
    word(
      "What the harbour offices say, newest first. Pull to refresh; the rest comes as you scroll.",
      "各港务所的最新通报。下拉刷新，向下滚动会载入更早的内容。")
  }
  var failure: String { word("The harbour office does not answer.", "港务所没有应答。") }
  var server: String { word("Office", "港务所") }

  func name(of weather: ScriptedTides.Weather) -> String {
    switch weather {
    case .fair: word("Answers", "正常应答")
    case .slow: word("Answers slowly", "应答缓慢")
    case .failing: word("Fails", "没有应答")
    case .empty: word("Has nothing to say", "没有通报")
    }
  }

  /// The heading over the rows.
  func heading(_ shown: Int, of total: Int?) -> String {
    guard let total else { return word("\(shown) bulletins", "\(shown) 条通报") }
    return word("\(shown) of \(total) bulletins", "共 \(total) 条，已载入 \(shown) 条")
  }

  private static let harbors = [
    ("Gull Steps", "鸥阶港"), ("Old Mole", "旧堤港"), ("Saltpan Quay", "盐田码头"), ("Lantern Point", "灯笼角"),
    ("Reed Basin", "芦苇湾"), ("Whinstone", "黑石港"), ("Ferry Hard", "渡口滩"),
  ]

  /// A bulletin by its number, always the same.
  func bulletin(number: Int) -> TideBulletin {
    let harbor = Self.harbors[number % Self.harbors.count]
    let hour = 3 + number * 5 % 18
    let minute = number * 17 % 60
    let time = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    let height = "\(2 + number % 3).\(number * 7 % 10)"
    let (subject, text): (String, String) =
      switch number % 5 {
      case 0:
        (
          word("High water \(time)", "\(time) 高潮"),
          word(
            "\(height) m at the gauge. Spring tide: slipways are wet to the second ring.", "水尺 \(height) 米，大潮，船台浸至第二环。")
        )
      case 1:
        (
          word("Low water \(time)", "\(time) 低潮"),
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
}
