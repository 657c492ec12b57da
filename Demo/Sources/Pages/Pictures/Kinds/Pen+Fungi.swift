// Fungi.

extension Pen {
  func mushroom() {
    ground()
    floor()
    fill("M41 52 C43 66 40 80 37 90 C44 96 58 96 64 90 C60 80 58 66 60 52 Z", top: second.darker(0.08), bottom: second)
    fill("M8 52 C24 62 76 62 92 52 C84 66 64 68 50 68 C36 68 16 66 8 52 Z", second.darker(0.16))
    stroke("M22 57 L30 64 M34 59 L38 66 M50 60 L50 67 M66 59 L62 66 M78 57 L70 64", second.darker(0.4), width: 1.1)
    fill(
      "M8 53 C6 28 28 12 50 12 C72 12 94 28 92 53 C76 60 24 60 8 53 Z", top: main.lighter(0.2), bottom: main.darker(0.1)
    )
    fill("M22 38 C26 26 36 20 46 18 C38 26 32 34 30 42 C26 44 22 43 22 38 Z", .white, opacity: 0.35)
    at(80, 88, scaled: 0.3) { pen in
      pen.fill("M-8 -36 C-6 -20 -8 -6 -11 4 C-4 10 6 10 12 4 C8 -6 7 -20 8 -36 Z", pen.second)
      pen.fill("M-40 -34 C-42 -58 -20 -74 0 -74 C20 -74 42 -58 40 -34 C24 -28 -24 -28 -40 -34 Z", pen.main)
    }
  }

  func inkcap() {
    ground()
    floor()
    for (x, y, scale) in [(60.0, 90.0, 1.0), (27, 93, 0.62)] {
      at(x, y, scaled: scale) { pen in
        pen.fill("M-5 -30 L5 -30 L6.5 2 L-6.5 2 Z", top: pen.main.darker(0.05), bottom: .white)
        pen.fill(
          "M-17 -22 C-20 -52 -14 -78 0 -80 C14 -78 20 -52 17 -22 C10 -18 -10 -18 -17 -22 Z", top: pen.main.lighter(0.2),
          bottom: pen.main)
        pen.fill("M-17.4 -27 C-8 -22 8 -22 17.4 -27 L17 -21 C10 -16 -10 -16 -17 -21 Z", pen.second.darker(0.55))
        for (u, v) in [(-8.0, -62.0), (4, -66), (-11, -48), (0, -52), (10, -54), (-6, -37), (6, -40), (13, -38)] {
          pen.stroke("M\(u - 3.4) \(v) C\(u - 1) \(v + 4) \(u + 1) \(v + 4) \(u + 3.4) \(v)", pen.second, width: 1.9)
        }
        pen.fill("M-8 -76 C-4 -81 4 -81 8 -76 C4 -73 -4 -73 -8 -76 Z", pen.second)
      }
    }
  }

  func veil() {
    ground()
    floor()
    at(50, 92) { pen in
      pen.fill("M-6 -62 L6 -62 L8 2 L-8 2 Z", top: pen.main.darker(0.06), bottom: pen.main)
      pen.fill("M-10 -58 C-18 -40 -28 -22 -32 -8 C-14 0 14 0 32 -8 C28 -22 18 -40 10 -58 Z", pen.main, opacity: 0.5)
      pen.stroke(
        "M-10 -56 C-14 -38 -18 -20 -20 -4 M-4 -56 C-6 -38 -7 -20 -7 -2 M4 -56 C6 -38 7 -20 7 -2 M10 -56"
          + " C14 -38 18 -20 20 -4",
        pen.main, width: 1.7)
      pen.stroke(
        "M-15 -42 C-6 -38 6 -38 15 -42 M-21 -30 C-8 -25 8 -25 21 -30 M-27 -18 C-10 -12 10 -12 27 -18"
          + " M-32 -8 C-14 0 14 0 32 -8",
        pen.main, width: 1.7)
      pen.fill(
        "M-14 -58 C-14 -72 -6 -84 0 -84 C6 -84 14 -72 14 -58 C6 -54 -6 -54 -14 -58 Z", top: pen.second,
        bottom: pen.second.darker(0.25))
      pen.stroke("M-8 -66 C-4 -62 0 -62 3 -66 M-2 -74 C1 -70 5 -70 8 -73", pen.second.lighter(0.35), width: 1.6)
    }
  }

  func bracket() {
    ground()
    fill("M-4 0 L40 0 C36 30 44 64 38 100 L-4 100 Z", top: .bark, bottom: .bark.darker(0.2))
    stroke("M10 0 C14 30 6 60 12 100 M26 0 C22 36 30 70 24 100", .bark.darker(0.35), width: 2)
    for (y, scale) in [(30.0, 0.74), (78, 0.6), (56, 1.06)] {
      at(36, y, scaled: scale) { pen in
        pen.fill(
          "M-6 -14 C24 -22 52 -8 52 6 C40 16 8 14 -6 10 Z", top: pen.main.lighter(0.12), bottom: pen.main.darker(0.15))
        pen.stroke("M0 -9 C22 -14 38 -6 42 3 M-2 -3 C14 -6 26 -1 30 5", pen.second, width: 2, opacity: 0.7)
        pen.fill("M-6 10 C8 16 40 17 52 6 C53 10 40 20 10 18 C2 17 -4 14 -6 10 Z", pen.second)
      }
    }
  }

  /// Moss at the foot of the picture.
  private func floor() {
    fill(
      "M0 88 C16 80 30 86 46 84 C64 80 82 88 100 82 L100 100 L0 100 Z", top: groundColor.darker(0.3),
      bottom: groundColor.darker(0.45))
  }
}
