import UIKit

/// A row with a sighting: its picture, name and date, and below them the place with the note.
///
/// It is a stock subtitle cell with a third label, as many apps have one. The stock layout places the picture, and with
/// it the texts' start and the separator; the labels then share what is left.
final class SightingCell: UITableViewCell {
  private let dateLabel = UILabel()
  private var date = ""
  private var note = ""
  private var isLarge = false
  /// A Boolean value that indicates whether the date is at the end of the name's line; if not, it comes first in the note.
  private var hasDateBeside = true

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.lineBreakMode = .byTruncatingTail
    detailTextLabel?.textColor = .secondaryLabel
    dateLabel.textColor = .secondaryLabel
    contentView.addSubview(dateLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a sighting.
  ///
  /// - Parameters:
  ///   - image: Its picture, already drawn.
  ///   - date: Its date, already written out.
  func show(_ sighting: Sighting, image: UIImage, date: String, metrics: NotebookMetrics) {
    imageView?.image = image
    textLabel?.text = sighting.name
    textLabel?.font = metrics.title
    textLabel?.numberOfLines = metrics.isLarge ? 2 : 1
    detailTextLabel?.font = metrics.detail
    detailTextLabel?.numberOfLines = metrics.isLarge ? 3 : 2
    dateLabel.font = metrics.detail
    self.date = date
    note = [sighting.place, sighting.note].filter { !$0.isEmpty }.joined(separator: " · ")
    isLarge = metrics.isLarge
    placeDate()
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether a name and a date fit next to each other.
  private var fitsDateBeside: Bool { !isLarge && contentView.bounds.width >= 300 }

  /// Leaves the whole line to the name where letters are large or the row is narrow.
  private func placeDate() {
    hasDateBeside = fitsDateBeside
    dateLabel.text = hasDateBeside ? date : nil
    detailTextLabel?.text = hasDateBeside ? note : "\(date) · \(note)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hasDateBeside != fitsDateBeside { placeDate() }
    guard let textLabel, let detailTextLabel else { return }
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = contentView.bounds
    let margins = contentView.layoutMargins
    // Worked out from left to right, and turned over at the end.
    let start = mirrored ? bounds.width - textLabel.frame.maxX : textLabel.frame.minX
    let end = bounds.width - (mirrored ? margins.left : margins.right)
    let width = max(0, end - start)

    let dateSize = dateLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
    let titleSize = textLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
    let detailSize = detailTextLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
    let top = ((bounds.height - titleSize.height - 2 - detailSize.height) / 2).rounded()
    let titleWidth = max(0, width - dateSize.width - (dateSize.width > 0 ? 8 : 0))
    // The two share a baseline.
    let dateTop = top + textLabel.font.ascender - dateLabel.font.ascender
    let frames = [
      CGRect(x: start, y: top, width: titleWidth, height: titleSize.height),
      CGRect(x: end - dateSize.width, y: dateTop, width: dateSize.width, height: dateSize.height),
      CGRect(x: start, y: top + titleSize.height + 2, width: width, height: detailSize.height),
    ]
    for (label, frame) in zip([textLabel, dateLabel, detailTextLabel], frames) {
      label.frame = mirrored ? frame.mirrored(in: bounds.width) : frame
    }
  }
}

extension CGRect {
  /// The rectangle at the same distance from the other side.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
