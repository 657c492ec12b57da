import Benchmark
import UIKit

/// Only text: what a feed's cells cost without any layout of views, and a label of 10,000 words.
@MainActor func textSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "text")
  let labels = FeedLabels()

  var revision = 0
  suite.benchmark("1,000 feed cells' texts, never seen before") {
    MainActor.assumeIsolated {
      revision += 1
      for number in 0..<1000 { labels.measure(FeedText(number, revision: revision)) }
    }
  }
  suite.benchmark("20 feed cells' texts, seen before") {
    MainActor.assumeIsolated {
      for number in 0..<20 { labels.measure(FeedText(number, revision: 0)) }
    }
  }
  suite.benchmark("20 feed cells' texts, never seen before") {
    MainActor.assumeIsolated {
      revision += 1
      for number in 0..<20 { labels.measure(FeedText(number, revision: revision)) }
    }
  }

  let words = (0..<10_000).map { "word\($0 % 89)" }.joined(separator: " ")
  let label = UILabel()
  label.numberOfLines = 0
  suite.benchmark("10,000 words, new") {
    MainActor.assumeIsolated {
      revision += 1
      label.text = "\(revision) " + words
      _ = label.sizeThatFits(CGSize(width: 390, height: 0))
    }
  }
  let long = UILabel()
  long.numberOfLines = 0
  long.text = words
  _ = long.sizeThatFits(CGSize(width: 390, height: 0))
  suite.benchmark("10,000 words at another width") {
    MainActor.assumeIsolated {
      revision += 1
      _ = long.sizeThatFits(CGSize(width: 300 + Double(revision % 90), height: 0))
    }
  }

  Ratio.add(suite, "20 feed cells' texts, seen before", to: "20 feed cells' texts, never seen before", goal: 0.2)
  Ratio.add(suite, "10,000 words at another width", to: "10,000 words, new", goal: 0.05)
  return suite
}

/// The labels of one cell, given the texts of all.
@MainActor struct FeedLabels {
  let name = UILabel()
  let body = UILabel()
  let time = UILabel()

  init() {
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    body.font = .systemFont(ofSize: 15)
    body.numberOfLines = 0
    time.font = .systemFont(ofSize: 13)
  }

  /// Sets a cell's texts and asks for what a layout needs: widths, and the body's height in the screen's width.
  func measure(_ text: FeedText) {
    name.text = text.name
    body.text = text.body
    time.text = text.time
    _ = name.intrinsicContentSize
    _ = time.intrinsicContentSize
    _ = body.intrinsicContentSize
    _ = body.sizeThatFits(CGSize(width: 302, height: 0))
  }
}
