import TableMaker
import Testing
import UIKit

@testable import TrailLog

@MainActor struct TrailLogTests {
  let controller = TrailLogController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    UIView.setAnimationsEnabled(false)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}
