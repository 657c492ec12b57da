import Testing
import UIKit

@testable import UIKit

/// The reported baselines, which are those of the letters.
@MainActor struct LabelBaselineTests {
  /// The lower edges of the rows of capitals, in pixels.
  private func feet(_ label: UILabel) -> [Int] {
    let pixels = draw(label, scale: 3)
    let filled = (0..<pixels.height).map { y in (0..<pixels.width).contains { pixels[$0, y][3] > 127 } }
    return zip(filled, filled.dropFirst() + [false]).enumerated().compactMap { $1.0 && !$1.1 ? $0 + 1 : nil }
  }

  @Test(arguments: [CGFloat(11), 13, 17, 20, 28, 34])
  func `of labels of their own size, and of taller ones`(size: CGFloat) {
    for lines in 1...3 {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.numberOfLines = 0
      label.text = Array(repeating: "EH", count: lines).joined(separator: "\n")
      for extra in [0, 1.0 / 3, 7, 20] as [CGFloat] {
        label.frame.size = label.intrinsicContentSize
        label.frame.size.height += extra
        let baselines = label.baselines(in: label.bounds.size)
        let feet = feet(label)
        #expect(feet.count == lines)
        #expect(feet.first == Int((baselines.first * 3).rounded()))
        #expect(feet.last == Int((baselines.last * 3).rounded()))
      }
    }
  }

  @Test func `of a label without a text: that of its font`() {
    let label = UILabel()
    let full = UILabel()
    full.text = "E"
    let size = CGSize(width: 100, height: 40)
    #expect(label.baselines(in: size) == full.baselines(in: size))
  }

  @Test func `an exact height for a width, from one layout`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: CGFloat(60), through: 400, by: 20) {
      #expect(label.intrinsicHeight(forWidth: width) == label.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
  }

  @Test func `constraints between baselines put letters of any size on one row of pixels`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let labels = [CGFloat(12), 17, 28, 34].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "EH"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 60).isActive = true
    for label in labels.dropFirst() {
      label.firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    let rows = labels.map { label in (label.frame.minY * 3).rounded() + CGFloat(feet(label)[0]) }
    #expect(rows == Array(repeating: rows[0], count: 4))

    let several = UILabel()
    several.numberOfLines = 0
    several.text = "EH\nEH\nEH"
    several.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(several)
    several.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let below = UILabel()
    below.font = .systemFont(ofSize: 28)
    below.text = "EH"
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    below.lastBaselineAnchor.constraint(equalTo: several.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(
      (several.frame.minY * 3).rounded() + CGFloat(feet(several)[2])
        == (below.frame.minY * 3).rounded() + CGFloat(feet(below)[0]))
  }
}
