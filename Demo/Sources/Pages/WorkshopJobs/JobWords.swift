import Foundation
import Workshop

/// An object that formats the page's words in addition to its file's texts, in the page's language.
@MainActor final class JobWords {
  private let language: Language
  private let today: Day
  private let numbers = NumberFormatter()
  private let days = DateFormatter()

  init(language: Language, today: Day) {
    self.language = language
    self.today = today
    let locale = Locale(identifier: language == .chinese ? "zh_CN" : "en_GB")
    numbers.locale = locale
    numbers.numberStyle = .decimal
    days.locale = locale
    days.timeZone = TimeZone(secondsFromGMT: 0)
    days.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
  }

  private func pick(_ english: String, _ chinese: String) -> String { language == .chinese ? chinese : english }

  // MARK: Above the rows

  /// Returns the number of jobs, and their total price.
  func heading(of jobs: [Job]) -> String {
    let count = count(of: jobs)
    return jobs.isEmpty ? count : "\(count) · \(amount(jobs.reduce(0) { $0 + $1.price }))"
  }

  /// Returns the day of the jobs, and their number.
  func title(ofDayOf jobs: [Job]) -> String? {
    jobs.first?.day.map { "\(name(of: $0)) · \(count(of: jobs))" }
  }

  /// Returns the heading of jobs without an agreed day.
  func unscheduled(_ jobs: [Job]) -> String {
    let title = pick("No day yet", "日期待定")
    return jobs.isEmpty ? title : "\(title) · \(count(of: jobs))"
  }

  /// Returns the heading of jobs that wait for parts.
  func parts(_ jobs: [Job]) -> String { "\(pick("Waiting for parts", "等配件")) · \(count(of: jobs))" }

  private func name(of day: Day) -> String {
    switch day {
    case today: pick("Today", "今天")
    case today.adding(1): pick("Tomorrow", "明天")
    default: days.string(from: day.date)
    }
  }

  private func count(of jobs: [Job]) -> String {
    switch language {
    case .english: jobs.isEmpty ? "No jobs" : jobs.count == 1 ? "1 job" : "\(jobs.count) jobs"
    case .chinese: jobs.isEmpty ? "没有工单" : "\(jobs.count) 单"
    }
  }

  // MARK: In a row

  /// Returns the customer of a job, and a note if one waits for it.
  func customer(of job: Job) -> String {
    let name = job.customer ?? pick("No name left", "未留姓名")
    return job.isWaitedFor ? "\(pick("Waits in the shop", "在店等候")) · \(name)" : name
  }

  /// “¥12,400”, or a word for what costs nothing.
  func price(of job: Job) -> String { job.price == 0 ? pick("Free", "免费") : amount(job.price) }

  private func amount(_ price: Int) -> String {
    "¥" + (numbers.string(from: NSNumber(value: price)) ?? "\(price)")
  }

  /// Returns the stage of a job, in words.
  func stage(of job: Job) -> String {
    switch job.stage {
    case .toOrder: pick("To order", "待订货")
    case .onTheWay: pick("On its way", "在途")
    case .booked: pick("Booked", "已预约")
    case .inWork: pick("On the bench", "维修中")
    case .ready: pick("Ready", "可取")
    }
  }

  /// The title of the row that adds a job.
  var addItemRow: String { pick("Add a job without a day", "添加工单，日期待定") }

  // MARK: The bars

  var edit: String { pick("Edit", "编辑") }
  var done: String { pick("Done", "完成") }

  /// Returns the title of a button of the bar.
  func title(of action: WorkshopAction) -> String {
    switch action {
    case .takeIn: pick("New", "新单")
    case .rushHour: pick("Five at once", "五处齐改")
    case .postpone: pick("Postpone", "改期")
    case .clear: pick("Clear", "清空")
    case .fill: pick("Fill", "填满")
    }
  }

  // MARK: Where there are no rows

  var emptyTitle: String { pick("The bench is clear", "工作台空了") }
  var emptyDetail: String {
    pick("Everything is mended and fetched. Fill the shop again, or take in someone new.", "全部修好取走了。\n可以重新填满，也可以再接新单。")
  }

  /// The title if the database fails.
  var failedTitle: String { pick("The database does not answer", "数据库没有回应") }
}
