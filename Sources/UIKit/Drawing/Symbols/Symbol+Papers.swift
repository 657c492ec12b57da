import Foundation

extension Symbol {
  static let papers: [Symbol] = [
    [
      Symbol(
        "square.and.arrow.up", 88, 112,
        .line("M 30 42 H 20 Q 6 42 6 56 V 92 Q 6 106 20 106 H 68 Q 82 106 82 92 V 56 Q 82 42 68 42 H 58"),
        .line("M 44 76 V 8 M 25 26 L 44 7 L 63 26")),
      Symbol(
        "square.and.arrow.down", 88, 112,
        .line("M 30 42 H 20 Q 6 42 6 56 V 92 Q 6 106 20 106 H 68 Q 82 106 82 92 V 56 Q 82 42 68 42 H 58"),
        .line("M 44 6 V 76 M 25 58 L 44 77 L 63 58")),
      Symbol(
        "square.and.pencil", 106, 100,
        .line("M 56 17 H 20 Q 6 17 6 31 V 80 Q 6 94 20 94 H 69 Q 83 94 83 80 V 46"),
        .line("M 39 69 L 43 54 L 84 12 Q 89 7 94 12 L 96 14 Q 101 19 96 24 L 54 65 Z", 0.9)),
      Symbol(
        "calendar", 100, 98, .line("R 5 9 90 84 15"),
        .fill("M 5 26 Q 5 9 22 9 H 78 Q 95 9 95 26 V 34 H 5 Z"),
        .fill("O 28 52 5.5 O 50 52 5.5 O 72 52 5.5 O 28 73 5.5 O 50 73 5.5 O 72 73 5.5")),
      Symbol(
        "photo", 112, 90, .line("R 5 6 102 78 14"), .fill("O 33 31 9.5"),
        .line("M 8 73 L 35 49 Q 40 45 45 49 L 62 64 L 79 46 Q 84 41 89 46 L 105 62")),
      Symbol(
        "photo.fill", 112, 90, .fill("R 5 6 102 78 14"), .line("R 5 6 102 78 14"), .cutFill("O 33 31 10"),
        .cutLine("M 6 74 L 35 49 Q 40 45 45 49 L 62 64 L 79 46 Q 84 41 89 46 L 107 63")),
      // The page in front hides a part of the other page.
      Symbol(
        "doc.on.doc", 96, 114,
        .line("M 62 94 V 98 Q 62 108 52 108 H 16 Q 6 108 6 98 V 38 Q 6 28 16 28 H 26"),
        .line("M 26 16 Q 26 6 36 6 H 63 L 90 33 V 84 Q 90 94 80 94 H 36 Q 26 94 26 84 Z M 62 8 V 34 H 88")),
      Symbol(
        "doc.text", 78, 100,
        .line("M 6 18 Q 6 6 18 6 H 45 L 72 33 V 82 Q 72 94 60 94 H 18 Q 6 94 6 82 Z M 45 6 V 24 Q 45 33 54 33 H 72"),
        .line("M 22 52 H 56 M 22 70 H 56", 0.85)),
    ],
    outlined(
      "book", 116, 92,
      """
      M 58 18 C 48 9 32 5 16 6 Q 6 6 6 16 V 70 Q 6 79 15 79 C 32 78 47 80 58 87 C 69 80 84 78 101 79 Q 110 79 110 70 V
      16 Q 110 6 100 6 C 84 5 68 9 58 18 Z
      """,
      line: [.line("M 58 18 V 85")], fill: [.cutLine("M 58 15 V 90", 0.9)]),
    outlined(
      "book.closed", 82, 102,
      "M 8 84 V 20 Q 8 6 22 6 H 66 Q 74 6 74 14 V 74 H 20 Q 8 74 8 85 Q 8 96 20 96 H 74",
      line: [.line("M 26 8 V 72", 0.9)], fill: [.cutLine("M 27 4 V 71", 0.8), .cutLine("M 22 85 H 76", 0.8)]),
    outlined(
      "folder", 106, 86,
      """
      M 6 68 V 18 Q 6 6 18 6 H 34 Q 39 6 43 9 L 48 13 Q 51 16 56 16 H 88 Q 100 16 100 28 V 68 Q 100 80 88 80 H 18 Q 6
      80 6 68 Z
      """,
      line: [.line("M 6 34 H 100", 0.9)], fill: [.cutLine("M 2 35 H 104", 0.7)]),
    outlined(
      "doc", 78, 100, "M 6 18 Q 6 6 18 6 H 45 L 72 33 V 82 Q 72 94 60 94 H 18 Q 6 94 6 82 Z",
      line: [.line("M 45 6 V 24 Q 45 33 54 33 H 72")], fill: [.cutLine("M 45 2 V 24 Q 45 33 54 33 H 76", 0.8)]),
  ].flatMap { $0 }
}
