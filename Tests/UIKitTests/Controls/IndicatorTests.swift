import Foundation
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct IndicatorTests {
  private func spinner(_ style: UIActivityIndicatorView.Style = .medium) -> UIActivityIndicatorView {
    AnimationClock.shared.hold()
    let view = UIActivityIndicatorView(style: style)
    view.color = .black
    return view
  }

  @Test func `an activity indicator is 20 or 37 points large, and keeps so`() {
    let view = spinner()
    #expect(view.frame.size == CGSize(width: 20, height: 20) && view.style == .medium)
    view.style = .large
    #expect(view.bounds.size == CGSize(width: 37, height: 37) && view.intrinsicContentSize == view.bounds.size)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIActivityIndicatorView(frame: .zero).style == .medium)
  }

  @Test func `is hidden while it does not turn, unless it is to stay`() {
    let view = spinner()
    #expect(view.isHidden && !view.isAnimating && view.hidesWhenStopped)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test func `turns by a spoke every eighth of a second, clockwise`() {
    let view = spinner(.large)
    view.startAnimating()
    /// Returns the darkness of each spoke, from the top clockwise.
    func spokes() -> [Int] {
      let pixels = draw(view, scale: 3)
      return (0..<8).map { index in
        let angle = Double(index) * .pi / 4
        return pixels[Int((18.5 + 13.5 * sin(angle)) * 3), Int((18.5 - 13.5 * cos(angle)) * 3)][3]
      }
    }
    let start = spokes()
    #expect(start[0] == 255 && start.max() == 255 && start.filter { $0 == 255 }.count == 1)
    // From the darkest backward they fade.
    let backwards: [Int] = (1..<8).map { start[8 - $0] }
    #expect(backwards == backwards.sorted(by: >))
    func turned(by step: Int) -> [Int] { (0..<8).map { start[($0 - step + 16) % 8] } }
    for step in 1...9 {
      AnimationClock.shared.advance(by: 0.125)
      #expect(spokes() == turned(by: step), "step \(step)")
    }
    AnimationClock.shared.advance(by: 0.06)
    #expect(spokes() == turned(by: 9), "between two steps nothing moves")
    view.stopAnimating()
    view.isHidden = false
    #expect(spokes() == start)
  }

  @Test func `a progress view keeps the progress between 0 and 1`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.progress == 0 && view.progressViewStyle == .default && view.frame.height == 4)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    view.progress = 0.5
    view.progress = .nan
    #expect(view.progress == 0.5)
  }

  @Test(arguments: [false, true]) func `what is done lies at the leading end`(rightToLeft: Bool) {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.tintColor = .red
    view.trackTintColor = .blue
    view.progress = 0.3
    var done = (0..<100).map { draw(view)[$0, 1] == [255, 0, 0, 255] }
    if rightToLeft { done.reverse() }
    #expect(done[3..<27].allSatisfy { $0 } && !done[31...].contains(true))
    view.progressTintColor = .green
    #expect(draw(view)[rightToLeft ? 85 : 15, 1] == [0, 255, 0, 255])
    let image = draw(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    view.progressImage = image
    view.trackImage = image
    #expect((0..<100).allSatisfy { draw(view)[$0, 1] == [0, 0, 0, 255] })
  }

  @Test func `animated progress is seen to grow`() {
    AnimationClock.shared.hold()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    let view = UIProgressView(frame: window.bounds)
    view.progressTintColor = .red
    view.trackTintColor = .blue
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let done = { (0..<100).filter { draw(window)[$0, 1][0] > 127 }.count }
    view.setProgress(0.8, animated: true)
    #expect(view.progress == 0.8 && done() <= 2)
    AnimationClock.shared.advance(by: 0.15)
    #expect((36...44).contains(done()))
    AnimationClock.shared.advance(by: 0.2)
    #expect((78...82).contains(done()))
  }

  @Test func `a bar has straight ends and no line where nothing is done`() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progress = 0.5
    view.progressTintColor = .red
    let pixels = draw(view)
    #expect(pixels[0, 0] == [255, 0, 0, 255] && pixels[74, 3] == [255, 0, 0, 255] && pixels[76, 1][3] == 0)
  }
}
