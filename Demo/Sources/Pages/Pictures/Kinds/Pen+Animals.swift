// Mammals, their tracks, and what lives in the water.

extension Pen {
  func slots() {
    ground()
    for (x, y, turn) in [(30.0, 82.0, 10.0), (60, 62, 16), (38, 38, 10), (68, 18, 16)] {
      at(x, y, turned: turn) { pen in
        pen.fill(
          "M-2 10 C-12 9 -12 -6 -4 -14 C-1 -8 -1 2 -2 10 Z M2 10 C12 9 12 -6 4 -14 C1 -8 1 2 2 10 Z", top: pen.second,
          bottom: pen.main)
      }
    }
  }

  func paws() {
    ground()
    for (x, y, turn, scale) in [(32.0, 74.0, 14.0, 1.0), (66, 34, 20, 1.0)] {
      at(x, y, turned: turn, scaled: scale) { pen in
        pen.fill(
          "M0 0 C10 0 15 9 12 15 C8 20 4 16 0 16 C-4 16 -8 20 -12 15 C-15 9 -10 0 0 0 Z", top: pen.second,
          bottom: pen.main)
        for (u, v, lean) in [(-13.0, -2.0, -24.0), (-5, -10, -8), (5, -10, 8), (13, -2, 24)] {
          pen.at(u, v, turned: lean) { toe in toe.fill("M0 6 C-5.4 5 -5 -6 0 -8 C5 -6 5.4 5 0 6 Z", toe.second) }
        }
      }
    }
  }

  func hedgehog() {
    ground()
    fill("M0 80 C30 74 70 82 100 76 L100 100 L0 100 Z", groundColor.darker(0.25))
    for turn in stride(from: -96.0, through: 92, by: 9) {
      at(56, 68, turned: turn) { pen in
        pen.fill("M-5 -30 L0 -46 L5 -30 Z", pen.main.darker(turn.truncatingRemainder(dividingBy: 2) == 0 ? 0.25 : 0.4))
      }
    }
    fill(
      "M18 74 C20 44 42 32 60 33 C84 35 96 56 92 80 C70 86 34 86 18 74 Z", top: main.lighter(0.12),
      bottom: main.darker(0.12))
    stroke(
      "M40 50 L44 43 M54 46 L57 38 M68 48 L73 41 M46 62 L50 55 M60 60 L64 52 M74 62 L79 55 M56 74 L60 67"
        + " M70 74 L75 67 M82 72 L87 66",
      second, width: 1.8, opacity: 0.8)
    fill("M6 70 C14 58 24 48 36 52 C42 62 42 76 36 82 C24 84 12 80 6 74 Z", second)
    fill("M28 50 C26 42 36 40 38 48 C38 54 30 56 28 50 Z", second.darker(0.18))
    dot(7, 72, 3.6, .ink)
    eye(22, 63, 2.8)
    stroke("M34 84 L32 90 M62 85 L61 91 M78 84 L79 90", main.darker(0.3), width: 4)
  }

  func squirrel() {
    ground()
    stroke("M0 90 C30 84 68 92 100 84", .bark, width: 8)
    fill(
      "M62 84 C92 84 98 54 84 40 C78 30 84 18 92 14 C70 8 58 24 64 44 C68 58 62 66 56 70 Z", top: main.lighter(0.18),
      bottom: main.darker(0.1))
    fill(
      "M32 50 C40 42 58 48 64 64 C68 76 62 86 52 86 L34 86 C28 74 26 60 32 50 Z", top: main.lighter(0.1), bottom: main)
    fill("M32 56 C42 56 46 72 42 86 L34 86 C28 76 28 64 32 56 Z", second)
    fill("M14 38 C18 24 34 20 42 30 C46 40 42 52 34 54 C24 54 14 48 14 38 Z", main)
    fill("M31 24 L34 11 L41 24 Z", main.darker(0.2))
    fill("M15 42 C20 42 26 46 28 52 C22 52 16 48 15 42 Z", second.lighter(0.3))
    eye(25, 36, 3)
    dot(14, 41, 2, .ink)
    stroke("M36 62 C30 62 26 60 22 58", main.darker(0.15), width: 5)
    dot(19, 58, 5, Color(0x8A5A2C))
    fill("M46 70 C58 66 66 76 62 86 L44 86 C42 80 42 74 46 70 Z", main.darker(0.12))
  }

  func bat() {
    ground(top: Color(0x44406B), bottom: groundColor)
    dot(78, 24, 9, Color(0xFBE9C2))
    fill(
      "M50 42 C40 30 20 22 4 30 C14 34 14 42 16 52 C24 46 30 50 32 60 C38 52 44 54 50 66 C56 54 62 52 68 60"
        + " C70 50 76 46 84 52 C86 42 86 34 96 30 C80 22 60 30 50 42 Z",
      top: main.lighter(0.1), bottom: second)
    stroke(
      "M48 44 C34 38 20 36 6 31 M48 46 C40 46 34 50 32 58 M52 44 C66 38 80 36 94 31 M52 46 C60 46 66 50 68 58",
      main.lighter(0.3), width: 1.2)
    fill("M42 40 L43 28 L48 35 L52 35 L57 28 L58 40 C60 52 54 62 50 62 C46 62 40 52 42 40 Z", main.darker(0.15))
    dot(47, 41, 1.5, .white)
    dot(53, 41, 1.5, .white)
    fill("M0 90 C20 84 40 92 60 86 C76 84 90 90 100 86 L100 100 L0 100 Z", second)
  }

