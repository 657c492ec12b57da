import Tides

/// The page's own words, and those of the harbor offices.
struct TideWords: Sendable {
  let language: Language

  private func word(_ english: String, _ chinese: String) -> String { language == .chinese ? chinese : english }

  var title: String { word("Tide Bulletins", "潮汐通报") }
  var lead: String {
    word("What the harbour offices say, newest first.", "各港务所的最新通报。")
  }
  var failure: String { word("The harbour office does not answer.", "港务所没有应答。") }
  var nothing: String { word("All Quiet", "风平浪静") }
  var server: String { word("Office", "港务所") }

  func name(of weather: TideWeather) -> String {
    switch weather {
    case .fair: word("Answers", "正常应答")
    case .slow: word("Answers slowly", "应答缓慢")
    case .failing: word("Fails", "没有应答")
    case .empty: word("Has nothing to say", "没有通报")
    case .changing: word("Has news each time", "每次都有新通报")
    }
  }

  /// The heading over the rows.
  func heading(_ shown: Int, of total: Int?) -> String {
    guard shown > 0 else { return total == nil ? word("Bulletins", "通报") : word("No bulletins", "没有通报") }
    guard let total else { return word("\(shown) bulletins", "\(shown) 条通报") }
    return word("\(shown) of \(total) bulletins", "共 \(total) 条，已载入 \(shown) 条")
  }

  /// A bulletin by its number, always the same.
  func bulletin(number: Int) -> TideBulletin { TideAlmanac(isChinese: language == .chinese).bulletin(number: number) }
}
