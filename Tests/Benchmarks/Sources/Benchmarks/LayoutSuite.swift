import Benchmark
import Foundation
import UIKit

/// A feed's cells by constraints, by frames, and the cost of only their texts.
@MainActor func layoutSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "1,000 feed cells")
  checkSameLayout()
  var number = 0
  func posts() -> [FeedPost] {
    number += 1000
    return (number..<number + 1000).map(FeedPost.init)
  }

  func measureMade(_ name: String, _ type: FeedCell.Type, make: @escaping @MainActor () -> FeedCell) {
    suite.benchmark("made and laid out, \(name)") {
      MainActor.assumeIsolated {
        for post in posts() {
          let cell = make()
          cell.show(post)
          cell.layOut(width: 390)
        }
      }
    }
    let live = (0..<12).map { _ in make() }
    suite.benchmark("new texts, \(name)") {
      MainActor.assumeIsolated {
        for (index, post) in posts().enumerated() {
          let cell = live[index % 12]
          cell.show(post)
          cell.layOut(width: 390)
        }
      }
    }
  }
  measureMade("constraints", ConstrainedFeedCell.self) {
    ConstrainedFeedCell(style: .default, reuseIdentifier: nil)
  }
  measureMade("frames", FramedFeedCell.self) { FramedFeedCell(style: .default, reuseIdentifier: nil) }

  // The same texts in labels that are nowhere: shaped, and broken into lines where they have several.
  let cell = FeedCell(style: .default, reuseIdentifier: nil)
  suite.benchmark("new texts, shaping alone") {
    MainActor.assumeIsolated {
      for post in posts() {
        cell.show(post)
        for label in [cell.name, cell.time, cell.likes] { _ = label.sizeThatFits(.zero) }
        _ = cell.message.sizeThatFits(CGSize(width: 308, height: CGFloat.greatestFiniteMagnitude))
      }
    }
  }

  suite.benchmark("texts made, nothing else") {
    MainActor.assumeIsolated { _ = posts() }
  }

  Ratio.add(suite, "new texts, constraints", to: "new texts, shaping alone", goal: 2)
  Ratio.add(suite, "new texts, frames", to: "new texts, shaping alone")
  Ratio.add(suite, "new texts, constraints", to: "new texts, frames")
  Ratio.add(suite, "made and laid out, constraints", to: "made and laid out, frames")
  return suite
}

/// Makes sure that the two cells are the same: what is compared must do the same.
@MainActor private func checkSameLayout() {
  let constrained = ConstrainedFeedCell(style: .default, reuseIdentifier: nil)
  let framed = FramedFeedCell(style: .default, reuseIdentifier: nil)
  for number in 0..<50 {
    for cell in [constrained, framed] {
      cell.show(FeedPost(number))
      cell.layOut(width: 390)
    }
    for (one, other) in zip(constrained.contentView.subviews, framed.contentView.subviews) {
      let (one, other) = (one.frame, other.frame)
      precondition(
        abs(one.minX - other.minX) < 0.4 && abs(one.maxX - other.maxX) < 0.4 && abs(one.minY - other.minY) < 1.1
          && abs(one.maxY - other.maxY) < 1.1, "post \(number): \(one) by constraints, \(other) by frames")
    }
  }
}

/// A stack of 100 labels, and one label's new text in it.
@MainActor func stackSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "a stack of 100 labels")
  func made() -> (root: UIView, labels: [UILabel]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let labels = (0..<100).map { number in
      let label = UILabel()
      label.text = "Label \(number)"
      stack.addArrangedSubview(label)
      return label
    }
    return (root, labels)
  }
  suite.benchmark("made and laid out") {
    MainActor.assumeIsolated { made().root.layoutIfNeeded() }
  }
  let (root, labels) = made()
  root.layoutIfNeeded()
  var number = 0
  suite.benchmark("one new text") {
    MainActor.assumeIsolated {
      number += 1
      labels[number % 100].text = "Text \(number)"
      root.layoutIfNeeded()
    }
  }
  return suite
}

/// Prints what a live cell takes: what the process grows by for each of 1,000. To be called before anything has been
/// freed.
@MainActor func reportMemory() {
  func residentPages() -> Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
  }
  var kept: [FeedCell] = []
  kept.reserveCapacity(4000)
  func bytesPerCell(_ make: () -> FeedCell) -> Int {
    // The first ones load fonts and grow caches.
    var before = 0
    for number in 0..<2000 {
      if number == 1000 { before = residentPages() }
      let cell = make()
      cell.show(FeedPost(number % 1000))
      cell.layOut(width: 390)
      kept.append(cell)
    }
    return (residentPages() - before) * 4096 / 1000
  }
  let framed = bytesPerCell { FramedFeedCell(style: .default, reuseIdentifier: nil) }
  let constrained = bytesPerCell { ConstrainedFeedCell(style: .default, reuseIdentifier: nil) }
  if framed > 0 { print("a live feed cell: \(constrained) bytes with constraints, \(framed) with frames") }
}
