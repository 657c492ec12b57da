// Leaves, flowers and grasses.

extension Pen {
  func ginkgo() {
    ground()
    at(56, 58, turned: 14) { pen in
      pen.stroke("M0 8 C2 22 -2 32 -10 40", pen.second, width: 3)
      pen.fill(
        "M0 12 C-18 8 -40 -2 -46 -22 C-36 -42 -14 -46 -4 -34 L0 -16 L4 -34 C14 -46 36 -42 46 -22 C40 -2 18 8 0 12 Z",
        top: pen.main.lighter(0.18), bottom: pen.main)
      for x in stride(from: -38.0, through: 38, by: 8) where abs(x) > 3 {
        pen.stroke("M0 10 Q\(x * 0.42) -6 \(x) \(-30 + abs(x) * 0.22)", pen.second, width: 1.1, opacity: 0.55)
      }
    }
    at(22, 80, turned: -30, scaled: 0.42) { pen in
      pen.stroke("M0 8 C2 22 -2 32 -10 40", pen.second, width: 4)
      pen.fill(
        "M0 12 C-18 8 -40 -2 -46 -22 C-36 -42 -14 -46 -4 -34 L0 -16 L4 -34 C14 -46 36 -42 46 -22 C40 -2 18 8 0 12 Z",
        pen.main.darker(0.08))
    }
  }

  func maple() {
    ground()
    let lobes = [(-112.0, 0.55), (-74, 0.82), (-36, 0.98), (0, 1.08), (36, 0.98), (74, 0.82), (112, 0.55)]
    at(50, 62, turned: -10) { pen in
      pen.stroke("M0 0 C1 14 4 24 9 34", pen.second, width: 2.6)
      for (turn, length) in lobes {
        pen.at(0, 0, turned: turn, scaled: length) { lobe in
          lobe.fill(
            "M0 4 C-9 -8 -11 -22 -5 -34 L-3 -38 L0 -50 L3 -38 L5 -34 C11 -22 9 -8 0 4 Z", top: lobe.main.lighter(0.1),
            bottom: lobe.main)
        }
      }
      for (turn, length) in lobes {
        pen.at(0, 0, turned: turn, scaled: length) { lobe in
          lobe.stroke("M0 2 L0 -42 M0 -16 L-4 -24 M0 -16 L4 -24", lobe.second, width: 1.2, opacity: 0.7)
        }
      }
    }
  }

  func sweetgum() {
    ground()
    let lobes = [(-82.0, 0.8), (-41, 1.0), (0, 1.1), (41, 1.0), (82, 0.8)]
    at(50, 66, turned: 8) { pen in
      pen.stroke("M0 0 C0 12 -3 20 -8 28", pen.second, width: 2.8)
      for (turn, length) in lobes {
        pen.at(0, 0, turned: turn, scaled: length) { lobe in
          lobe.fill(
            "M0 6 C-14 -4 -16 -22 -10 -32 C-6 -40 -2 -46 0 -52 C2 -46 6 -40 10 -32 C16 -22 14 -4 0 6 Z",
            top: lobe.main.lighter(0.15), bottom: lobe.main)
        }
      }
      for (turn, length) in lobes {
        pen.at(0, 0, turned: turn, scaled: length) { lobe in
          lobe.stroke(
            "M0 4 L0 -44 M0 -18 L-6 -27 M0 -18 L6 -27 M0 -30 L-4 -36 M0 -30 L4 -36", lobe.second, width: 1.2,
            opacity: 0.65)
        }
      }
    }
  }

