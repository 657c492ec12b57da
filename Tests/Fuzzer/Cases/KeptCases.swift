/// The cases that failed in the past, each made as small as possible. The driver runs them before new ones.
///
/// A case means the same as long as new features use separate random generators.
enum KeptCases {
  private static let withoutMost =
    "accessories,addRows,animations,automatic,choosing,contents,deleting,duplicates,estimates,finding,footers,hiding,menus,mixed,"
    + "moving,styles,titles,trees"

  /// The steps that were added later, which would replace steps of the cases.
  private static let promises = "offScreen,hiddenSelection,earlierPages,derived,drops,hostileItems,hostileClosures"

  /// The options of each case.
  static let all =
    cases.map { $0.contains("--without") ? "\($0),\(latest)" : "\($0) --without \(latest)" } + laterCases

  private static let latest = "settings,folding,chats,places,indexTitles"

  /// The cases that use features that were added later.
  private static let laterCases = [
    // A selected row without an identity was folded or deleted with its section, and the row at its index in another section was
    // selected.
    "--seed 52700014 --steps 60 --only-steps 0,3,11,20,21,22 --hands --without chats,indexTitles,places,settings",
    "--seed 52500010 --steps 60 --only-steps 5,6,7,21,26 --only-sections 0 --hands --without accessories,addRows,automatic,"
      + "chats,estimates,finding,footers,indexTitles,loading,menus,places,trees",
    // In a short chat, a row that grew while a touch pulled it off screen stayed partly below the table.
    "--seed 50000099 --steps 60 --only-steps 3 --most-rows 0 --hands --without accessories,addRows,animations,automatic,"
      + "choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,folding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,indexTitles,loading,menus,mixed,moving,offScreen,places,"
      + "settings,sources,styles,swiping,titles,trees",
    // A section that folded and unfolded before an update kept its floating header in place instead of its rows.
    "--seed 49000524 --steps 60 --only-steps 1,6,7,8 --only-sections 1 --most-rows 0 --hands --without accessories,addRows,"
      + "animations,automatic,chats,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,"
      + "footers,hiddenSelection,hiding,hostileClosures,hostileItems,indexTitles,loading,menus,mixed,moving,offScreen,"
      + "places,settings,sources,styles,swiping,trees",
    // Off screen, the content became longer by more than a page, and a reload's place was taken for one that the app had left.
    "--seed 50011509 --steps 60 --only-steps 4,7,11,12,13,17,18,19,21,24,27,30,32,39,40,50,51 --most-rows 3 --hands "
      + "--without accessories,animations,chats,choosing,contents,derived,drops,duplicates,earlierPages,folding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,indexTitles,menus,places,settings,swiping,titles",
    // The table showed the title that it had read before its section's items changed.
    "--seed 49014139 --steps 60 --only-steps 43,47 --most-rows 2 --hands --without accessories,addRows,animations,automatic,"
      + "chats,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,indexTitles,loading,menus,mixed,moving,offScreen,places,"
      + "styles,swiping,trees",
    // A chat counted as one at its end although the app scrolled it to its end, without animation, and then to the top.
    "--seed 50020887 --steps 60 --only-steps 2,18,25 --only-sections 1 --most-rows 0 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,folding,"
      + "footers,hiddenSelection,hiding,hostileClosures,hostileItems,indexTitles,loading,menus,mixed,moving,offScreen,"
      + "places,settings,sources,styles,swiping,titles,trees",
    // A chat counted as one at its end although the app scrolled it to a row a little above its end.
    "--seed 50052833 --steps 60 --only-steps 4,9,15,21,25,26 --only-sections 1 --most-rows 0 --hands --without accessories,"
      + "addRows,animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,"
      + "folding,footers,hiddenSelection,hiding,hostileClosures,hostileItems,indexTitles,loading,menus,mixed,moving,"
      + "offScreen,places,settings,sources,styles,swiping,titles,trees",
  ]

