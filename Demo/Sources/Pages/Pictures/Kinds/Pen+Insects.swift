// Insects, seen from above.

extension Pen {
  func dragonfly() {
    ground()
    at(52, 42, turned: 34) { pen in
      for side in [-1.0, 1] {
        pen.fill(
          "M0 -2 C\(side * 14) -16 \(side * 40) -18 \(side * 48) -11 C\(side * 44) -3 \(side * 16) 0 0 2 Z", .white,
          opacity: 0.8)
        pen.fill(
          "M0 4 C\(side * 14) 2 \(side * 38) 10 \(side * 42) 19 C\(side * 32) 23 \(side * 12) 14 0 8 Z", .white,
          opacity: 0.7)
        pen.stroke(
          "M\(side * 3) -3 C\(side * 18) -12 \(side * 34) -13 \(side * 46) -11 M\(side * 3) 5"
            + " C\(side * 16) 8 \(side * 30) 12 \(side * 40) 18",
          pen.second, width: 1, opacity: 0.6)
        pen.stroke("M\(side * 38) -14 L\(side * 43) -13.4", .ink, width: 2.2)
      }
      pen.stroke("M0 6 L0 50", pen.main, width: 6.4)
      pen.stroke("M-3 16 L3 16 M-3 24 L3 24 M-3 32 L3 32 M-3 40 L3 40", pen.main.darker(0.4), width: 1.4)
      pen.fill("M-6 -8 C-8 0 -6 10 0 13 C6 10 8 0 6 -8 Z", top: pen.second, bottom: pen.main.darker(0.1))
      pen.dot(-4.4, -11, 5.2, pen.second.darker(0.12))
      pen.dot(4.4, -11, 5.2, pen.second.darker(0.12))
      pen.dot(-5.4, -13, 1.5, .white)
      pen.dot(3.4, -13, 1.5, .white)
    }
  }

  func butterfly() {
    ground()
    at(50, 52, turned: 12) { pen in
      for side in [-1.0, 1] {
        pen.fill(
          "M0 0 C\(side * 16) -2 \(side * 38) 8 \(side * 32) 26"
            + " C\(side * 28) 30 \(side * 24) 30 \(side * 22) 36"
            + " C\(side * 20) 42 \(side * 15) 40 \(side * 15) 33 C\(side * 8) 26 \(side * 3) 14 0 6 Z",
          top: pen.main, bottom: pen.main.darker(0.06))
        pen.stroke("M\(side * 32) 22 C\(side * 27) 30 \(side * 22) 29 \(side * 14) 30", pen.second, width: 4.4)
        pen.dot(side * 24, 20, 2.6, Color(0xE88A3C))
        pen.fill(
          "M0 -2 C\(side * 8) -30 \(side * 36) -42 \(side * 46) -34 C\(side * 46) -18 \(side * 32) 4 0 6 Z",
          top: pen.main.lighter(0.15), bottom: pen.main)
        pen.fill(
          "M\(side * 20) -33 C\(side * 32) -40 \(side * 43) -39 \(side * 46) -34"
            + " C\(side * 46) -26 \(side * 42) -15 \(side * 34) -6"
            + " C\(side * 36) -18 \(side * 36) -27 \(side * 20) -33 Z",
          pen.second)
        pen.stroke(
          "M\(side * 2) -3 L\(side * 34) -22 M\(side * 2) -1 L\(side * 31) -9 M\(side * 2) -6 L\(side * 22) -30",
          pen.second, width: 1.5, opacity: 0.85)
        pen.stroke("M0 -12 C\(side * 4) -20 \(side * 8) -24 \(side * 13) -27", .ink, width: 1.3)
      }
      pen.fill("M-2.8 -13 C-3.6 0 -3.4 16 0 26 C3.4 16 3.6 0 2.8 -13 Z", pen.second.darker(0.2))
      pen.dot(0, -13, 3.4, pen.second.darker(0.2))
    }
  }