  func frog() {
    ground()
    fill("M-6 70 C24 56 78 58 106 72 C96 96 12 98 -6 70 Z", top: Color(0x7DB46A), bottom: Color(0x4F8B4E))
    stroke("M4 74 C34 66 68 68 98 76", Color(0xC4DFA0), width: 1.8, opacity: 0.7)
    fill("M66 54 C84 52 92 64 84 74 C76 80 60 78 52 74 Z", main.darker(0.2))
    fill(
      "M16 50 C20 38 40 30 58 38 C76 46 82 60 74 70 C60 80 30 80 20 70 C12 64 12 56 16 50 Z", top: main.lighter(0.2),
      bottom: main)
    fill("M15 60 C22 66 36 68 46 64 C50 70 46 76 38 77 C26 77 16 72 15 60 Z", second)
    dot(26, 40, 9, main)
    dot(46, 36, 9, main)
    for (x, y) in [(26.0, 39.0), (46, 35)] {
      dot(x, y, 6, Color(0xF2C94A))
      dot(x, y, 3.4, .ink)
      dot(x - 1.4, y - 1.6, 1.2, .white)
    }
    stroke("M15 58 C24 64 38 64 48 57", main.darker(0.5), width: 1.8)
    stroke("M28 74 L22 82 L16 82 M22 82 L26 85 M58 74 L54 84 L47 85 M54 84 L59 87", main.darker(0.1), width: 4)
  }

  func turtle() {
    ground()
    fill("M0 78 C30 72 66 80 100 74 L100 100 L0 100 Z", groundColor.darker(0.25))
    fill("M24 60 C12 62 4 54 4 46 C4 38 14 34 20 40 C26 46 28 54 32 58 Z", second.lighter(0.15))
    fill(
      "M28 70 C22 78 20 84 22 88 L34 88 C36 82 38 78 40 74 Z M66 74 C68 80 70 84 70 88 L82 88"
        + " C84 82 82 76 78 70 Z M86 68 L98 74 L86 74 Z",
      second)
    fill("M18 70 C20 40 40 28 58 28 C78 28 92 46 92 70 Z", top: main.lighter(0.2), bottom: main.darker(0.1))
    fill("M14 68 C34 76 76 76 96 68 C94 78 20 78 14 68 Z", main.darker(0.3))
    stroke(
      "M56 30 L50 46 L34 50 M50 46 L58 58 L52 70 M58 58 L76 56 L82 44 M76 56 L84 68 M34 50 L26 58 M34 50 L36 68",
      main.darker(0.4), width: 1.8)
    eye(13, 45, 2.4)
    stroke("M22 46 C24 50 26 54 30 57 M18 52 C20 55 24 57 27 58", Color(0xE3D37A), width: 1.2)
  }

  func snail() {
    ground()
    stroke("M-2 84 C30 80 70 88 102 82", .reed, width: 6)
    fill("M6 80 C4 70 10 62 16 62 C22 64 24 72 34 74 C58 76 80 72 96 80 C92 86 60 86 26 86 C14 86 8 86 6 80 Z", second)
    stroke("M13 64 L8 50 M18 63 L20 49", second.darker(0.1), width: 2.4)
    dot(8, 49, 2.4, .ink)
    dot(20, 48, 2.4, .ink)
    fill("M28 74 C22 48 40 24 60 24 C82 24 92 44 86 60 C80 76 54 82 28 74 Z", top: main.lighter(0.3), bottom: main)
    stroke(
      "M30 73 C44 78 70 76 78 58 C84 42 70 32 58 34 C44 36 40 52 48 60 C56 66 68 60 66 50 C64 44 56 44 55 50",
      main.darker(0.45), width: 2.6)
    fill("M38 42 C42 34 50 29 58 28 C50 34 46 40 44 46 C42 48 38 46 38 42 Z", .white, opacity: 0.4)
  }

  func fish() {
    ground(top: groundColor, bottom: groundColor.darker(0.3))
    for (x, y, scale) in [(50.0, 36.0, 1.0), (66, 66, 0.74), (26, 72, 0.56)] {
      at(x, y, scaled: scale) { pen in
        pen.fill("M24 0 L42 -12 C40 -4 40 4 42 12 Z", pen.second)
        pen.fill("M4 -12 C12 -20 20 -18 22 -10 Z M2 11 C8 18 18 18 20 8 Z", pen.second)
        pen.fill("M-38 0 C-28 -16 8 -18 28 0 C8 17 -28 15 -38 0 Z", top: pen.main.lighter(0.25), bottom: .white)
        pen.fill("M-38 0 C-28 -16 8 -18 28 0 C8 -6 -22 -6 -38 0 Z", pen.second, opacity: 0.75)
        pen.dot(-26, -3, 4.6, Color(0x6FD0D8))
        pen.dot(-26, -3, 2.6, .ink)
        pen.stroke("M-16 -6 C-13 -2 -13 4 -16 7", pen.second, width: 1.4)
      }
    }
    dot(12, 24, 2.4, .white, opacity: 0.7)
    dot(17, 15, 1.6, .white, opacity: 0.7)
    dot(9, 10, 1.2, .white, opacity: 0.7)
  }
}
