// What comes from the workshops.

extension Pen {
  /// A celadon bowl with a crackled glaze.
  func bowl() {
    shadow(50, 86, 66, 10)
    fill("M36 78 L64 78 L61 87 L39 87 Z", top: Color(0x6E9A8C), bottom: Color(0x4C776B))
    fill("M8 40 C10 66 28 82 50 82 C72 82 90 66 92 40 Z", top: Color(0xBFDDCB), bottom: Color(0x6FA08F))
    fill("M8 40 C8 30 92 30 92 40 C92 50 8 50 8 40 Z", Color(0xD9EDDD))
    fill("M13 40 C13 33 87 33 87 40 C87 47 13 47 13 40 Z", top: Color(0x5F9080), bottom: Color(0x9CC7B2))
    fill("M16 52 C19 66 30 75 40 78 C30 70 25 60 23 50 C20 49 16 49 16 52 Z", .white, opacity: 0.5)
    stroke(
      "M34 54 L40 62 L36 70 M40 62 L50 60 L56 66 L54 76 M56 66 L66 60 L70 52 M66 60 L74 66 M50 60 L50 51",
      Color(0x5C8F7F), width: 0.9, opacity: 0.6)
    at(50, 63) { pen in
      pen.stroke("M-12 4 C-8 -3 -4 -3 0 2 C4 -3 8 -3 12 4", Color(0x3E7C86), width: 2.2, opacity: 0.8)
      pen.stroke("M-9 9 C-6 4 -3 4 0 8 C3 4 6 4 9 9", Color(0x3E7C86), width: 1.8, opacity: 0.6)
    }
  }

  /// A red paper lantern with its tassel, alight.
  func paperLantern() {
    for (radius, opacity) in [(48.0, 0.10), (42, 0.12), (36, 0.14)] {
      dot(50, 45, radius, Color(0xFFC24A), opacity: opacity)
    }
    stroke("M50 2 L50 12", Color(0x5B3A21), width: 2)
    fill(
      "M16 45 C16 28 30 17 50 17 C70 17 84 28 84 45 C84 62 70 73 50 73 C30 73 16 62 16 45 Z", top: Color(0xF0503A),
      bottom: Color(0xB3211F))
    fill(
      "M34 45 C34 27 42 18 50 18 C58 18 66 27 66 45 C66 63 58 72 50 72 C42 72 34 63 34 45 Z", Color(0xFFB63E),
      opacity: 0.55)
    fill(
      "M42 45 C42 28 46 20 50 20 C54 20 58 28 58 45 C58 62 54 70 50 70 C46 70 42 62 42 45 Z", Color(0xFFE79A),
      opacity: 0.6)
    stroke(
      "M50 17 C36 26 36 64 50 73 M50 17 C64 26 64 64 50 73 M40 18.6 C20 28 20 62 40 71.4 M60 18.6 C80 28 80 62 60 71.4 M50 17 L50 73",
      Color(0x8C1518), width: 1.1, opacity: 0.55)
    fill("M36 12 L64 12 L64 19 L36 19 Z M36 71 L64 71 L64 78 L36 78 Z", top: Color(0xF3C65A), bottom: Color(0xB9852A))
    stroke("M50 78 L50 84", Color(0xB9852A), width: 2)
    fill("M46 83 L54 83 L53 88 L47 88 Z", Color(0xF3C65A))
    stroke("M47 88 L45.6 98 M49 88 L48.6 99 M51 88 L51.4 99 M53 88 L54.4 98", Color(0xD4342B), width: 1.8)
  }
}
