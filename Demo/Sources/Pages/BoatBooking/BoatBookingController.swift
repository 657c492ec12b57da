import Foundation
import TableMaker
public import UIKit

/// A form: a boat is booked for a day, in rows that are bound to a draft of the booking.
public final class BoatBookingController: UIViewController {
  let words: BoatBookingWords
  var booking = BoatBooking()
  private(set) lazy var draft = FormDraft(of: self, \.booking)
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var dataSource: TableViewDataSource?
  /// Answers whether a boat is free; slowly, as a server does.
  var isFree: @MainActor (String) async -> Bool = { boat in
    try? await Task.sleep(for: .seconds(1))
    return !["ella", "海燕"].contains(boat.lowercased())
  }

  /// Creates the page in a language.
  public init(language: Language) {
    words = BoatBookingWords(language: language)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = words.title
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.keyboardDismissMode = .interactive
    view.addSubview(tableView)
    dataSource = makeDataSource()
  }

  private func makeDataSource() -> TableViewDataSource {
    let (words, draft) = (words, draft)
    let form = DataSource(tableView)
      // An error message appears below its row.
      .onError { _ in }
      .section("boat")
      .textField(words.boat, \.boat, of: draft, placeholder: words.boatHint, named: "boat")
      .validate(
        .required, .maximumLength(20),
        .asking(words.taken) { [weak self] boat in await self?.isFree(boat) ?? true }
      )
      .textField(
        words.email, \.email, of: draft, placeholder: words.emailHint, contentType: .emailAddress,
        keyboard: .emailAddress
      )
      .validate(.required, .email)
      .picker(words.harbour, \.harbour, of: draft, among: Array(words.harbours.indices), named: "harbour") {
        words.harbours[$0]
      }
      .section("who").title(words.who)
      .stepper(words.guests, \.guests, of: draft, in: 1...BoatBooking.mostGuests, named: "guests")
    return guests(after: form)
      .section("day").title(words.day)
      .datePicker(
        words.when, \.day, of: draft, from: BoatBooking.days.lowerBound, to: BoatBooking.days.upperBound, named: "day"
      )
      .slider(words.tide, \.tide, of: draft, format: words.height)
      .segmentedControl(words.meal, \.meal, of: draft, among: BoatBooking.Meal.allCases) { words.name(of: $0) }
      .multiPicker(words.extras, \.extras, of: draft, among: BoatBooking.Extra.allCases, named: "extras") {
        words.name(of: $0)
      }
      .numberField(words.fare, \.fare, of: draft, format: words.money)
      .validate(.range(0...500))
      .textView(words.notes, \.notes, of: draft, placeholder: words.notesHint)
      .validate(.maximumLength(200))
      .section("book")
      .footerTitles(of: draft) { draft in
        draft.isChanged ? words.changed(draft.changedKeyPaths.count) : words.nothingChanged
      }
      .value(words.total, of: draft) { words.money($0.total) }
      .button(words.save, named: "save").enabled(when: draft, \.isChanged).onSelect { try draft.commit() }
      .button(words.revert, isDestructive: true).enabled(when: draft, \.isChanged).onSelect { draft.revert() }
      .make()
  }

  /// A row for each guest that there may be, which comes and goes with their number; and what they wear.
  private func guests(after form: some RowAdding) -> some Finished & RowAdding {
    let (words, draft) = (words, draft)
    var rows = form.textField(words.guest(1), \.names[0], of: draft, placeholder: words.name, contentType: .name)
    for number in 1..<BoatBooking.mostGuests {
      rows =
        rows
        .textField(words.guest(number + 1), \.names[number], of: draft, placeholder: words.name, contentType: .name)
        .visible(when: draft) { $0.guests > number }
    }
    return
      rows
      .toggle(words.jackets, \.wantsJackets, of: draft)
      .textField(words.sizes, \.sizes, of: draft, placeholder: words.sizesHint, capitalization: .allCharacters)
      .validate(
        .custom(words.wrongSizes) { sizes in
          sizes.count { !$0.isWhitespace } == draft.guests && sizes.allSatisfy { "SML ".contains($0) }
        }
      )
      .visible(when: draft, \.wantsJackets)
  }
}