  func leaf() {
    ground()
    at(52, 52, turned: 32) { pen in
      pen.stroke("M0 34 C0 40 -2 44 -4 48", pen.second, width: 2.8)
      pen.fill(
        "M0 -42 C6 -30 30 -18 28 4 C26 22 10 32 0 36 C-10 32 -26 22 -28 4 C-30 -18 -6 -30 0 -42 Z",
        top: pen.main.lighter(0.22), bottom: pen.main)
      pen.fill("M0 -42 C6 -30 30 -18 28 4 C26 22 10 32 0 36 Z", pen.second, opacity: 0.22)
      pen.stroke("M0 36 L0 -34", pen.second, width: 1.8)
      pen.stroke(
        "M0 24 L-16 14 M0 24 L16 14 M0 10 L-21 -2 M0 10 L21 -2 M0 -4 L-18 -15 M0 -4 L18 -15 M0 -16 L-10 -23"
          + " M0 -16 L10 -23",
        pen.second, width: 1.1, opacity: 0.75)
    }
  }

  func frond() {
    ground()
    at(46, 92, turned: 14) { pen in
      for step in 0..<12 {
        let y = -8 - Double(step) * 6.4
        let length = 30 * (1 - Double(step) / 13.5)
        for side in [-1.0, 1] {
          pen.fill(
            "M0 \(y)"
              + " C\(side * length * 0.3) \(y - 8) \(side * length * 0.8) \(y - 10) \(side * length) \(y - 9)"
              + " C\(side * length * 0.8) \(y - 4) \(side * length * 0.4) \(y + 1) 0 \(y) Z",
            step.isMultiple(of: 2) ? pen.main : pen.main.lighter(0.12))
        }
      }
      pen.stroke("M0 6 L0 -88", pen.second, width: 2.2)
    }
  }

  func bamboo() {
    ground()
    for (x, width, shade) in [(26.0, 9.0, 0.0), (58, 12, 0.08), (84, 7, -0.05)] {
      let color = shade < 0 ? main.lighter(0.2) : main.darker(shade)
      fill("M\(x - width / 2) 0 L\(x + width / 2) 0 L\(x + width / 2) 100 L\(x - width / 2) 100 Z", color)
      stroke("M\(x - width * 0.22) 0 L\(x - width * 0.22) 100", color.lighter(0.35), width: width * 0.16, opacity: 0.8)
      for y in stride(from: 14.0 + x / 6, through: 100, by: 31) {
        stroke("M\(x - width / 2 - 1) \(y) L\(x + width / 2 + 1) \(y)", second, width: 2.4)
        stroke("M\(x - width / 2) \(y + 2.6) L\(x + width / 2) \(y + 2.6)", .white, width: 1, opacity: 0.7)
      }
    }
    for (x, y, turn) in [
      (58.0, 26.0, 52.0), (58, 26, 84), (58, 26, 112), (26, 50, 70), (26, 50, 104), (58, 58, -110), (58, 58, -76),
    ] {
      at(x, y, turned: turn) { pen in
        pen.fill("M0 0 C-5 -12 -4 -24 0 -36 C4 -24 5 -12 0 0 Z", top: pen.second, bottom: pen.main.darker(0.1))
      }
    }
  }

  func blossom() {
    ground()
    stroke("M2 96 C24 84 40 70 54 44 C62 30 76 18 96 8 M30 82 C42 82 60 84 74 92", .bark, width: 3.6)
    for (x, y, scale) in [(56.0, 46.0, 1.0), (27, 76, 0.56), (80, 22, 0.48)] {
      at(x, y, turned: x, scaled: scale) { pen in
        for petal in 0..<5 {
          pen.at(0, 0, turned: Double(petal) * 72) { petal in
            petal.fill(
              "M0 0 C-17 -6 -19 -28 -5 -32 C-2 -33 -1 -31 0 -29 C1 -31 2 -33 5 -32 C19 -28 17 -6 0 0 Z",
              top: petal.main.lighter(0.28), bottom: petal.main)
          }
        }
        for stamen in 0..<10 {
          pen.at(0, 0, turned: Double(stamen) * 36 + 10) { stamen in
            stamen.stroke("M0 0 L0 -13", stamen.second, width: 1.1)
            stamen.dot(0, -14, 1.9, Color(0xF4CF5A))
          }
        }
        pen.dot(0, 0, 4, pen.second)
      }
    }
    dot(90, 44, 4.4, main)
    dot(42, 90, 3.6, main)
  }

