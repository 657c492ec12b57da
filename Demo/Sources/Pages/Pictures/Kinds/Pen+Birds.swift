// Birds. Every picture is drawn on a square of 100 by 100, facing left.

extension Pen {
  func kingfisher() {
    ground()
    stroke("M4 90 C30 84 64 88 96 76", .bark, width: 5)
    stroke("M70 82 C76 78 80 72 82 64", .bark, width: 2.5)
    fill("M60 70 L76 92 L68 95 L54 76 Z", main.darker(0.3))
    fill(
      "M34 36 C36 20 56 16 64 30 C74 46 80 62 73 77 C62 84 44 78 38 64 C33 54 33 46 34 36 Z", top: main.lighter(0.2),
      bottom: main)
    fill("M34 42 C33 58 42 76 58 79 C66 70 60 52 46 44 Z", top: second.lighter(0.1), bottom: second)
    fill("M52 46 C66 48 78 62 74 80 C62 74 52 62 52 46 Z", top: main.darker(0.15), bottom: main.darker(0.35))
    fill("M38 36 C44 32 52 34 54 40 C50 46 42 46 37 43 Z", second)
    fill("M52 38 C57 38 59 43 56 48 C52 47 50 42 52 38 Z", .white)
    fill("M37 44 C42 44 48 47 50 51 C44 53 39 50 36 48 Z", .white)
    fill("M36 34 L5 40 L36 43 Z", .ink)
    eye(43, 33, 3.2)
    stroke("M54 80 L53 86 M60 80 L60 86", second.darker(0.25), width: 2.2)
  }

  func songbird() {
    ground()
    stroke("M4 90 C28 82 62 90 98 80", .bark, width: 5)
    fill("M66 56 L94 74 L87 81 L60 68 Z", main.darker(0.3))
    stroke("M46 76 L45 85 M54 75 L55 85", .bark.darker(0.2), width: 2.2)
    fill(
      "M24 40 C26 22 46 17 56 28 C70 36 80 50 74 63 C67 79 42 81 33 67 C27 58 24 50 24 40 Z", top: main.lighter(0.15),
      bottom: main)
    fill("M25 46 C27 64 37 78 55 75 C62 65 54 50 39 45 C33 43 28 43 25 46 Z", top: second, bottom: second.darker(0.08))
    fill("M47 43 C63 42 75 53 78 66 C64 68 49 61 47 43 Z", top: main.darker(0.2), bottom: main.darker(0.4))
    stroke("M54 50 C62 52 69 57 73 63 M52 55 C58 59 64 62 70 64", second, width: 1.3, opacity: 0.55)
    fill("M26 35 L13 40 L26 43 Z", .ink)
    eye(35, 34, 3)
  }

  func longtail() {
    ground()
    fill("M0 88 C30 82 66 92 100 84 L100 100 L0 100 Z", groundColor.darker(0.22))
    fill("M50 44 L95 14 L99 22 L60 60 Z", top: main.darker(0.35), bottom: main)
    stroke("M58 50 L94 20", second, width: 2, opacity: 0.8)
    stroke("M36 66 L34 86 L28 88 M44 66 L46 86 L40 88", .ink, width: 2.2)
    fill(
      "M16 42 C18 26 36 22 45 32 C58 38 68 48 61 59 C52 72 31 72 23 59 C18 52 16 48 16 42 Z", top: main.lighter(0.12),
      bottom: main)
    fill("M17 46 C18 60 28 70 44 69 C50 62 46 50 32 46 C26 44 20 43 17 46 Z", second)
    fill("M38 42 C52 40 64 48 68 56 C56 62 41 58 38 42 Z", top: main.darker(0.15), bottom: main.darker(0.35))
    stroke("M44 49 C51 50 57 53 62 56", second, width: 1.8, opacity: 0.8)
    fill("M18 37 L5 41 L18 44 Z", .ink)
    eye(27, 36, 2.9)
  }

