import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The look of rows that are dragged.
@MainActor @Suite(.languages("en")) struct DragPictureTests {
  private func picture(
    _ name: String, look: UIUserInterfaceStyle = .light, to y: CGFloat,
    _ proposal: UITableViewDropProposal, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    AnimationClock.shared.hold()
    let list = DragList([["Lake in autumn", "Old harbour", "Quarry", "River mouth"]])
    list.proposal = { _ in proposal }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (list, list, list, list)
    let sheet = PictureSheet([[table]], style: look, direction: .leftToRight, gap: 0) { $0.displayScale = 2 }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    let start = table.convert(CGPoint(x: 160, y: 66), to: nil)
    let finger = Finger(on: sheet.window)
    finger.press(at: start)
    finger.hold(for: 0.9)
    finger.move(to: CGPoint(x: start.x + 12, y: start.y + 11))
    finger.move(to: CGPoint(x: start.x + 24, y: start.y - 66 + y))
    AnimationClock.shared.advance(by: 0.5)
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "Dragging/\(name)", sourceLocation: sourceLocation)
    finger.cancel()
    settleAnimations()
  }

  @Test func `a gap opens for a copy, and the row itself is pale`() throws {
    try picture(
      "copy-gap", to: 150, UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath))
  }

  @Test func `a row that moves leaves its place`() throws {
    try picture(
      "move-dark", look: .dark, to: 110,
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath))
  }

  @Test func `into a row`() throws {
    try picture(
      "into-row", to: 150, UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath))
  }
}
