import UIKit

/// What a table remembers of the heights that it has measured.
@MainActor final class RowMeasurer {
  /// The height of a row that cannot be measured, in points.
  static let fallback: CGFloat = 44
  /// Heights above this are reported, in points: probably a mistake.
  static let highest: CGFloat = 10_000

  var cache: HeightCache
  var counter = ContentTokens.Counter()
  var inspections = Inspections()
  private(set) var forms = TableForms()
  private(set) var room: SizingRoom?
  /// What the table looked like when its form was noted last.
  private var look: TableLook?
  /// The scale of that form, in pixels a point.
  private var scale: CGFloat = 1
  /// How much wider the table makes rows than it should by its own width; found out on screen.
  private var corrections: [Room: CGFloat] = [:]
  /// A measured row whose content's width is to be compared with that on screen, by form.
  private var expectations: [UInt32: Expectation] = [:]
  private var compared: Set<UInt32> = []
  /// Means of a class of cells, for sections that have none of their own.
  private var means: [ClassForm: HeightMean] = [:]

  /// What decides how much room rows have for their content; while the table is edited, controls take some of it.
  private struct Room: Hashable {
    let width: CGFloat
    let isEditing: Bool

    @MainActor init(of tableView: UITableView) { (width, isEditing) = (tableView.bounds.width, tableView.isEditing) }
  }

  struct Expectation {
    let token: UInt32
    let contentWidth, height: CGFloat
  }

  /// Told when the table's layout direction is another.
  var onDirectionChange: (() -> Void)?

  /// What cells on screen are higher by than sizing cells of the same content and width: nothing, or a separator.
  var separatorCorrection: CGFloat = 0

  private struct ClassForm: Hashable {
    let identifier: String
    let form: UInt32
  }

  init(limit: Int) { cache = HeightCache(limit: limit) }

  /// What the table is like now; nil while it has no width, and nothing can be measured.
  func form(of tableView: UITableView) -> TableForm? { note(tableView) ? forms.current : nil }

  /// Notes what the table is like now, at little cost while it stays as it was; false while it has no width.
  func note(_ tableView: UITableView) -> Bool {
    if let look, look.isThat(of: tableView) { return true }
    let form = TableForm(of: tableView, correction: corrections[Room(of: tableView)] ?? 0)
    guard form.width > 0 else { return false }
    let room = room(in: tableView)
    switch forms.note(form) {
    case .same: break
    case .known: room.setNeedsLayout()
    case .new:
      room.setNeedsLayout()
      forgetOldForms()
    case .restarted:
      room.setNeedsLayout()
      cache.removeAll()
      forgetOldForms()
    }
    look = TableLook(of: tableView)
    scale = form.scale
    return true
  }

  /// Forgets what is kept of forms that are not remembered any more. Their heights leave the cache by themselves.
  private func forgetOldForms() {
    expectations = expectations.filter { forms.contains($0.key) }
    compared = compared.filter(forms.contains)
    means = means.filter { forms.contains($0.key.form) }
    // Found out again where the table has such a width once more.
    if corrections.count > TableForms.most { corrections = [:] }
  }

  /// How much is kept by forms, beside heights; for tests.
  var keptCount: Int { expectations.count + compared.count + means.count + corrections.count }

  /// The room in the table, made anew for another table.
  func room(in tableView: UITableView) -> SizingRoom {
    if let room, room.superview === tableView { return room }
    room?.removeFromSuperview()
    let made = SizingRoom(in: tableView)
    made.onMarginsChange = { [weak self] in self?.look = nil }
    made.onDirectionChange = { [weak self] in
      self?.look = nil
      self?.onDirectionChange?()
    }
    room = made
    return made
  }

  /// Has the table's margins be looked at again with the next row.
  func lookAgain() { look = nil }

  /// Leaves the table.
  func leave() {
    room?.removeFromSuperview()
    room = nil
    look = nil
  }

  // MARK: Heights

  /// The height of a token in the form that was noted last, in pixels, if it is known.
  func pixels(of token: UInt32) -> Int32? { cache[HeightCache.Key(token: token, form: forms.number)] }

  /// The height of a token in the form that was noted last, in points, if it is known.
  func height(of token: UInt32) -> CGFloat? {
    // Not by `map`: its closure would be asked for every row whether it is on the main actor.
    guard let pixels = pixels(of: token) else { return nil }
    return CGFloat(pixels) / scale
  }

  func keep(_ pixels: Int32, of token: UInt32, in section: LiveSection) {
    cache.insert(pixels, for: HeightCache.Key(token: token, form: forms.number))
    if section.means.count > TableForms.most { section.means = section.means.filter { forms.contains($0.key) } }
    section.means[forms.number, default: HeightMean()].add(pixels)
    means[ClassForm(identifier: section.cellIdentifier, form: forms.number), default: HeightMean()].add(pixels)
  }

  /// The mean of what was measured in the section, else of all rows of its class of cells; nil before there was any.
  func mean(in section: LiveSection) -> Int32? {
    section.means[forms.number]?.pixels
      ?? means[ClassForm(identifier: section.cellIdentifier, form: forms.number)]?.pixels
  }

  /// Whether nothing was measured yet in the form that was noted last.
  var isEmpty: Bool { !means.keys.contains { $0.form == forms.number } }

  /// Keeps a height in place of one that the row had; the means have counted the row already.
  func replace(_ pixels: Int32, of token: UInt32) {
    cache.insert(pixels, for: HeightCache.Key(token: token, form: forms.number))
  }

  /// Numbers all rows anew, from one, and forgets every height: what they were kept by is another row's number soon.
  func renumber(_ sections: [SectionRows]) {
    counter = ContentTokens.Counter()
    cache.removeAll()
    expectations = [:]
    for rows in sections {
      if rows.section.isAutomatic { rows.tokens = ContentTokens(count: rows.itemCount, from: &counter) }
      rows.section.renewHeaders(from: &counter)
      rows.section.addRowToken = counter.take(1)
    }
  }

  /// Forgets every height, and the means of them.
  func forgetAll(_ sections: [LiveSection]) {
    cache.removeAll()
    means = [:]
    for section in sections { section.means = [:] }
  }

  // MARK: Measured and displayed width

  /// Whether a row of this form is to be compared with the screen, and none is noted for it yet.
  var needsExpectation: Bool { !compared.contains(forms.number) && expectations[forms.number] == nil }

  /// Notes how wide and high the content of a measured row was, to be compared with the screen.
  func expect(_ contentWidth: CGFloat, _ height: CGFloat, of token: UInt32) {
    // A cell without any content has not laid itself out.
    guard contentWidth > 0, height > 0 else { return }
    expectations[forms.number] = Expectation(token: token, contentWidth: contentWidth, height: height)
  }

  /// The row that is to be compared with the screen.
  var expectation: Expectation? { expectations[forms.number] }

  /// Notes that a row of the form was compared.
  ///
  /// - Parameter difference: How much wider the content is on screen.
  /// - Returns: Whether rows are measured again, at the width on screen: once for each width of the table, edited and not.
  func compare(_ difference: CGFloat, in tableView: UITableView) -> Bool {
    compared.insert(forms.number)
    expectations[forms.number] = nil
    let room = Room(of: tableView)
    guard difference != 0, corrections[room] == nil else { return false }
    corrections[room] = difference
    look = nil
    return true
  }
}
