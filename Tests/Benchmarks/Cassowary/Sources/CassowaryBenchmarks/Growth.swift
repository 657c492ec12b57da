import TableMakerCassowary

/// Views in one of three arrangements, for how costs grow.
enum Arrangement: String, CaseIterable {
  /// Each view right of the one before it.
  case chain
  /// Each view below its parent, four children sharing its width.
  case tree
  /// Rows of ten views of equal width that fill the container.
  case grid
}

final class Arranged {
  var solver = Solver()
  let root: Variable
  private(set) var last: Constraint

  /// Four variables and four or more constraints a view.
  init(_ arrangement: Arrangement, count: Int) throws {
    root = solver.makeVariable()
    try solver.edit(root)
    var views: [(left: Variable, top: Variable, width: Variable, height: Variable)] = []
    views.reserveCapacity(count)
    last = try solver.makeConstraint(root >= 0)
    for index in 0..<count {
      let view = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      views.append(view)
      let (left, top, width, height) = view
      switch arrangement {
      case .chain:
        let end = index == 0 ? root + 0 : views[index - 1].left + views[index - 1].width
        try solver.add(left == end + 8)
        try solver.add(top == 8)
        try solver.add(width <= 50, priority: 250)
        last = try solver.add(width >= 50, priority: 750)
      case .tree:
        if index == 0 {
          try solver.add(left == 0)
          try solver.add(top == 0)
          last = try solver.add(width == root)
        } else {
          let parent = views[(index - 1) / 4]
          try solver.add(left == parent.left + (Double((index - 1) % 4) / 4) * parent.width)
          try solver.add(top == parent.top + parent.height + 2)
          try solver.add(width == parent.width / 4)
        }
      case .grid:
        let place = index % 10
        if index < 10 { try solver.add(top == 8) } else { try solver.add(top == views[index - 10].top + 28) }
        if place == 0 {
          try solver.add(left == 8)
        } else {
          try solver.add(left == views[index - 1].left + views[index - 1].width + 8)
          try solver.add(width == views[index - 1].width)
        }
        if place == 9 { try solver.add(left + width == root - 8) }
      }
      let tall = try solver.add(height == 20, priority: 750)
      if arrangement != .chain { last = tall }
    }
    try solver.suggest(375, for: root)
    solver.acceptChanges()
  }
}
