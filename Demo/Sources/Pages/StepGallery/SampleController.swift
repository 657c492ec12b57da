import TableMaker
public import UIKit

/// A screen with only a step's sample and, below it, the message from its steps, for a picture of the step's effect.
public final class SampleController: UIViewController {
  /// The names of all samples.
  nonisolated public static var names: [String] { StepSample.all.map(\.name) }

  private let step: StepBook.Step
  private let menu: TeaMenu
  private let sampleView = SampleView(isFitting: false)
  private let saidLabel = UILabel()
  private var height: CGFloat = 0

  /// Creates the screen of a sample in a language; nothing where there is no such sample.
  public init?(_ name: String, in language: Language) {
    guard let book = try? StepBook.read(StepBook.fileData, in: language),
      let step = book.kinds.flatMap(\.steps).first(where: { $0.id == name })
    else { return nil }
    (self.step, menu) = (step, book.menu)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    saidLabel.font = .preferredFont(forTextStyle: .footnote)
    saidLabel.textColor = .secondaryLabel
    saidLabel.numberOfLines = 0
    for part in [sampleView, saidLabel] { view.addSubview(part) }
    sampleView.show(step.sample, of: menu) { [weak self] words in self?.say(words) }
  }

  /// Makes the table as high as its rows, as they are in the gallery.
  ///
  /// - Returns: The height of the screen, including the message.
  public func fit() -> CGFloat {
    // A table that scrolls stays as high as it was: measuring would bring all of its rows on screen, and send them off again.
    if height == 0 || !step.sample.scrolls {
      // The height never decreases: new content gets the space of the content that it replaces.
      height = max(height, sampleView.fittingHeight(in: view.bounds.width) + room)
    }
    arrange()
    return saidLabel.text == nil ? height : saidLabel.frame.maxY + Self.margin
  }

  /// The space that a sample needs below its rows: for a menu, for pulling down, or for content below the last row.
  private var room: CGFloat {
    switch step.id {
    case "menu": 100
    case "menuPreview": 120
    case "refreshable", "onRefresh": 60
    case "loadsMore": 52
    default: 0
    }
  }

  /// How long it takes until the effect is seen, in real time.
  public var patience: Duration {
    switch step.id {
    // Until a first page has come, and the next is on its way.
    case "loadsMore": .milliseconds(1400)
    // Until the server has answered.
    case "remoteSearch": .milliseconds(1600)
    // Until the first page is on its way, long before it comes.
    case "skeletonRows": .milliseconds(100)
    default: .zero
    }
  }

  /// A Boolean value that indicates whether the effect is visible only during the touch.
  public var isHeld: Bool { ["draggable", "refreshable", "onRefresh", "onHighlight"].contains(step.id) }

  /// The last message from the sample's steps.
  public var said: String? { saidLabel.text }

  /// Returns once the table shows what has been done to its data.
  public func waitForUpdates() async { await sampleView.dataSource?.waitForUpdates() }

  /// Returns the touches that cause the step's effect, in order, or none if the effect is visible without a touch.
  public func touches() -> [FingerPath] {
    func point(_ row: Int, atRight: Bool = false, atLeft: Bool = false) -> CGPoint {
      guard let table = sampleView.tableView else { return .zero }
      let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      return CGPoint(x: atRight ? rect.maxX - 28 : atLeft ? rect.minX + 28 : rect.midX, y: rect.midY)
    }
    func way(from place: CGPoint, x: CGFloat = 0, y: CGFloat = 0, rest: TimeInterval = 0) -> FingerPath {
      FingerPath(place, CGPoint(x: place.x + x, y: place.y + y), rest: rest)
    }
    switch step.id {
    case "content", "onSelect", "onPrimaryAction", "onExpand", "observing", "onUpdate":
      return [FingerPath(point(1))]
    case "collapsible":
      guard let table = sampleView.tableView else { return [] }
      let header = table.convert(table.rectForHeader(inSection: 0), to: nil)
      let tap = FingerPath(CGPoint(x: header.midX, y: header.midY))
      // It folds and unfolds, so that a section of each state is seen.
      return [tap, tap]
    case "backgrounds", "willSelect", "onError": return [FingerPath(point(2))]
    // The first answers, the one that is sold out does not.
    case "shouldSelect": return [FingerPath(point(0)), FingerPath(point(2))]
    // Two are selected, of which the second one lets itself be deselected.
    case "onDeselect": return [0, 1, 0, 1].map { FingerPath(point($0)) }
    case "multipleSelection": return [0, 1].map { FingerPath(point($0)) }
    case "onHighlight": return [FingerPath(point(1), rest: 0.5)]
    case "addItemRow": return [FingerPath(point(3))]
    case "datePicker": return [FingerPath(point(0))]
    case "inlinePicker": return [FingerPath(point(1))]
    case "visible": return [FingerPath(point(1, atRight: true))]
    case "onAccessoryTap", "onControl": return [FingerPath(point(0, atRight: true))]
    // Both of its rows, each where the first one is.
    case "placeholder": return [FingerPath(point(0)), FingerPath(point(0))]
    case "onDelete", "rows", "deleteTitle", "deleteTitles", "trailingActions":
      return [way(from: point(1, atRight: true), x: -130)]
    case "leadingActions": return [way(from: point(1, atLeft: true), x: 130)]
    case "menu", "menuPreview": return [FingerPath(point(0), rest: 1)]
    case "draggable", "onDrop": return [way(from: point(0), y: 60, rest: 1)]
    case "dropDestination": return [way(from: point(0), y: 110, rest: 1)]
    case "refreshable", "onRefresh": return [way(from: point(0), y: 220)]
    case "onDisplay", "onPrefetch": return [way(from: point(2), y: -110)]
    case "onScroll", "onEndDragging", "scrollTargets": return [way(from: point(2), y: -70)]
    case "onEndDisplayHeader", "onEndDisplayFooter": return [way(from: point(2), y: -190)]
    default: return []
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  private static let margin: CGFloat = 10

  private func arrange() {
    let width = view.bounds.width
    sampleView.frame = CGRect(x: 0, y: 0, width: width, height: height)
    sampleView.tableView?.frame = sampleView.bounds
    let words = saidLabel.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
    saidLabel.frame = CGRect(x: 16, y: height + Self.margin, width: width - 32, height: words.height)
  }

  private func say(_ words: String) {
    saidLabel.text = words
    view.setNeedsLayout()
  }
}