  /// Each case ends with the features that it leaves out. The features that were added later are appended to them.
  private static let cases: [String] = [
    // The handler of a row that a reload closed changed the list before the reload was reported.
    "--seed 777005386 --steps 60 --only-steps 6,7 --most-rows 5 --hands --without \(withoutMost),loading,sources,\(promises)",
    // An animated scroll moved a button away from a touch.
    "--seed 888004333 --steps 60 --only-steps 6,15,16,18,40,42 --only-sections 1,4,5 --hands --without \(withoutMost),swiping,\(promises)",
    // Setting the table's footer view moved the rows because the height of a row above the screen had changed.
    "--seed 4430021 --steps 60 --only-steps 9,12,13 --most-rows 1 --hands --without accessories,addRows,animations,choosing,"
      + "contents,deleting,duplicates,finding,hiding,menus,mixed,styles,swiping,trees,\(promises)",
    // The fresh table didn't have the marks for selecting several rows.
    "--seed 44100028 --steps 60 --only-steps 5,10 --only-sections 3 --most-rows 5 --hands --without accessories,addRows,animations,"
      + "contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,hiddenSelection,hiding,loading,menus,"
      + "mixed,moving,offScreen,sources,styles,swiping,titles,trees",
    // A reload restored the rows that an earlier reload had kept, although editing had brought others on screen since then.
    "--seed 44200046 --steps 60 --only-steps 6,7,14,15,17,18 --only-sections 0,2,4,5,7 --hands --without accessories,animations,"
      + "choosing,contents,deleting,duplicates,estimates,finding,footers,hiddenSelection,hiding,loading,menus,mixed,moving,sources,"
      + "styles,swiping,trees",
    // A row was kept that wasn't visible because an earlier reload had made it so low.
    "--seed 45100100 --steps 60 --only-steps 6,7,9,10,16,17 --only-sections 0 --most-rows 0 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,drops,earlierPages,estimates,finding,footers,hiddenSelection,hiding,"
      + "loading,menus,mixed,moving,sources,styles,swiping,trees",
    // The gap was read before the table had placed the dragged row for the last time.
    "--seed 45200018 --steps 60 --only-steps 0,1,2,3,4,5,7,8,10,11,12,18,20,24,26,29,30 --only-sections 0,1,2,3,4,5,6,7 --most-rows 20 "
      + "--hands --without accessories,animations,automatic,choosing,contents,derived,earlierPages,finding,footers,hiddenSelection,"
      + "hiding,loading,mixed,sources,styles,trees",
    // In the model, a list that started with a later page loaded the previous page, although nothing had scrolled yet.
    "--seed 45200290 --steps 60 --only-steps 15,22 --only-sections 0 --most-rows 0 --hands --without accessories,addRows,animations,"
      + "automatic,choosing,contents,deleting,derived,drops,duplicates,estimates,finding,footers,hiddenSelection,hiding,menus,mixed,"
      + "moving,offScreen,styles,swiping,titles,trees",
    // The fresh table didn't have the marks of mixed cells.
    "--seed 46130049 --steps 60 --only-steps 29 --only-sections 3 --hands --without addRows,animations,duplicates,estimates,finding,"
      + "footers,hiding,sources,styles,titles",
    // A reload restored a row that an earlier reload had moved off screen.
    "--seed 46120002 --steps 60 --only-steps 25,32,34 --most-rows 0 --hands --without accessories,addRows,animations,automatic,"
      + "choosing,contents,deleting,derived,drops,earlierPages,estimates,finding,footers,hiddenSelection,hiding,loading,menus,mixed,"
      + "moving,sources,styles,swiping,titles,trees",
    // A reload restored a row's place from before the content became shorter, although other rows had been visible since then.
    "--seed 49100129 --steps 60 --only-steps 1,8,10,11 --only-sections 4,5 --most-rows 8 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,moving,sources,styles,swiping,titles,trees",
    // A reload near the end needed more corrections than it made because rows were much higher than their estimates.
    "--seed 45502479 --steps 60 --only-steps 1,12,13,18,22,23,26,27,32 --only-sections 3,4,5 --hands --without accessories,"
      + "animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,finding,footers,hiddenSelection,"
      + "hiding,hostileClosures,hostileItems,loading,menus,mixed,moving,styles,swiping,titles,trees",
    // The oracle expected the dropped one of two rows with the same identity to rest at the place of the drop.
    "--seed 45502081 --steps 60 --only-steps 6,7,13,20,26,35 --most-rows 20 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,earlierPages,finding,footers,hiddenSelection,hiding,"
      + "hostileClosures,hostileItems,loading,menus,mixed,offScreen,styles,swiping,titles,trees",
    // When a selected row came back, the oracle compared the rows of all sections with those of one section.
    "--seed 45502092 --steps 60 --only-steps 3,10,18,20,22,36,38,39,44,47 --only-sections 0,1,2 --most-rows 2 --hands "
      + "--without accessories,addRows,animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,"
      + "estimates,finding,footers,hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,moving,offScreen,"
      + "sources,styles,swiping,titles",
    // The oracle mistook the space between two sections for the gap of the dragged row, which was off screen.
    "--seed 45502420 --steps 60 --only-steps 0,3,4,6,8,10,12,13,14,15,17,18,19,20,22,24,27,30,31,32,35 --most-rows 0 "
      + "--hands --without accessories,addRows,animations,automatic,choosing,contents,deleting,derived,duplicates,earlierPages,"
      + "estimates,finding,footers,hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,offScreen,sources,"
      + "swiping,trees",
    // The oracle expected that no row disappears and comes back while an earlier page appears at the very top.
    "--seed 45510237 --steps 60 --only-steps 27,28,35,36,51,52 --most-rows 0 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,drops,duplicates,estimates,finding,footers,hiddenSelection,"
      + "hiding,hostileClosures,hostileItems,menus,mixed,moving,offScreen,styles,swiping,titles,trees",
    // The oracle mistook the first row for the start of a list, which is its header.
    "--seed 45510619 --steps 60 --only-steps 1,10,12,13 --most-rows 5 --hands --without accessories,addRows,animations,"
      + "automatic,choosing,contents,deleting,derived,drops,duplicates,estimates,finding,footers,hiding,hostileClosures,"
      + "hostileItems,menus,mixed,moving,offScreen,swiping,titles",
    // A reload while the table bounced back from its end kept the rows in their place at that time, and footers appeared later.
    "--seed 45600491 --steps 60 --only-steps 6,16,17,20 --most-rows 1 --hands --without accessories,addRows,animations,"
      + "automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,menus,mixed,moving,offScreen,swiping,titles,trees",
    "--seed 45600491 --steps 60 --hands",
    // A view that appeared below a list off screen moved the rows.
    "--seed 45600506 --steps 60 --only-steps 1,2,3 --most-rows 8 --hands --without accessories,addRows,animations,automatic,"
      + "choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,hiddenSelection,"
      + "hostileClosures,hostileItems,menus,mixed,moving,styles,swiping,titles,trees",
    "--seed 45602374 --steps 60 --only-steps 27,30,34,41 --only-sections 0,1,2,3,5 --most-rows 8 --hands --without "
      + "accessories,addRows,animations,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,menus,mixed,moving,styles,swiping,titles,trees",
    // Off screen, the end of the content scrolled the table, and the library attributed this scroll to the app.
    "--seed 45600565 --steps 60 --only-steps 2,6,13,14,15,18,20,21,24,25,26,27,28,30,32,33,34,35,36,37,38,40,41,42,43,46,"
      + "48,49,50,51,52 --most-rows 5 --hands --without addRows,animations,choosing,deleting,derived,drops,duplicates,"
      + "earlierPages,estimates,finding,footers,hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,"
      + "moving,swiping,titles,trees",
    // The oracle expected that a source that changed while it was read isn't read again later.
    "--seed 45611707 --steps 60 --only-steps 4,10 --only-sections 0,3 --most-rows 1 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,menus,mixed,moving,offScreen,styles,swiping,titles,trees",
    // A row that came back while the user selected rows by their marks was selected after editing ended.
    "--seed 45613125 --steps 60 --only-steps 4,6,10,11,12 --only-sections 0,2 --most-rows 2 --hands --without accessories,"
      + "addRows,animations,automatic,contents,deleting,derived,drops,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,loading,mixed,moving,offScreen,sources,styles,swiping,"
      + "titles,trees",
    // Rows that got cells of another class began with estimates, which moved the other rows.
    "--seed 45641826 --steps 60 --only-steps 31,32,36,42 --most-rows 5 --hands --without accessories,addRows,animations,"
      + "automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,finding,footers,hiddenSelection,hiding,"
      + "hostileClosures,hostileItems,loading,menus,moving,offScreen,swiping,titles,trees",
    // The oracle expected a dropped row in its gap although a title had appeared above it.
    "--seed 45650167 --steps 60 --only-steps 1,4,5,12,46,48,49,50 --only-sections 0,4,5 --most-rows 20 --hands --without "
      + "accessories,animations,automatic,choosing,contents,deleting,derived,duplicates,earlierPages,estimates,finding,"
      + "footers,hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,styles,swiping,trees",
    // A row of a tree came back selected while rows were deleted from other sections of its group.
    "--seed 45660260 --steps 60 --only-steps 2,3,5,7,8,10,11,13,14,16,18,19,20,24,25,26,27,29,30,32,33,34,35,36,38,40,42,46,"
      + "47,48,49 --hands",
    // The app scrolled off screen, and then a row was measured. The library kept a reload's place that the app had left.
    "--seed 45670237 --steps 60 --only-steps 15,19,20,23,24 --only-sections 0,3,4,5,7 --most-rows 3 --hands --without "
      + "accessories,addRows,animations,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,"
      + "footers,hiddenSelection,hiding,hostileClosures,hostileItems,menus,mixed,moving,offScreen,styles,swiping,titles,trees",
    // A search replaced a row by another that had been selected before. The oracle expected that only of longer sections.
    "--seed 45672849 --steps 60 --only-steps 7,8,28 --only-sections 0,1 --most-rows 8 --hands --without accessories,"
      + "addRows,animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,moving,offScreen,sources,styles,swiping,"
      + "titles",
    // A changed cell below made the content longer, which moved the rows to the place where a reload had wanted them.
    "--seed 45676228 --steps 60 --only-steps 4,9,11,13 --most-rows 8 --hands --without accessories,addRows,animations,"
      + "choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,hiddenSelection,"
      + "hiding,hostileClosures,hostileItems,loading,menus,mixed,moving,offScreen,sources,styles,swiping",
    // A place off screen was recorded for a change that didn't happen. A reload kept the place after the app had scrolled.
    "--seed 45677159 --steps 60 --only-steps 37,49,50,52 --only-sections 4 --most-rows 20 --hands --without accessories,"
      + "addRows,animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,moving,styles,swiping,titles,trees",
    // An index changed its width, and rows were measured for the new width only in editing mode or only outside it.
    "--seed 45678033 --steps 60 --only-steps 8,13,20 --only-sections 2 --most-rows 20 --hands --without accessories,addRows,"
      + "animations,choosing,contents,derived,drops,duplicates,earlierPages,estimates,footers,hiddenSelection,hiding,"
      + "hostileClosures,hostileItems,loading,menus,offScreen,sources,styles,swiping,trees",
    // Rows came back before they had arrived off screen. The oracle expected them to keep their cells.
    "--seed 45677995 --steps 60 --only-steps 12,19,25,26,27,31,36,38,41,42,45 --most-rows 5 --hands --without accessories,"
      + "addRows,animations,automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,menus,mixed,swiping,titles,trees",
    // The oracle expected a dropped row in its gap although a source that changes while it's read changed the heights of other
    // rows.
    "--seed 45680416 --steps 60 --only-steps 5,18,30,32,34,49,51 --most-rows 5 --hands --without accessories,addRows,"
      + "animations,automatic,choosing,contents,deleting,derived,duplicates,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,offScreen,styles,swiping,titles,trees",
    // In the app's group of updates, a cell was recorded with the row at the index path that the table hadn't left yet.
    "--seed 45700690 --steps 60 --only-steps 0,2,8,11 --most-rows 0 --hands --without accessories,addRows,animations,"
      + "automatic,choosing,contents,deleting,derived,drops,duplicates,earlierPages,estimates,finding,footers,"
      + "hiddenSelection,hiding,hostileClosures,hostileItems,loading,menus,mixed,offScreen,sources,styles,swiping,titles,"
      + "trees",
  ]

  /// The arguments of each case.
  static var arguments: [[String]] { all.map { ["--case"] + $0.split(separator: " ").map(String.init) } }
}
