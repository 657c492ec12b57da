import Testing
import UIKit

@testable import UIKit

/// Symbols next to text.
@MainActor @Suite struct SymbolPlaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Dumps of images that people have posted: their height, their baseline, their insets at top and bottom.
  nonisolated static let dumps: [(height: CGFloat, baseline: CGFloat, top: CGFloat, bottom: CGFloat)] = [
    (19, 3.5, -0.5, -0.5), (17.5, 2.5, -1, -1.5), (16.5, 2, -1.5, -2),
  ]

  @Test(arguments: dumps)
  func `a symbol of 17 points stands where dumps from devices say`(
    _ dump: (height: CGFloat, baseline: CGFloat, top: CGFloat, bottom: CGFloat)
  ) {
    let place = SymbolPlace(height: dump.height, pointSize: 17, pixel: 0.5)
    #expect(place.baseline == dump.baseline)
    #expect(place.alignmentInsets == UIEdgeInsets(top: dump.top, left: 0, bottom: dump.bottom, right: 0))
  }

  @Test func `a flat symbol of 64 points takes the room of a line, as one on a device does`() {
    // chevron.compact.down in a forum's post: 25.67 high, insets of -25 and -25.67, the line being 76.33 at three pixels a point.
    let place = SymbolPlace(height: 77 / 3, pointSize: 64, pixel: 1.0 / 3)
    #expect(abs(77.0 / 3 - place.alignmentInsets.top - place.alignmentInsets.bottom - 229.0 / 3) < 0.01)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a star and a text stand on one line, which is no higher than the text`(_ alignment: UIStackView.Alignment)
    throws
  {
    let label = UILabel()
    label.text = "Text"
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    let stack = UIStackView(arrangedSubviews: [label, star])
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor), stack.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(stack.frame.height - label.frame.height) < 0.34, "\(stack.frame) \(label.frame)")
    // The star's middle is that of the capitals.
    let capitals = label.frame.minY + label.font.ascender - label.font.capHeight / 2
    #expect(abs(star.frame.midY - capitals) < 0.7, "\(star.frame) \(label.frame)")
    #expect(star.frame.size == star.image?.size)
  }

  @Test func `an image view's frame is the image's, and its alignment rectangle a line's`() throws {
    let view = UIImageView(image: UIImage(systemName: "person"))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    let image = try #require(view.image)
    #expect(view.frame.size == image.size)
    #expect(abs(view.alignmentRect(forFrame: view.frame).minY - 100) < 0.01)
    #expect(abs(view.alignmentRect(forFrame: view.frame).height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.5)
    #expect(view.intrinsicContentSize.height == view.alignmentRect(forFrame: view.frame).height)
    #expect(view.sizeThatFits(.zero) == image.size)
  }

  @Test func `another symbol, and another configuration, has another place in the layout that is there`() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    let label = UILabel()
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [label, view])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    for (name, size) in [("minus", 17.0), ("star.fill", 40), ("ellipsis", 12)] {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
      view.image = UIImage(systemName: name)
      window.layoutIfNeeded()
      let baseline = label.frame.minY + label.font.ascender
      let middle = baseline - UIFont.systemFont(ofSize: size).capHeight / 2
      #expect(abs(view.frame.midY - middle) < 0.7, "\(name) \(view.frame) \(label.frame)")
    }
  }

  @Test func `baselines and insets of images are the symbol's own, none, or those that were given`() throws {
    let picture = UIImage(cgImage: try #require(draw(10, 10) { _ in }.cgImage))
    #expect(picture.baselineOffsetFromBottom == nil && picture.alignmentRectInsets == .zero)
    #expect(picture.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(picture.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(
      UIImageView(image: picture.withAlignmentRectInsets(insets)).intrinsicContentSize == CGSize(width: 4, height: 6))
    let star = try #require(UIImage(systemName: "star"))
    #expect((star.baselineOffsetFromBottom ?? 0) > 0)
    #expect(star.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(star.withBaselineOffset(fromBottom: 1).withTintColor(.red).baselineOffsetFromBottom == 1)
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs((large.baselineOffsetFromBottom ?? 0) - 2 * (star.baselineOffsetFromBottom ?? 0)) <= 1)
  }

  @Test func `a picture with a baseline stands on the line of a text`() throws {
    let picture = UIImage(cgImage: try #require(draw(10, 10) { _ in }.cgImage)).withBaselineOffset(fromBottom: 4)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    let label = UILabel()
    label.attributedText = text
    let view = UIImageView(image: picture)
    let stack = UIStackView(arrangedSubviews: [label, view])
    stack.alignment = .lastBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(abs(view.frame.maxY - 4 - (label.frame.minY + label.font.ascender)) < 0.7, "\(view.frame) \(label.frame)")
  }
}
