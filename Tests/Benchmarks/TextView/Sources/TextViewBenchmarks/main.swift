import UIKit

/// Text views in a window, as an app has them: each is laid out after what is done to it, and drawn where that is said.
@MainActor struct Bench {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { window.makeKeyAndVisible() }

  func open(_ string: String) -> UITextView {
    let view = UITextView(frame: window.bounds)
    view.font = .systemFont(ofSize: 17)
    view.text = string
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  func draw(_ view: UIView) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    _ = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  func opening(_ string: String, draws: Bool) -> Measurement {
    measure(rounds: 8, prepare: {}) { _, _ in
      let view = open(string)
      if draws { draw(view) }
    } cleanUp: {
      window.subviews.forEach { $0.removeFromSuperview() }
    }
  }

  /// Measures keys at one place: a letter, its layout, and its drawing if `draws` is true.
  func keys(_ string: String, at place: Double, draws: Bool = false, key: String = "x", times: Int = 40) -> Measurement
  {
    measure(rounds: 3, times: times) {
      let view = open(string)
      view.becomeFirstResponder()
      let length = string.utf16.count
      view.selectedRange = NSRange(location: Int(Double(length) * place), length: 0)
      window.layoutIfNeeded()
      if draws { draw(view) }
      return view
    } work: { (view: inout UITextView, _) in
      view.insertText(key)
      window.layoutIfNeeded()
      if draws { draw(view) }
    } cleanUp: {
      window.subviews.forEach { $0.removeFromSuperview() }
    }
  }

  func scrolling(_ string: String) -> Measurement {
    measure(rounds: 3, times: 200) {
      open(string)
    } work: { (view: inout UITextView, index) in
      view.contentOffset.y = CGFloat(index) * 100
      window.layoutIfNeeded()
    } cleanUp: {
      window.subviews.forEach { $0.removeFromSuperview() }
    }
  }
}

let bench = Bench()
let long = longText(words: 100_000)
let short = longText(words: 1_000)
_ = bench.open(short)
bench.window.subviews.forEach { $0.removeFromSuperview() }

print(
  "100,000 words, \(long.utf16.count) code units; ratios are to 1,000 words in the same run. Milliseconds, the best round.\n"
)
show("", ["100,000", "longest", "1,000", "ratio"])
func row(_ name: String, _ measurement: (String) -> Measurement) {
  let (many, few) = (measurement(long), measurement(short))
  show(name, [number(many.each), number(many.longest), number(few.each), ratio(many.each / few.each)])
}

row("open and lay out (limit 50)") { bench.opening($0, draws: false) }
row("open, lay out and draw") { bench.opening($0, draws: true) }
row("a key at the beginning (limit 8)") { bench.keys($0, at: 0) }
row("a key in the middle (limit 8)") { bench.keys($0, at: 0.5) }
row("a key at the end (limit 8)") { bench.keys($0, at: 1) }
row("a return in the middle") { bench.keys($0, at: 0.5, key: "\n") }
row("a key in the middle, drawn") { bench.keys($0, at: 0.5, draws: true) }
row("scrolling by 100 points") { bench.scrolling($0) }

let letters = String(repeating: "abcdefghij", count: 100_000)
print("\nA million letters in one line, and a tenth of them:")
show("", ["1,000,000", "longest", "100,000", "ratio"])
func unbroken(_ name: String, _ measurement: (String) -> Measurement) {
  let (many, few) = (measurement(letters), measurement(String(letters.prefix(100_000))))
  show(name, [number(many.each), number(many.longest), number(few.each), ratio(many.each / few.each)])
}

unbroken("open and lay out") { bench.opening($0, draws: false) }
unbroken("a key at the end") { bench.keys($0, at: 1, times: 10) }
unbroken("a key in the middle") { bench.keys($0, at: 0.5, times: 10) }
unbroken("pasted, and scrolled to its end") { string in
  measure(rounds: 3) {
    let view = bench.open("")
    view.becomeFirstResponder()
    return view
  } work: { (view: inout UITextView, _) in
    view.insertText(string)
    bench.window.layoutIfNeeded()
  } cleanUp: {
    bench.window.subviews.forEach { $0.removeFromSuperview() }
  }
}
