/// The cases that failed in the past, each made small. The driver runs them before new ones.
///
/// A case means the same as long as new features use random generators of their own.
enum KeptCases {
  private static let withoutMost =
    "accessories,addRows,animations,automatic,choosing,contents,deleting,duplicates,estimates,finding,footers,hiding,menus,mixed,"
    + "moving,styles,titles,trees"

  /// The steps that came later, which would replace steps of the cases.
  private static let promises = "offScreen,hiddenSelection,earlierPages,derived,drops,hostileItems,hostileClosures"

  /// The options of each case.
  static let all: [String] = [
    // The handler of a row that a reload closed changed the list before the reload was reported.
    "--seed 777005386 --steps 60 --only-steps 6,7 --most-rows 5 --hands --without \(withoutMost),loading,sources,\(promises)",
    // An animated scroll took a button away from under a touch.
    "--seed 888004333 --steps 60 --only-steps 6,15,16,18,40,42 --only-sections 1,4,5 --hands --without \(withoutMost),swiping,\(promises)",
    // Setting the table's footer view moved the rows: a row above the screen had another height since.
    "--seed 4430021 --steps 60 --only-steps 9,12,13 --most-rows 1 --hands --without accessories,addRows,animations,choosing,"
      + "contents,deleting,duplicates,finding,hiding,menus,mixed,styles,swiping,trees,\(promises)",
  ]

  /// The arguments of each case.
  static var arguments: [[String]] { all.map { ["--case"] + $0.split(separator: " ").map(String.init) } }
}
