/// The subjects of the pictures of goods. The file names them.
enum Subject: String, CaseIterable, Sendable {
  // From the water
  case fish, shell, boat, rope
  // From the larder
  case bread, cheese, egg, honey, tea
  // From the garden
  case apple, lemon, tomato, carrot, herb, tulip
  // From the workshops
  case pot, lantern
}

extension Subject {
  /// The color of the ground, which contrasts with the subject.
  var ground: Color {
    switch self {
    case .fish: Color(0xBFE0E4)
    case .shell: Color(0xCFE6EE)
    case .boat: Color(0xBCDDF0)
    case .rope: Color(0xD8E2D6)
    case .bread: Color(0xF4E3C8)
    case .cheese: Color(0xDDE7D2)
    case .egg: Color(0xE6E4D3)
    case .honey: Color(0xFBE8BE)
    case .tea: Color(0xDCEBDD)
    case .apple: Color(0xDDEBCB)
    case .lemon: Color(0xD3E8E6)
    case .tomato: Color(0xF6E2D2)
    case .carrot: Color(0xF3E6CE)
    case .herb: Color(0xE4E8F2)
    case .tulip: Color(0xF5DEE4)
    case .pot: Color(0xECE5DB)
    case .lantern: Color(0xF3D9CC)
    }
  }

  /// Draws the subject on a square of 100 by 100, without its ground.
  func draw(with pen: Pen) {
    switch self {
    case .fish: pen.twoMackerel()
    case .shell: pen.scallop()
    case .boat: pen.sailingBoat()
    case .rope: pen.coil()
    case .bread: pen.sourdough()
    case .cheese: pen.cheeseWedge()
    case .egg: pen.eggs()
    case .honey: pen.honeyJar()
    case .tea: pen.teaGlass()
    case .apple: pen.apple()
    case .lemon: pen.lemons()
    case .tomato: pen.tomatoes()
    case .carrot: pen.carrots()
    case .herb: pen.rosemary()
    case .tulip: pen.tulips()
    case .pot: pen.bowl()
    case .lantern: pen.paperLantern()
    }
  }
}
