import UIKit

/// The motifs of posts' pictures. The file names them. The file names them.
enum TrailScene: String, CaseIterable, Sendable {
  case ridge, larches, lake, forest, snow, night, bog
}

extension TrailScene {
  /// Draws the scene over a rectangle at the origin.
  func draw(in context: CGContext, size: CGSize) {
    context.saveGState()
    context.scaleBy(x: size.width / ScenePainter.size.width, y: size.height / ScenePainter.size.height)
    let painter = ScenePainter(context: context)
    switch self {
    case .ridge: painter.ridgeAboveFog()
    case .larches: painter.larches()
    case .lake: painter.lakeAtSunrise()
    case .forest: painter.oldRoad()
    case .snow: painter.corrie()
    case .night: painter.fullMoon()
    case .bog: painter.boardwalk()
    }
    context.restoreGState()
  }
}