  func lunamoth() {
    ground()
    dot(18, 18, 1, .white, opacity: 0.8)
    dot(84, 26, 0.9, .white, opacity: 0.8)
    dot(76, 88, 0.9, .white, opacity: 0.7)
    at(50, 44) { pen in
      for side in [-1.0, 1] {
        pen.fill(
          "M\(side * 2) 4 C\(side * 18) 6 \(side * 30) 16 \(side * 25) 28"
            + " C\(side * 17) 36 \(side * 27) 44 \(side * 21) 54"
            + " C\(side * 12) 50 \(side * 15) 38 \(side * 10) 30 C\(side * 4) 24 \(side * 1) 14 0 8 Z",
          top: pen.main, bottom: pen.main.lighter(0.3))
        pen.fill(
          "M0 -4 C\(side * 10) -24 \(side * 36) -30 \(side * 47) -22"
            + " C\(side * 40) -10 \(side * 36) 8 \(side * 24) 14 C\(side * 14) 14 \(side * 6) 12 0 8 Z",
          top: pen.main.lighter(0.18), bottom: pen.main)
        pen.stroke("M\(side * 1) -5 C\(side * 10) -23 \(side * 34) -29 \(side * 46) -22", pen.second, width: 2.6)
        pen.dot(side * 24, -8, 3.8, pen.second)
        pen.dot(side * 24, -8, 1.9, Color(0xF6E3B4))
        pen.dot(side * 17, 19, 2.8, pen.second)
        pen.stroke(
          "M\(side * 1) -8 C\(side * 5) -13 \(side * 8) -15 \(side * 12) -15", pen.second.lighter(0.25), width: 2)
      }
      pen.fill("M-4.5 -8 C-6 4 -5 16 0 22 C5 16 6 4 4.5 -8 C3 -12 -3 -12 -4.5 -8 Z", .white)
    }
  }

  func ladybird() {
    ground()
    fill("M-4 104 C10 50 50 20 104 8 C96 62 60 100 -4 104 Z", top: Color(0x7FB559), bottom: Color(0x4E8A3B))
    stroke("M-2 102 C30 74 62 44 102 10", Color(0xCDE3A8), width: 2, opacity: 0.8)
    at(52, 52, turned: 42) { pen in
      pen.stroke(
        "M-22 -8 L-32 -13 M-24 6 L-34 7 M-20 18 L-28 24 M22 -8 L32 -13 M24 6 L34 7 M20 18 L28 24", .ink, width: 2.4)
      pen.stroke("M-5 -30 C-8 -36 -11 -38 -14 -39 M5 -30 C8 -36 11 -38 14 -39", .ink, width: 1.8)
      pen.fill("M-15 -19 C-14 -32 14 -32 15 -19 Z", pen.second)
      pen.dot(-9, -24, 3, .white)
      pen.dot(9, -24, 3, .white)
      pen.fill(
        "M0 -22 C20 -22 28 -6 26 8 C24 24 12 30 0 31 C-12 30 -24 24 -26 8 C-28 -6 -20 -22 0 -22 Z",
        top: pen.main.lighter(0.15), bottom: pen.main.darker(0.15))
      pen.stroke("M0 -16 L0 31", pen.second, width: 1.8)
      for (x, y) in [(-13.0, -7.0), (13, -7), (-16, 8), (16, 8), (-8, 20), (8, 20), (0, -14)] {
        pen.dot(x, y, 4.6, pen.second)
      }
      pen.fill("M-18 -8 C-16 -15 -11 -18 -6 -19 C-10 -14 -14 -11 -18 -8 Z", .white, opacity: 0.5)
    }
  }

  func bee() {
    ground()
    for turn in stride(from: 0.0, to: 360, by: 45) {
      at(24, 84, turned: turn) { pen in pen.fill("M0 0 C-8 -8 -7 -22 0 -27 C7 -22 8 -8 0 0 Z", .white) }
    }
    dot(24, 84, 8, Color(0xEFB534))
    at(56, 48, turned: 24) { pen in
      pen.fill("M-2 -10 C-12 -36 -32 -40 -34 -30 C-34 -18 -16 -10 -2 -8 Z", .white, opacity: 0.85)
      pen.fill("M4 -10 C2 -38 16 -46 22 -38 C26 -28 14 -14 6 -8 Z", .white, opacity: 0.85)
      pen.fill(
        "M-30 2 C-28 -12 -8 -16 12 -13 C30 -11 38 -2 40 4 C36 16 14 22 -8 19 C-22 17 -30 12 -30 2 Z",
        top: pen.main.lighter(0.15), bottom: pen.main.darker(0.12))
      for x in [2.0, 14, 26] {
        pen.stroke("M\(x) -12 C\(x + 4) -2 \(x + 4) 8 \(x) \(19 - (x - 2) * 0.18)", pen.second, width: 5)
      }
      pen.fill("M-12 -14 C-2 -14 -2 18 -12 18 C-22 16 -28 10 -27 2 C-26 -8 -20 -12 -12 -14 Z", pen.second.lighter(0.14))
      pen.fill("M-24 -8 C-38 -8 -42 8 -34 14 C-26 16 -20 8 -20 0 Z", pen.second)
      pen.stroke("M-36 -4 C-40 -12 -44 -13 -48 -12 M-32 -7 C-34 -14 -38 -17 -42 -18", pen.second, width: 1.8)
      pen.stroke("M-14 16 L-18 28 M-4 18 L-4 30 M6 18 L10 28", pen.second, width: 2)
      pen.dot(-34, 1, 2.6, .white, opacity: 0.9)
    }
  }