  func hoopoe() {
    ground()
    fill("M0 84 C30 78 70 88 100 80 L100 100 L0 100 Z", groundColor.darker(0.2))
    stroke("M50 72 L48 84 M58 72 L59 84", .bark, width: 2.2)
    for (turn, length) in [(-6.0, 0.85), (16, 0.95), (38, 1), (60, 0.95), (82, 0.8)] {
      at(40, 33, turned: turn, scaled: length) { pen in
        pen.fill("M-3 0 C-5 -12 -3 -22 0 -28 C3 -22 5 -12 3 0 Z", pen.main.lighter(0.1))
        pen.fill("M-3.2 -20 C-2.4 -25 -1 -29 0 -31 C1 -29 2.4 -25 3.2 -20 Z", pen.second)
      }
    }
    fill("M62 60 L92 78 L86 84 L56 72 Z", second)
    stroke("M70 70 L76 66", .white, width: 2.6)
    fill(
      "M29 36 C30 26 44 24 50 34 C62 42 74 54 68 66 C60 78 42 76 36 62 C32 54 29 46 29 36 Z", top: main.lighter(0.12),
      bottom: main)
    fill("M46 46 C60 46 76 58 80 72 C64 74 48 64 46 46 Z", second)
    stroke("M52 52 L62 47 M56 59 L69 53 M62 66 L76 61", .white, width: 3)
    stroke("M31 38 C22 38 12 41 5 48", .ink, width: 2.6)
    eye(38, 35, 2.8)
  }

  func swallow() {
    ground()
    fill(
      "M6 26 C28 26 44 36 51 47 C62 34 78 24 96 20 C84 35 74 48 67 59 L92 88 L64 70 L55 97 L50 65 C38 55 20 40 6 26 Z",
      top: main.lighter(0.2), bottom: main.darker(0.2))
    fill("M44 46 C50 50 60 58 64 68 C60 72 54 70 51 64 C46 58 43 52 44 46 Z", second)
    fill("M37 35 C44 32 50 38 52 46 C46 50 38 46 35 40 Z", main.darker(0.1))
    fill("M38 40 C42 38 47 42 49 48 C44 50 39 46 38 40 Z", Color(0xB5472F))
    fill("M36 36 L28 35 L35 40 Z", .ink)
  }

  func heron() {
    ground()
    fill("M0 80 L100 80 L100 100 L0 100 Z", top: groundColor.darker(0.16), bottom: groundColor.darker(0.34))
    stroke("M86 84 C84 60 90 40 88 18 M93 84 C92 66 97 52 96 36", .reed, width: 2)
    fill("M86 30 C84 24 86 16 88 12 C91 16 91 25 89 30 Z", .bark)
    stroke("M54 66 L52 88 M61 66 L63 88", second, width: 2.4)
    fill("M42 52 C50 40 74 44 86 66 C72 72 50 72 43 62 Z", top: main, bottom: main.darker(0.14))
    fill("M56 52 C68 52 80 58 88 70 C76 70 62 66 56 52 Z", main.darker(0.16))
    stroke("M48 58 C33 50 38 40 44 33 C48 27 44 20 36 20", main, width: 8)
    stroke("M50 60 C40 56 40 50 43 45", main.darker(0.1), width: 3)
    fill("M30 18 C34 12 42 13 43 19 C42 25 34 26 30 23 Z", main)
    stroke("M40 16 C48 16 54 20 59 28", second, width: 2)
    fill("M32 17 L7 23 L32 25 Z", second.lighter(0.1))
    eye(36, 19, 1.9)
    stroke("M40 90 C48 87 60 87 74 90 M14 94 C24 91 32 92 40 94", .white, width: 1.8, opacity: 0.7)
  }

  func duck() {
    swim(head: second, bill: Color(0xE2A93B))
    stroke("M22 33 C26 28 33 28 37 33", .white, width: 2.2, opacity: 0.8)
    stroke("M56 59 C64 63 73 63 79 60", .white, width: 2.4, opacity: 0.85)
  }

  /// Coots and moorhens, with bills that continue up their foreheads.
  func rail() {
    swim(head: main.darker(0.2), bill: second)
    fill("M17 36 C15 30 19 25 25 25 C27 28 24 33 19 39 Z", second)
    stroke("M88 50 L94 42", .white, width: 3, opacity: 0.9)
  }

