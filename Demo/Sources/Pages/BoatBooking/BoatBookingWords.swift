import Foundation

/// The page's words.
struct BoatBookingWords: Sendable {
  let language: Language

  private func text(_ english: String, _ chinese: String) -> String { language == .chinese ? chinese : english }

  var title: String { text("Boat Booking", "订船") }
  var boat: String { text("Boat", "船名") }
  var boatHint: String { text("Ella, Nora, …", "海燕、白鸥……") }
  var taken: String { text("This boat is booked for that day.", "这条船当天已被预订。") }
  /// The keys that write the name of a boat; the last of them finishes it.
  var typedBoat: [String] { language == .chinese ? ["n", "i", "h", "a", "o", "你好"] : ["n", "o", "r", "a"] }
  var email: String { text("Email", "邮箱") }
  var emailHint: String { text("Required", "必填") }
  var harbour: String { text("Harbour", "港口") }
  /// The harbours, in one order in both languages: from north to south.
  var harbours: [String] {
    let english = [
      "Alder Quay", "Amber Sound", "Anchor Steps", "Basalt Point", "Beacon Rock", "Cinder Cove", "Copper Pier",
      "Crane Landing", "Driftwood Bay", "Eider Basin", "Ferry Stairs", "Gannet Head", "Heron Slip", "Juniper Mole",
      "Kelp Harbour", "Lantern Wharf", "Merchant Dock", "Old Saltworks", "Pilot Station", "Seal Island", "Tern Bank",
      "Willow Ferry",
    ]
    let chinese = [
      "桤木码头", "琥珀湾", "锚阶", "玄武岬", "灯标岩", "炭渣小湾", "铜栈桥", "鹤渡", "浮木湾", "绒鸭港池", "渡口石阶", "鲣鸟岬", "苍鹭滑道", "刺柏防波堤", "海带港",
      "灯笼码头", "商人船坞", "旧盐场",
      "引航站", "海豹岛", "燕鸥滩", "柳树渡",
    ]
    return language == .chinese ? chinese : english
  }
  var who: String { text("Who comes along", "同行的人") }
  var guests: String { text("Guests", "人数") }
  func guest(_ number: Int) -> String { text("Guest \(number)", "第 \(number) 位") }
  var name: String { text("Name", "姓名") }
  var jackets: String { text("Life jackets", "救生衣") }
  var sizes: String { text("Sizes", "尺码") }
  var sizesHint: String { text("S, M or L for each guest", "每人一个：S、M 或 L") }
  var wrongSizes: String { text("One of S, M and L for each guest.", "每位客人一个 S、M 或 L。") }
  var day: String { text("The day", "当天") }
  var when: String { text("Date", "日期") }
  var tide: String { text("Tide", "潮位") }
  var meal: String { text("Meal", "餐食") }
  var extras: String { text("On board", "船上备有") }
  var fare: String { text("Fare", "票价") }
  var notes: String { text("Notes", "备注") }
  var notesHint: String { text("Anything the skipper should know", "想让船长知道的事") }
  var total: String { text("Total", "合计") }
  var save: String { text("Book", "预订") }
  var revert: String { text("Discard changes", "放弃修改") }
  var nothingChanged: String { text("Nothing has been changed.", "没有修改。") }
  func changed(_ count: Int) -> String {
    text(count == 1 ? "One change is not booked yet." : "\(count) changes are not booked yet.", "有 \(count) 处修改还没有预订。")
  }

  func name(of meal: BoatBooking.Meal) -> String {
    switch meal {
    case .none: text("None", "不用")
    case .fish: text("Fish", "鱼")
    case .soup: text("Soup", "汤")
    }
  }

  func name(of extra: BoatBooking.Extra) -> String {
    switch extra {
    case .bait: text("Bait", "鱼饵")
    case .rods: text("Fishing rods", "钓竿")
    case .lunch: text("A basket for lunch", "午餐篮")
    case .bicycles: text("Bicycles for the island", "上岛骑的自行车")
    }
  }

  /// An amount of money, in euros.
  func money(_ amount: Double) -> String { amount.formatted(money) }

  /// The format of amounts of money, in euros.
  var money: FloatingPointFormatStyle<Double>.Currency { .currency(code: "EUR").locale(locale) }

  /// The format of the tide, in hundredths of a spring tide's height.
  var height: FloatingPointFormatStyle<Double>.Percent { .percent.precision(.fractionLength(0)).locale(locale) }

  private var locale: Locale { Locale(identifier: language == .chinese ? "zh_CN" : "en_IE") }
}
