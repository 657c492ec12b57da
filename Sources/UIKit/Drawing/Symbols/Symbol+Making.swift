import Foundation

extension Symbol.Piece {
  static func line(_ drawn: String, _ thickness: CGFloat = 1) -> Self {
    .line(PathData(drawn: drawn), thickness: thickness)
  }
  static func line(_ path: PathData) -> Self { .line(path, thickness: 1) }
  static func fill(_ drawn: String) -> Self { .fill(PathData(drawn: drawn)) }
  static func cutLine(_ drawn: String, _ thickness: CGFloat = 1) -> Self {
    .cutLine(PathData(drawn: drawn), thickness: thickness)
  }
  static func cutFill(_ drawn: String) -> Self { .cutFill(PathData(drawn: drawn)) }

  /// The same piece, cut out instead of drawn.
  var cut: Self {
    switch self {
    case .fill(let path), .cutFill(let path): .cutFill(path)
    case .line(let path, let thickness), .cutLine(let path, let thickness): .cutLine(path, thickness: thickness)
    }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .fill(let path): .fill(path.applying(transform))
    case .cutFill(let path): .cutFill(path.applying(transform))
    case .line(let path, let thickness): .line(path.applying(transform), thickness: thickness)
    case .cutLine(let path, let thickness): .cutLine(path.applying(transform), thickness: thickness)
    }
  }
}

extension Symbol {
  init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ pieces: Piece..., followsReadingDirection: Bool = false) {
    self.init(
      name: name, size: CGSize(width: width, height: height), pieces: pieces,
      followsReadingDirection: followsReadingDirection)
  }

  /// Returns a closed shape as an outline, and filled. The filled one includes the outline so that both have the same
  /// size.
  static func outlined(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ shape: PathData, line: [Piece] = [], fill: [Piece] = []
  ) -> [Symbol] {
    let size = CGSize(width: width, height: height)
    return [
      Symbol(name: name, size: size, pieces: [.line(shape)] + line, followsReadingDirection: false),
      Symbol(
        name: name + ".fill", size: size, pieces: [.fill(shape), .line(shape)] + fill, followsReadingDirection: false),
    ]
  }

  static func outlined(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ shape: String, line: [Piece] = [], fill: [Piece] = []
  ) -> [Symbol] {
    outlined(name, width, height, PathData(drawn: shape), line: line, fill: fill)
  }

  /// Returns a symbol in a circle, and a symbol that is cut out of a filled circle.
  static func circled(_ name: String, _ pieces: Piece...) -> [Symbol] {
    outlined(
      name.isEmpty ? "circle" : name + ".circle", 100, 100, "O 50 50 46", line: pieces, fill: pieces.map(\.cut))
  }

  /// Returns two symbols that mirror each other.
  static func mirrored(_ name: String, _ other: String, _ width: CGFloat, _ height: CGFloat, _ pieces: Piece...)
    -> [Symbol]
  {
    let size = CGSize(width: width, height: height)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return [
      Symbol(name: name, size: size, pieces: pieces, followsReadingDirection: false),
      Symbol(
        name: other, size: size, pieces: pieces.map { $0.applying(mirror) }, followsReadingDirection: false),
    ]
  }

  /// Returns the symbol with another name. A right-to-left interface mirrors it.
  func following(_ name: String) -> Symbol {
    Symbol(name: name, size: size, pieces: pieces, followsReadingDirection: true)
  }
}
