import UIKit

// Things of the garden, on a square of 100 by 100 of which a circle shows.

extension Pen {
  /// A packet of seeds, with what is to come of them.
  static func drawPacket(in context: CGContext) {
    let ground = Color(0xF3E3BE)
    let pen = Pen(main: Color(0xE86F4A), second: Color(0x4F9A45), groundColor: ground, context: context)
    pen.ground(top: ground.lighter(0.3), bottom: ground.darker(0.08))
    pen.at(50, 52, turned: -7) { pen in
      let paper = Color(0xFDF8EA)
      pen.fill("M-23 -34 L23 -34 L23 36 L-23 36 Z", paper)
      pen.fill("M-23 -34 L23 -34 L23 -23 L-23 -23 Z", pen.main)
      pen.stroke("M-23 -23 L23 -23", pen.main.darker(0.2), width: 1.2)
      pen.fill("M-17 26 L17 26 L17 30 L-17 30 Z", pen.main, opacity: 0.5)
      // A radish, which is what a beginner sows.
      pen.fill("M0 -2 C12 -2 13 10 6 16 C3 18 1 20 0 24 C-1 20 -3 18 -6 16 C-13 10 -12 -2 0 -2 Z", Color(0xD63F5C))
      pen.fill("M-4 15 C-2 16 2 16 4 15 C2 18 1 20 0 24 C-1 20 -2 18 -4 15 Z", .white, opacity: 0.85)
      for (turn, length) in [(-34.0, 0.86), (34, 0.86), (0, 1.0)] {
        pen.at(0, -1, turned: turn, scaled: length) { leaf in
          leaf.fill("M0 0 C-6 -5 -7 -13 0 -19 C7 -13 6 -5 0 0 Z", top: leaf.second.lighter(0.2), bottom: leaf.second)
        }
      }
    }
    for (x, y, turn) in [(82.0, 78.0, 20.0), (76, 86, -30), (88, 68, 60)] {
      pen.at(x, y, turned: turn) { $0.fill("M0 -4 C3 -3 3 3 0 4 C-3 3 -3 -3 0 -4 Z", Color(0x8A5A32)) }
    }
  }

  /// A watering can that is being emptied.
  static func drawCan(in context: CGContext) {
    let ground = Color(0xC9E6EE)
    let pen = Pen(main: Color(0x3D86A8), second: Color(0x2C6783), groundColor: ground, context: context)
    pen.ground(top: ground.lighter(0.35), bottom: ground.darker(0.06))
    pen.at(56, 52, turned: -14) { pen in
      pen.stroke("M18 -8 C34 -12 36 14 20 16", pen.second, width: 5)
      pen.stroke("M-8 -17 C-6 -30 12 -30 14 -17", pen.second, width: 4.4)
      pen.fill("M-12 12 L-37 -14 L-33 -19 L-12 0 Z", top: pen.main, bottom: pen.second)
      pen.fill("M-41 -11 L-29 -24 L-27 -21 L-38 -9 Z", pen.second)
      pen.fill("M-14 -16 L20 -16 L23 24 L-17 24 Z", top: pen.main.lighter(0.18), bottom: pen.main)
      pen.stroke("M-13 -9 L20.6 -9 M-16 17 L22.4 17", pen.second, width: 1.8, opacity: 0.7)
    }
    for (x, y) in [(13.0, 52.0), (19, 60), (10, 66), (16, 74), (23, 70)] {
      pen.at(x, y) { $0.fill("M0 -4 C2.6 0 2.8 3 0 3.4 C-2.8 3 -2.6 0 0 -4 Z", Color(0x4FA3CC)) }
    }
  }
}