  private func swim(head: Color, bill: Color) {
    ground()
    fill("M0 62 L100 62 L100 100 L0 100 Z", top: groundColor.darker(0.18), bottom: groundColor.darker(0.42))
    fill(
      "M30 52 C40 46 56 46 70 48 C80 48 90 44 95 39 C97 56 90 74 62 76 C40 78 24 72 24 60 Z", top: main,
      bottom: main.darker(0.25))
    fill("M48 54 C62 50 78 54 86 58 C78 68 58 70 48 54 Z", main.darker(0.3))
    fill(
      "M24 66 C18 56 14 44 17 36 C20 26 38 26 41 37 C43 46 40 54 38 62 Z", top: head.lighter(0.12), bottom: head)
    fill("M18 38 L3 43 C3 47 8 48 19 46 Z", bill)
    eye(27, 37, 2.8)
    stroke("M14 80 C32 76 68 77 92 81 M26 89 C42 86 60 86 78 90", .white, width: 2, opacity: 0.55)
  }

  func owl() {
    ground()
    fill("M26 24 L30 8 L44 20 Z M74 24 L70 8 L56 20 Z", main.darker(0.25))
    fill(
      "M50 14 C76 14 82 40 80 62 C78 84 66 94 50 94 C34 94 22 84 20 62 C18 40 24 14 50 14 Z", top: main.lighter(0.12),
      bottom: main.darker(0.12))
    fill(
      "M20 56 C24 72 30 84 36 90 C24 84 18 74 20 56 Z M80 56 C76 72 70 84 64 90 C76 84 82 74 80 56 Z", main.darker(0.35)
    )
    fill("M50 54 C64 54 68 70 64 82 C60 90 40 90 36 82 C32 70 36 54 50 54 Z", second)
    stroke("M42 64 L42 70 M50 62 L50 68 M58 64 L58 70 M46 73 L46 79 M54 73 L54 79", main.darker(0.2), width: 2.6)
    dot(36, 38, 15, second)
    dot(64, 38, 15, second)
    for x in [36.0, 64] {
      dot(x, 38, 9.5, Color(0xF2B632))
      dot(x, 38, 5.6, .ink)
      dot(x - 2, 36, 1.8, .white)
    }
    fill("M50 42 L44 49 L50 58 L56 49 Z", Color(0xE0952E))
    stroke("M2 97 L98 97", .bark, width: 7)
  }

  func raptor() {
    ground()
    fill("M8 84 C20 76 30 80 40 84 C54 76 74 76 94 86 L94 88 L8 88 Z", .white, opacity: 0.55)
    fill(
      "M50 36 C40 28 18 22 2 34 C12 35 15 42 23 47 C32 53 42 53 46 55 L42 80 L50 75 L58 80 L54 55"
        + " C58 53 68 53 77 47 C85 42 88 35 98 34 C82 22 60 28 50 36 Z",
      top: main.lighter(0.1), bottom: main.darker(0.15))
    fill("M46 42 C34 36 22 34 14 36 C22 42 36 48 46 48 Z M54 42 C66 36 78 34 86 36 C78 42 64 48 54 48 Z", second)
    stroke("M24 37 L28 44 M32 38 L35 46 M76 37 L72 44 M68 38 L65 46", main, width: 1.8)
    fill("M45 66 L55 66 L56 71 L44 71 Z", second)
    fill("M45 38 C44 30 47 26 50 26 C53 26 56 30 55 38 Z", main.darker(0.1))
    fill("M48.5 27 L50 22 L51.5 27 Z", .ink)
  }

  func skein() {
    ground(top: groundColor.lighter(0.15), bottom: second)
    dot(70, 74, 15, Color(0xFFF0D2), opacity: 0.9)
    fill("M0 82 C20 76 34 84 50 80 C66 76 84 82 100 78 L100 100 L0 100 Z", main, opacity: 0.75)
    let places = [(22.0, 38.0), (34, 30), (46, 24), (57, 32), (67, 41), (77, 50), (86, 60), (36, 44), (14, 48)]
    for (index, place) in places.enumerated() {
      at(place.0, place.1, scaled: index == 2 ? 1.15 : 1 - Double(index) * 0.03) { pen in
        pen.fill(
          "M-8 -4 C-5 -6 -2 -4 0 -1 C2 -4 5 -6 8 -4 C5 -3.6 3 -1 1 2.4 L-1 2.4 C-3 -1 -5 -3.6 -8 -4 Z",
          pen.main.darker(0.2))
      }
    }
  }
}
