import Foundation

extension Symbol {
  static let places: [Symbol] = [
    outlined(
      "map", 108, 92,
      """
      M 6 20 Q 6 15 11 13 L 36 6 L 72 18 L 96 9 Q 102 7 102 13 V 72 Q 102 77 97 79 L 72 86 L 36 74 L 12 83 Q 6 85 6 79
      Z
      """,
      line: [.line("M 36 6 V 74 M 72 18 V 86")], fill: [.cutLine("M 36 2 V 78 M 72 14 V 90", 0.8)]),
    [
      Symbol("mappin", 44, 104, .fill("O 22 22 19"), .line("M 22 38 V 98")),
      Symbol(
        "mappin.and.ellipse", 100, 106, .fill("O 50 23 19"), .line("M 50 40 V 82"),
        .line("M 33 60 C 16 63 6 70 6 79 C 6 91 25 100 50 100 C 75 100 94 91 94 79 C 94 70 84 63 67 60")),
    ],
    outlined(
      "location", 98, 98, "M 9 42 L 84 8 Q 93 5 90 14 L 56 89 Q 52 95 50 87 L 47 55 Q 47 51 43 51 L 11 48 Q 3 46 9 42 Z"
    ),
    // The roof is drawn once: the walls of the outline end below it.
    [
      Symbol(
        "house", 112, 96, .line("M 20 40 V 80 Q 20 90 30 90 H 82 Q 92 90 92 80 V 40"),
        .line("M 6 49 L 50 9 Q 56 4 62 9 L 106 49"), .line("M 44 89 V 62 H 68 V 89")),
      Symbol(
        "house.fill", 112, 96, .fill("M 20 46 V 80 Q 20 90 30 90 H 82 Q 92 90 92 80 V 46 L 56 14 Z"),
        .line("M 20 46 V 80 Q 20 90 30 90 H 82 Q 92 90 92 80 V 46 L 56 14 Z"),
        .line("M 6 49 L 50 9 Q 56 4 62 9 L 106 49"), .cutFill("M 45 95 V 66 Q 45 63 48 63 H 64 Q 67 63 67 66 V 95 Z")),
    ],
    outlined(
      "flag", 88, 100, "M 8 15 C 22 8 34 8 45 13 C 56 18 67 18 80 12 V 54 C 67 60 56 60 45 55 C 34 50 22 50 8 57 Z",
      line: [.line("M 8 7 V 94")], fill: [.line("M 8 7 V 94")]),
    outlined(
      "mountain.2", 124, 84,
      "M 9 78 Q 3 78 6 72 L 42 12 Q 47 4 52 12 L 69 40 L 78 27 Q 83 20 88 27 L 118 72 Q 121 78 115 78 Z",
      line: [.line("M 69 40 L 60 54", 0.9)], fill: [.cutLine("M 70 39 L 61 53", 0.8)]),
  ].flatMap { $0 }
}
