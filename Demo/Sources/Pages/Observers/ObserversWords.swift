import Foundation

/// The page's words in addition to those in its file.
struct ObserversWords: Sendable {
  let language: Language

  /// Decides the order of names, and the letters they are filed under.
  var locale: Locale { Locale(identifier: language == .chinese ? "zh_Hans" : "en") }

  var prompt: String { language == .chinese ? "姓名或地点" : "Name or place" }
  var all: String { language == .chinese ? "全部" : "All" }
  var noName: String { language == .chinese ? "未署名" : "No name given" }
  var place: String { language == .chinese ? "地点" : "Place" }
  var watches: String { language == .chinese ? "观察" : "Watches" }
  var sightings: String { language == .chinese ? "记录" : "Sightings" }

  func subject(_ subject: Observer.Subject) -> String {
    switch subject {
    case .birds: language == .chinese ? "鸟类" : "Birds"
    case .plants: language == .chinese ? "植物" : "Plants"
    case .insects: language == .chinese ? "昆虫" : "Insects"
    }
  }
}
