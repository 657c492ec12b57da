import Foundation

extension Symbol {
  static let shapes: [Symbol] =
    outlined("star", 106, 102, .star(53, 56, points: 5, outer: 51, inner: 21.5))
    + outlined(
      "heart", 108, 96,
      """
      M 54 91 C 24 71 5 51 5 31 C 5 15 16 5 30 5 C 41 5 49 11 54 20 C 59 11 67 5 78 5 C 92 5 103 15 103 31 C 103 51 84
      71 54 91 Z
      """
    )
    + outlined("square", 92, 92, "R 5 5 82 82 14")
    + outlined(
      "bookmark", 66, 94, "M 6 15 Q 6 5 16 5 H 50 Q 60 5 60 15 V 85 Q 60 91 55 87 L 33 68 L 11 87 Q 6 91 6 85 Z")
    + outlined("bolt", 68, 106, "M 44 6 L 7 58 H 30 L 24 100 L 61 45 H 37 Z")
    + outlined(
      "tag", 96, 96,
      "M 6 16 Q 6 6 16 6 H 43 Q 48 6 51 9 L 87 45 Q 92 50 87 55 L 55 87 Q 50 92 45 87 L 9 51 Q 6 48 6 43 Z",
      line: [.fill("O 27 27 6.5")], fill: [.cutFill("O 27 27 7.5")])
    + outlined(
      "exclamationmark.triangle", 108, 98,
      "M 46 11 Q 54 0 62 11 L 102 80 Q 107 92 94 92 H 14 Q 1 92 6 80 Z",
      line: [.line("M 54 35 V 60", 1.05), .fill("O 54 75 5.8")],
      fill: [.cutLine("M 54 35 V 60", 1.05), .cutFill("O 54 75 5.8")])

  static let objects: [Symbol] = [
    [
      Symbol("magnifyingglass", 98, 98, .line("O 40 40 34"), .line("M 65 65 L 92 92", 1.2)),
      Symbol(
        "pencil", 96, 96,
        .line("M 7 89 L 13 68 L 69 12 Q 75 6 81 12 L 84 15 Q 90 21 84 27 L 28 83 Z M 60 21 L 75 36")),
      Symbol(
        "trash", 84, 102, .line("M 5 20 H 79 M 29 20 V 14 Q 29 6 37 6 H 47 Q 55 6 55 14 V 20"),
        .line("M 13 20 L 17 86 Q 18 96 28 96 H 56 Q 66 96 67 86 L 71 20"),
        .line("M 29.5 37 L 31 79 M 42 37 V 79 M 54.5 37 L 53 79", 0.85)),
      Symbol(
        "gearshape", 104, 104, .line(.wheel(52, 52, teeth: 8, outer: 47, inner: 38, width: 0.36)), .line("O 52 52 16")),
      Symbol(
        "gearshape.fill", 104, 104, .fill(.wheel(52, 52, teeth: 8, outer: 47, inner: 38, width: 0.36)),
        .line(.wheel(52, 52, teeth: 8, outer: 47, inner: 38, width: 0.36)), .cutFill("O 52 52 17")),
      Symbol(
        "gear", 104, 104, .line(.rays(52, 52, count: 12, from: 41, to: 47)), .line("O 52 52 37 O 52 52 14", 0.95),
        .line("M 45 40 L 33 19 M 45 64 L 33 85 M 66 52 H 89", 0.85)),
      Symbol(
        "person", 88, 98, .line("O 44 27 21"),
        .line("M 6 84 C 6 66 24 59 44 59 C 64 59 82 66 82 84 Q 82 93 73 93 H 15 Q 6 93 6 84 Z")),
      Symbol(
        "cart", 110, 92, .line("M 5 7 H 17 Q 21 7 22 11 L 32 58 Q 33 64 39 64 H 90"),
        .line("M 25 22 H 96 Q 102 22 101 28 L 97 44 Q 96 49 91 49 L 31 52"), .fill("O 43 81 8 O 84 81 8")),
    ],
    outlined(
      "person", 88, 98, "O 44 27 21 M 6 84 C 6 66 24 59 44 59 C 64 59 82 66 82 84 Q 82 93 73 93 H 15 Q 6 93 6 84 Z"
    ).filter { $0.name == "person.fill" },
    outlined(
      "bell", 92, 102,
      """
      M 46 6 C 64 6 72 20 73 38 C 74 58 81 62 85 72 Q 88 80 79 80 H 13 Q 4 80 7 72 C 11 62 18 58 19 38 C 20 20 28 6 46
      6 Z
      """,
      line: [.fill("M 33 87 C 35 99 57 99 59 87 Z")], fill: [.fill("M 33 88 C 35 100 57 100 59 88 Z")]),
    outlined(
      "camera", 112, 90,
      """
      M 5 72 V 29 Q 5 17 17 17 H 29 L 36 9 Q 39 6 43 6 H 69 Q 73 6 76 9 L 83 17 H 95 Q 107 17 107 29 V 72 Q 107 84 95
      84 H 17 Q 5 84 5 72 Z
      """,
      line: [.line("O 56 50 20"), .fill("O 90 33 4.5")], fill: [.cutLine("O 56 50 20"), .cutFill("O 90 33 4.5")]),
    outlined(
      "lock", 74, 102, "R 6 44 62 52 11", line: [.line("M 19 44 V 24 A 37 24 18 180 360 V 44")],
      fill: [.line("M 19 44 V 24 A 37 24 18 180 360 V 44")]),
    outlined(
      "eye", 116, 76, "M 5 38 C 20 16 38 6 58 6 C 78 6 96 16 111 38 C 96 60 78 70 58 70 C 38 70 20 60 5 38 Z",
      line: [.line("O 58 38 17")], fill: [.cutLine("O 58 38 18")]),
    outlined(
      "envelope", 108, 84, "R 5 6 98 72 12", line: [.line("M 10 13 L 47 46 Q 54 52 61 46 L 98 13")],
      fill: [.cutLine("M 8 12 L 47 46 Q 54 52 61 46 L 100 12")]),
    [
      Symbol(
        "binoculars", 116, 96, .line("O 28 68 22 O 88 68 22"),
        .line("M 8 58 L 19 15 Q 21 7 29 7 H 38 Q 46 7 46 15 V 56 M 108 58 L 97 15 Q 95 7 87 7 H 78 Q 70 7 70 15 V 56"),
        .line("M 46 26 H 70 M 49 60 Q 58 53 67 60")),
      Symbol(
        "binoculars.fill", 116, 96, .fill("O 28 68 22 O 88 68 22"), .line("O 28 68 22 O 88 68 22"),
        .fill(
          "M 6 62 L 18 15 Q 20 5 29 5 H 38 Q 48 5 48 15 V 62 Z M 110 62 L 98 15 Q 96 5 87 5 H 78 Q 68 5 68 15 V 62 Z"),
        .fill("M 44 22 H 72 V 62 H 44 Z"), .cutLine("O 28 68 11 O 88 68 11", 0.8)),
    ],
  ].flatMap { $0 }
}
