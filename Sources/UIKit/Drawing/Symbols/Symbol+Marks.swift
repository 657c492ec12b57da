import Foundation

extension Symbol {
  static let arrows: [Symbol] = {
    let chevrons = mirrored("chevron.right", "chevron.left", 44, 82, .line("M 7 6 L 37 41 L 7 76"))
    let straight = mirrored(
      "arrow.right", "arrow.left", 92, 76, .line("M 5 38 H 86 M 56 7 L 87 38 L 56 69"))
    return chevrons + straight + [
      chevrons[0].following("chevron.forward"), chevrons[1].following("chevron.backward"),
      straight[0].following("arrow.forward"), straight[1].following("arrow.backward"),
      Symbol("chevron.up", 82, 44, .line("M 6 37 L 41 7 L 76 37")),
      Symbol("chevron.down", 82, 44, .line("M 6 7 L 41 37 L 76 7")),
      Symbol("chevron.up.chevron.down", 60, 92, .line("M 8 32 L 30 8 L 52 32 M 8 60 L 30 84 L 52 60")),
      Symbol("arrow.up", 76, 92, .line("M 38 87 V 6 M 7 36 L 38 5 L 69 36")),
      Symbol("arrow.down", 76, 92, .line("M 38 5 V 86 M 7 56 L 38 87 L 69 56")),
      Symbol("arrow.up.right", 76, 76, .line("M 6 70 L 69 7 M 18 6 H 70 V 58")),
      Symbol(
        "arrow.up.arrow.down", 96, 84, .line("M 25 78 V 8 M 6 27 L 25 7 L 44 27 M 71 6 V 76 M 52 57 L 71 77 L 90 57")),
      Symbol(
        "arrow.clockwise", 88, 100, .line("A 44 57 36 -78 -356 M 51 22 L 67 25"), .line("M 53 5 L 67 25 L 46 38")),
    ]
  }()

  static let marks: [Symbol] = [
    Symbol("checkmark", 86, 82, .line("M 6 46 L 31 76 L 80 7")),
    Symbol("xmark", 76, 76, .line("M 6 6 L 70 70 M 70 6 L 6 70")),
    Symbol("plus", 84, 84, .line("M 42 5 V 79 M 5 42 H 79")),
    Symbol("minus", 84, 12, .line("M 5 6 H 79")),
    Symbol("ellipsis", 92, 20, .fill("O 10 10 8.5 O 46 10 8.5 O 82 10 8.5")),
    Symbol(
      "questionmark", 56, 92, .line("M 6 26 C 6 12 15 5 28 5 C 41 5 50 13 50 25 C 50 43 28 42 28 62"),
      .fill("O 28 83 6.5")),
    Symbol("exclamationmark", 20, 92, .line("M 10 6 V 58", 1.2), .fill("O 10 83 7")),
    Symbol("info", 34, 92, .fill("O 16 9 7.5"), .line("M 6 34 H 18 V 86 M 5 86 H 30")),
  ]

  static let lists: [Symbol] = [
    Symbol("line.3.horizontal", 88, 64, .line("M 5 6 H 83 M 5 32 H 83 M 5 58 H 83")),
    Symbol("line.3.horizontal.decrease", 88, 60, .line("M 5 6 H 83 M 18 30 H 70 M 31 54 H 57")),
    Symbol(
      "list.bullet", 104, 68, .fill("O 8 8 6.5 O 8 34 6.5 O 8 60 6.5"), .line("M 30 8 H 99 M 30 34 H 99 M 30 60 H 99")),
    Symbol(
      "slider.horizontal.3", 96, 80, .line("M 5 12 H 91 M 5 40 H 91 M 5 68 H 91"),
      .cutFill("O 64 12 14 O 30 40 14 O 64 68 14"), .line("O 64 12 9.5 O 30 40 9.5 O 64 68 9.5", 0.9)),
    Symbol(
      "square.grid.2x2", 92, 92, .line("R 5 5 34 34 8 R 53 5 34 34 8 R 5 53 34 34 8 R 53 53 34 34 8")),
  ]

  static let circles: [Symbol] = [
    circled(""),
    circled("plus", .line("M 50 27 V 73 M 27 50 H 73")),
    circled("minus", .line("M 27 50 H 73")),
    circled("xmark", .line("M 34 34 L 66 66 M 66 34 L 34 66")),
    circled("checkmark", .line("M 31 53 L 44 69 L 69 33")),
    circled("info", .fill("O 49 28 6"), .line("M 42 44 H 51 V 72 M 41 72 H 61", 0.92)),
    circled(
      "questionmark", .line("M 35.5 39 C 35.5 29 42 24 50 24 C 58 24 64.5 29 64.5 37.5 C 64.5 48 50 47 50 59", 0.95),
      .fill("O 50 74 5.6")),
    circled("exclamationmark", .line("M 50 26 V 55", 1.1), .fill("O 50 72 6")),
    circled("ellipsis", .fill("O 29 50 6.3 O 50 50 6.3 O 71 50 6.3")),
    circled("chevron.right", .line("M 42 29 L 63 50 L 42 71")),
    circled("line.3.horizontal.decrease", .line("M 27 37 H 73 M 35 52 H 65 M 43 67 H 57", 0.95)),
    circled("arrow.up", .line("M 50 75 V 28 M 31 46 L 50 27 L 69 46")),
    circled("clock", .line("M 50 22 V 52 L 33 62")).map { symbol in
      Symbol(
        name: symbol.name == "clock.circle" ? "clock" : "clock.fill", size: symbol.size, pieces: symbol.pieces,
        followsReadingDirection: false)
    },
    circled("mappin", .fill("O 50 34 12.5"), .line("M 50 46 V 77", 0.9)),
    [
      Symbol(
        "person.circle", 100, 100, .line("O 50 50 46"), .fill("O 50 38 16"),
        .fill("M 19 81 C 23 66 36 60 50 60 C 64 60 77 66 81 81 C 73 90 62 95 50 95 C 38 95 27 90 19 81 Z")),
      Symbol(
        "person.circle.fill", 100, 100, .fill("O 50 50 46"), .line("O 50 50 46"), .cutFill("O 50 38 16"),
        .cutFill("M 21 82 C 24 67 36 60 50 60 C 64 60 76 67 79 82 C 72 88 62 92 50 92 C 38 92 28 88 21 82 Z")),
      Symbol(
        "globe", 100, 100, .line("O 50 50 46"), .line("E 50 50 20 46 M 4 50 H 96 M 50 4 V 96", 0.85),
        .line("M 13 25 Q 50 38 87 25 M 13 75 Q 50 62 87 75", 0.85)),
    ],
  ].flatMap { $0 }
}
