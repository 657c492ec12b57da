import Benchmark
import Pages
import UIKit

/// The Demo's page as a picture of 390×844 points at 3×, and a picture of one color, which shows what pixels cost.
@MainActor func drawingSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "drawing at 3×")
  let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 3
  format.opaque = true
  let renderer = UIGraphicsImageRenderer(size: bounds.size, format: format)

  let window = UIWindow(frame: bounds)
  window.rootViewController = Page.notebook.viewController(in: .english)
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  suite.benchmark("the notebook") {
    MainActor.assumeIsolated {
      _ = renderer.image { _ in window.drawHierarchy(in: bounds, afterScreenUpdates: true) }
    }
  }

  suite.benchmark("one color") {
    MainActor.assumeIsolated {
      _ = renderer.image { context in
        UIColor.systemGroupedBackground.setFill()
        context.fill(bounds)
      }
    }
  }

  suite.benchmark("the notebook made and laid out") {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: bounds)
      window.rootViewController = Page.notebook.viewController(in: .english)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  Ratio.add(suite, "the notebook", to: "one color")
  Ratio.add(suite, "the notebook made and laid out", to: "the notebook")
  return suite
}