  func lotus() {
    ground()
    fill("M0 72 L100 72 L100 100 L0 100 Z", top: groundColor.darker(0.16), bottom: groundColor.darker(0.34))
    fill("M6 82 C20 72 82 72 96 82 C84 94 18 94 6 82 Z", top: Color(0x5FA37A), bottom: Color(0x3F7F5E))
    for (turn, scale, shade) in [(-72.0, 0.92, 0.16), (72, 0.92, 0.16), (-50, 1.0, 0.08), (50, 1.0, 0.08)] {
      at(50, 78, turned: turn, scaled: scale) { pen in
        pen.fill(
          "M0 0 C-14 -12 -13 -34 0 -50 C13 -34 14 -12 0 0 Z", top: pen.second.lighter(shade),
          bottom: pen.main.lighter(0.4))
      }
    }
    for turn in [-25.0, 25, 0] {
      at(50, 79, turned: turn, scaled: turn == 0 ? 1.12 : 1.1) { pen in
        pen.fill("M0 0 C-15 -12 -14 -36 0 -54 C14 -36 15 -12 0 0 Z", top: pen.main, bottom: pen.main.lighter(0.55))
        pen.stroke("M0 -6 L0 -42", pen.second, width: 0.9, opacity: 0.35)
      }
    }
    stroke("M12 94 C24 91 38 93 48 95", .white, width: 1.8, opacity: 0.6)
  }

  func spiderlily() {
    ground()
    stroke("M50 56 C51 72 49 86 50 100", Color(0x5E8C4A), width: 3.6)
    for turn in stride(from: -100.0, through: 100, by: 25) {
      at(50, 54, turned: turn) { pen in
        pen.stroke("M0 0 C-4 -18 -2 -28 10 -30", pen.main, width: 4.6)
        pen.stroke("M0 0 C4 -18 2 -28 -10 -30", pen.main.darker(0.12), width: 3.4)
      }
    }
    for turn in stride(from: -84.0, through: 84, by: 24) {
      at(50, 54, turned: turn) { pen in
        pen.stroke("M0 0 C-2 -20 2 -36 -3 -45", pen.second, width: 1.2)
        pen.dot(-3, -45, 1.9, Color(0xF0C25A))
      }
    }
  }

  func violet() {
    ground()
    for (x, y, turn, scale) in [(34.0, 92.0, -34.0, 1.0), (68, 94, 32, 0.9)] {
      at(x, y, turned: turn, scaled: scale) { pen in
        pen.fill(
          "M0 4 C-20 0 -22 -24 0 -40 C22 -24 20 0 0 4 Z", top: Color(0x7DB35C), bottom: Color(0x4F8744))
        pen.stroke("M0 2 L0 -32", Color(0x3F6F38), width: 1.4)
      }
    }
    stroke("M51 98 C48 76 60 62 52 44", Color(0x5E8C4A), width: 3.4)
    at(50, 40) { pen in
      for (turn, length) in [(-28.0, 1.0), (28, 1.0), (-96, 0.92), (96, 0.92)] {
        pen.at(0, 0, turned: turn, scaled: length) { petal in
          petal.fill(
            "M0 2 C-15 -4 -17 -24 -4 -30 C8 -32 16 -8 0 2 Z", top: petal.main.lighter(0.22), bottom: petal.main)
        }
      }
      pen.fill("M0 0 C-18 6 -17 30 0 34 C17 30 18 6 0 0 Z", top: pen.main, bottom: pen.main.lighter(0.2))
      pen.stroke("M0 6 L0 24 M-4 7 L-8 22 M4 7 L8 22", pen.second, width: 1.3)
      pen.dot(0, 1, 4, Color(0xF4CF5A))
    }
  }
}
