/// The subject of a sighting's picture, and its colors: the subject's two, and the ground's.
struct Picture: Hashable, Sendable {
  let kind: Kind
  let main, second, ground: Color

  /// The subjects that can be drawn; the file names them.
  enum Kind: String, CaseIterable, Sendable {
    // Birds
    case kingfisher, songbird, longtail, hoopoe, swallow, heron, duck, rail, owl, raptor, skein
    // Plants
    case ginkgo, maple, sweetgum, leaf, frond, bamboo, blossom, lotus, spiderlily, violet
    // Insects
    case dragonfly, butterfly, lunamoth, ladybird, bee, cicada, beetle, firefly
    // Fungi
    case mushroom, inkcap, veil, bracket
    // Mammals, tracks, water
    case slots, paws, hedgehog, squirrel, bat, frog, turtle, snail, fish
    // Sky
    case cumulus, cirrus, mackerel, storm, fog, moon, crescent
  }
}

extension Picture.Kind {
  /// Draws the subject.
  func draw(with pen: Pen) {
    switch self {
    case .kingfisher: pen.kingfisher()
    case .songbird: pen.songbird()
    case .longtail: pen.longtail()
    case .hoopoe: pen.hoopoe()
    case .swallow: pen.swallow()
    case .heron: pen.heron()
    case .duck: pen.duck()
    case .rail: pen.rail()
    case .owl: pen.owl()
    case .raptor: pen.raptor()
    case .skein: pen.skein()
    case .ginkgo: pen.ginkgo()
    case .maple: pen.maple()
    case .sweetgum: pen.sweetgum()
    case .leaf: pen.leaf()
    case .frond: pen.frond()
    case .bamboo: pen.bamboo()
    case .blossom: pen.blossom()
    case .lotus: pen.lotus()
    case .spiderlily: pen.spiderlily()
    case .violet: pen.violet()
    case .dragonfly: pen.dragonfly()
    case .butterfly: pen.butterfly()
    case .lunamoth: pen.lunamoth()
    case .ladybird: pen.ladybird()
    case .bee: pen.bee()
    case .cicada: pen.cicada()
    case .beetle: pen.beetle()
    case .firefly: pen.firefly()
    case .mushroom: pen.mushroom()
    case .inkcap: pen.inkcap()
    case .veil: pen.veil()
    case .bracket: pen.bracket()
    case .slots: pen.slots()
    case .paws: pen.paws()
    case .hedgehog: pen.hedgehog()
    case .squirrel: pen.squirrel()
    case .bat: pen.bat()
    case .frog: pen.frog()
    case .turtle: pen.turtle()
    case .snail: pen.snail()
    case .fish: pen.fish()
    case .cumulus: pen.cumulus()
    case .cirrus: pen.cirrus()
    case .mackerel: pen.mackerel()
    case .storm: pen.storm()
    case .fog: pen.fog()
    case .moon: pen.moon()
    case .crescent: pen.crescent()
    }
  }
}