  func cicada() {
    ground()
    stroke("M16 104 C24 70 70 40 92 -4", .bark, width: 15)
    at(50, 52, turned: 30) { pen in
      for side in [-1.0, 1] {
        pen.fill(
          "M\(side * 6) -12 C\(side * 26) -10 \(side * 34) 26 \(side * 20) 44"
            + " C\(side * 8) 40 \(side * 4) 12 \(side * 3) -6 Z",
          .white, opacity: 0.62)
        pen.stroke(
          "M\(side * 7) -10 C\(side * 22) 0 \(side * 27) 24 \(side * 20) 42 M\(side * 8) -2"
            + " C\(side * 12) 12 \(side * 16) 28 \(side * 18) 40 M\(side * 16) 4 L\(side * 10) 14"
            + " M\(side * 22) 16 L\(side * 13) 24",
          pen.second, width: 1.2)
      }
      pen.fill("M-13 -14 C-14 4 -10 24 0 34 C10 24 14 4 13 -14 Z", top: pen.main.lighter(0.1), bottom: pen.main)
      pen.stroke("M-9 12 L9 12 M-7 19 L7 19 M-4 26 L4 26", pen.second, width: 1.6)
      pen.fill(
        "M-17 -24 C-10 -34 10 -34 17 -24 C18 -16 16 -10 12 -8 C4 -4 -4 -4 -12 -8 C-16 -10 -18 -16 -17 -24 Z", pen.main)
      pen.dot(-17, -23, 4.6, pen.second)
      pen.dot(17, -23, 4.6, pen.second)
      pen.dot(0, -25, 1.4, Color(0xE8574A))
      pen.stroke("M-7 -14 C-3 -9 3 -9 7 -14", pen.second, width: 1.8)
    }
  }

  func beetle() {
    ground()
    at(50, 58, turned: 24) { pen in
      pen.stroke("M-5 -28 C-16 -44 -30 -48 -46 -38 M5 -28 C16 -44 30 -48 46 -38", pen.main, width: 2.6)
      pen.stroke("M-13 -38 L-18 -41 M-26 -44 L-31 -44 M13 -38 L18 -41 M26 -44 L31 -44", pen.second, width: 2.8)
      pen.stroke(
        "M-14 -10 L-30 -20 M-16 6 L-33 8 M-14 20 L-28 30 M14 -10 L30 -20 M16 6 L33 8 M14 20 L28 30", pen.main,
        width: 2.8)
      pen.fill("M-9 -20 C-10 -30 -4 -34 0 -34 C4 -34 10 -30 9 -20 Z", pen.main)
      pen.fill("M-13 -10 C-17 -16 -12 -23 0 -23 C12 -23 17 -16 13 -10 Z", pen.main.lighter(0.08))
      pen.fill("M-16 -10 C-19 10 -14 32 0 38 C14 32 19 10 16 -10 Z", top: pen.main.lighter(0.14), bottom: pen.main)
      pen.stroke("M0 -9 L0 36", pen.main.lighter(0.35), width: 1.2)
      for (x, y, r) in [
        (-8.0, -3.0, 3.0), (8, -3, 3), (-10, 9, 2.6), (10, 9, 2.6), (-5, 16, 2.4), (5, 16, 2.4), (-8, 24, 2.2),
        (8, 24, 2.2),
      ] {
        pen.dot(x, y, r, pen.second)
      }
    }
  }

  func firefly() {
    ground(top: groundColor, bottom: groundColor.lighter(0.18))
    for (x, y, r) in [
      (30.0, 32.0, 8.0), (66, 22, 5), (76, 54, 7), (46, 58, 4.4), (16, 60, 4), (56, 40, 2.6), (88, 30, 3),
    ] {
      for (scale, opacity) in [(2.6, 0.10), (1.9, 0.14), (1.35, 0.25), (0.9, 0.6)] {
        dot(x, y, r * scale, main, opacity: opacity)
      }
      dot(x, y, r * 0.45, .white)
    }
    for (x, lean, height) in [
      (4.0, 6.0, 34.0), (14, -4, 26), (24, 8, 40), (38, -6, 30), (48, 4, 24), (60, -8, 36), (70, 6, 28), (82, -6, 42),
      (94, 4, 30),
    ] {
      fill(
        "M\(x - 3.4) 100"
          + " C\(x - 1.5) \(100 - height * 0.5) \(x + lean * 0.6) \(100 - height * 0.8) \(x + lean) \(100 - height)"
          + " C\(x + lean * 0.8) \(100 - height * 0.6) \(x + 3) \(100 - height * 0.4) \(x + 3.4) 100 Z",
        second.darker(0.35))
    }
  }
}
