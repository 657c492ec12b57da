// A mistake with each step that has none elsewhere, so that its page can show one.
extension [String: [Mutant]] {
  static let ofSteps: [String: [Mutant]] = [
    "Contents": [
      Mutant(
        "cells without an index path",
        .replace(".cellProvider { tableView, indexPath, goods in", by: ".cellProvider { tableView, goods in"),
        line: ".cellProvider { tableView, goods in", says: "expects 3 arguments, but 2 were used"),
      Mutant(
        "a color as a background",
        .replace(
          ".backgrounds { goods, index, state in state.isHighlighted ? .listGroupedCell() : nil }",
          by: ".backgrounds { goods, index, state in UIColor.red }"),
        line: ".backgrounds { goods, index, state in UIColor.red }",
        says: "cannot convert value of type 'UIColor' to expected argument type 'UIBackgroundConfiguration'"),
      Mutant(
        "what a reply has not",
        .replace(
          ".onCollapse { reply, index in print(reply.text, index) }",
          by: ".onCollapse { reply, index in print(reply.txt, index) }"),
        line: ".onCollapse { reply, index in print(reply.txt, index) }",
        says: "value of type 'Reply' has no member 'txt'"),
      Mutant(
        "a header and its section",
        .replace(".onEndDisplayHeader { header in", by: ".onEndDisplayHeader { header, section in"),
        line: ".onEndDisplayHeader { header, section in", says: "expects 1 argument, but 2 were used"),
      Mutant(
        "a tapped header and its section",
        .replace(".onSelectHeader { header in", by: ".onSelectHeader { header, section in"),
        line: ".onSelectHeader { header, section in", says: "expects 1 argument, but 2 were used"),
      Mutant(
        "a footer that would have a text",
        .replace(
          ".onEndDisplayFooter { footer in print(footer.frame) }",
          by: ".onEndDisplayFooter { footer in print(footer.textLabel) }"),
        line: ".onEndDisplayFooter { footer in print(footer.textLabel) }",
        says: "value of type 'UIView' has no member 'textLabel'"),
      Mutant(
        "a number as an answer",
        .replace(
          ".shouldPerformPrimaryAction { goods, index in goods.stock > index + 1 }",
          by: ".shouldPerformPrimaryAction { goods, index in goods.stock + 1 }"),
        line: ".shouldPerformPrimaryAction { goods, index in goods.stock + 1 }",
        says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "what goods have not",
        .replace(
          ".shouldSelectOnFocus { goods, index in goods.stock > index + 3 }",
          by: ".shouldSelectOnFocus { goods, index in goods.stok > index + 3 }"),
        line: ".shouldSelectOnFocus { goods, index in goods.stok > index + 3 }",
        says: "value of type 'Goods' has no member 'stok'"),
    ],
    "Editing": [
      Mutant(
        "a closure where one title is",
        .replace(".deleteTitle(\"Remove\")", by: ".deleteTitle { goods, index in \"Remove\" }"),
        line: ".deleteTitle { goods, index in \"Remove\" }",
        says: "trailing closure passed to parameter of type 'String' that does not accept a closure"),
      Mutant(
        "an indentation without its value", .replace(".indentsWhileEditing(false)", by: ".indentsWhileEditing()"),
        line: ".indentsWhileEditing()", says: "missing argument for parameter #1 in call"),
      Mutant(
        "the beginning of an edit without its index",
        .replace(
          ".onBeginSwipe { goods, index in print(goods.name, index) }",
          by: ".onBeginSwipe { goods in print(goods.name) }"), line: ".onBeginSwipe { goods in print(goods.name) }",
        says: "expects 2 arguments, but 1 was used"),
      Mutant(
        "an action as a menu",
        .replace(
          ".menu { goods, index in UIMenu(title: goods.name, children: []) }",
          by: ".menu { goods, index in UIAction(title: goods.name) { _ in } }"),
        line: ".menu { goods, index in UIAction(title: goods.name) { _ in } }",
        says: "cannot convert value of type 'UIAction' to expected argument type 'UIMenu'"),
      Mutant(
        "a view as a preview",
        .replace(
          ".menuPreview { goods, index in goods.stock > 8 ? UIViewController() : nil }",
          by: ".menuPreview { goods, index in UIView() }"), line: ".menuPreview { goods, index in UIView() }",
        says: "cannot convert value of type 'UIView' to expected argument type 'UIViewController'"),
      Mutant(
        "a number as an answer",
        .replace(
          ".shouldBeginMultipleSelection { goods, index in goods.stock > 9 }",
          by: ".shouldBeginMultipleSelection { goods, index in goods.stock }"),
        line: ".shouldBeginMultipleSelection { goods, index in goods.stock }",
        says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "dragging that is switched on", .replace(".draggable()", by: ".draggable(true)"), line: ".draggable(true)",
        says: "argument passed to call that takes no arguments"),
      Mutant(
        "a label that there is not",
        .replace(
          ".trailingActions(by: weakSelf, performsFirstActionWithFullSwipe: false)",
          by: ".trailingActions(by: weakSelf, fullSwipe: false)"),
        line: ".trailingActions(by: weakSelf, fullSwipe: false)",
        says: "extra trailing closure passed in call"),
    ],
    "Events": [
      Mutant(
        "an inset that is a number",
        .replace(".separatorInset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))", by: ".separatorInset(16)"),
        line: ".separatorInset(16)",
        says: "cannot convert value of type 'Int' to expected argument type 'UIEdgeInsets'"),
      Mutant(
        "a footer's title that is a number",
        .replace(".footerTitles { goods in goods.last?.name }", by: ".footerTitles { goods in goods.count }"),
        line: ".footerTitles { goods in goods.count }", says: "cannot convert value of type 'Int'"),
      Mutant(
        "the end of a drag without its second argument",
        .replace(
          ".onEndDragging { scrollView, decelerates in print(decelerates) }",
          by: ".onEndDragging { scrollView in print(scrollView) }"),
        line: ".onEndDragging { scrollView in", says: "expects 2 arguments, but 1 was used"),
      Mutant(
        "the name of a list",
        .replace(
          ".footers(NoteHeader.self) { footer, goods in footer.label.text = goods.first?.name }",
          by: ".footers(NoteHeader.self) { footer, goods in footer.label.text = goods.name }"),
        line: ".footers(NoteHeader.self) { footer, goods in footer.label.text = goods.name }",
        says: "value of type '[Goods]' has no member 'name'"),
      Mutant(
        "a height that is a whole number",
        .replace(".footerHeights { goods in CGFloat(goods.count) }", by: ".footerHeights { goods in goods.count }"),
        line: ".footerHeights { goods in goods.count }",
        says: "cannot convert value of type 'Int' to expected argument type 'CGFloat'"),
      Mutant(
        "one inset where there are four",
        .replace(
          ".separatorInsets { goods, index in UIEdgeInsets(top: 0, left: goods.price, bottom: 0, right: 0) }",
          by: ".separatorInsets { goods, index in goods.price }"),
        line: ".separatorInsets { goods, index in goods.price }",
        says: "cannot convert value of type 'Double' to expected argument type 'UIEdgeInsets'"),
      Mutant(
        "a header and its section",
        .replace(".onDisplayHeader { header in", by: ".onDisplayHeader { header, section in"),
        line: ".onDisplayHeader { header, section in", says: "expects 1 argument, but 2 were used"),
      Mutant(
        "whether a row is deselected, as a number",
        .replace(
          ".shouldDeselect { goods, index in goods.stock > index }",
          by: ".shouldDeselect { goods, index in goods.stock }"),
        line: ".shouldDeselect { goods, index in goods.stock }", says: "type 'Int' cannot be used as a boolean"),
      Mutant(
        "a deceleration with its velocity",
        .replace(".onBeginDecelerating { scrollView in", by: ".onBeginDecelerating { scrollView, velocity in"),
        line: ".onBeginDecelerating { scrollView, velocity in", says: "expects 1 argument, but 2 were used"),
      Mutant(
        "a misspelled place after a deceleration",
        .replace(
          ".onEndDecelerating { scrollView in print(scrollView.contentOffset) }",
          by: ".onEndDecelerating { scrollView in print(scrollView.contentOfset) }"),
        line: ".onEndDecelerating { scrollView in print(scrollView.contentOfset) }", says: "no member 'contentOfset'"),
      Mutant(
        "the end of an animation without its view",
        .replace(
          ".onEndScrollingAnimation { scrollView in print(scrollView.contentOffset) }",
          by: ".onEndScrollingAnimation { print(1) }"), line: ".onEndScrollingAnimation { print(1) }",
        says: "expects 1 argument, which cannot be implicitly ignored"),
      Mutant(
        "an edge that is a position", .replace(".scrollAnchor(.bottom)", by: ".scrollAnchor(.middle)"),
        line: ".scrollAnchor(.middle)", says: "has no member 'middle'"),
      Mutant(
        "the end with its view",
        .replace(".onReachEnd { print(\"the end\") }", by: ".onReachEnd { scrollView in print(scrollView) }"),
        line: ".onReachEnd { scrollView in print(scrollView) }", says: "contextual closure type"),
      Mutant(
        "several rows without a label",
        .replace(".multipleSelection(beginsOnLongPress: true)", by: ".multipleSelection(true)"),
        line: ".multipleSelection(true)", says: "missing argument label 'beginsOnLongPress:' in call"),
      Mutant(
        "the selection and its number",
        .replace(".onSelectionChange { selection in", by: ".onSelectionChange { selection, count in"),
        line: ".onSelectionChange { selection, count in", says: "expects 1 argument, but 2 were used"),
      Mutant(
        "the insets as an argument",
        .replace(".onInsetChange { scrollView in", by: ".onInsetChange { scrollView, insets in"),
        line: ".onInsetChange { scrollView, insets in", says: "expects 1 argument, but 2 were used"),
      Mutant(
        "whether a tap scrolls, as a place",
        .replace(
          ".shouldScrollToTop { scrollView in scrollView.contentOffset.y > 100 }",
          by: ".shouldScrollToTop { scrollView in scrollView.contentOffset.y }"),
        line: ".shouldScrollToTop { scrollView in scrollView.contentOffset.y }",
        says: "cannot convert value of type 'CGFloat' to expected argument type 'Bool'"),
      Mutant(
        "half of a place",
        .replace(
          ".scrollTargets { scrollView, velocity, target in CGPoint(x: 0, y: target.y) }",
          by: ".scrollTargets { scrollView, velocity, target in target.y }"),
        line: ".scrollTargets { scrollView, velocity, target in target.y }",
        says: "cannot convert value of type 'CGFloat' to expected argument type 'CGPoint'"),
      Mutant(
        "a number of rows that there is not",
        .replace(
          ".onUpdate { update in print(update.insertedRows) }", by: ".onUpdate { update in print(update.insertions) }"),
        line: ".onUpdate { update in print(update.insertions) }",
        says: "value of type 'TableUpdate' has no member 'insertions'"),
      Mutant(
        "a cache without a limit", .replace(".heightCacheLimit(500)", by: ".heightCacheLimit(nil)"),
        line: ".heightCacheLimit(nil)", says: "'nil' is not compatible with expected argument type 'Int'"),
      Mutant(
        "a limit by a closure", .replace(".animationLimit(200)", by: ".animationLimit { 200 }"),
        line: ".animationLimit { 200 }",
        says: "trailing closure passed to parameter of type 'Int' that does not accept a closure"),
      Mutant(
        "a text as an answer", .replace(".measuresAhead(false)", by: ".measuresAhead(\"no\")"),
        line: ".measuresAhead(\"no\")", says: "cannot convert value of type 'String' to expected argument type 'Bool'"),
    ],
    "Find": [
      Mutant(
        "no results without the query",
        .replace(".noResults { query in nothing(called: query) }", by: ".noResults { nothing(called: \"\") }"),
        line: ".noResults { nothing", says: "expects 1 argument, which cannot be implicitly ignored"),
      Mutant(
        "a pause that is no duration",
        .replace(
          ".remoteSearch(by: search, debounce: .milliseconds(100))", by: ".remoteSearch(by: search, debounce: 0.1)"),
        line: ".remoteSearch(by: search, debounce: 0.1)",
        says: "cannot convert value of type 'Double' to expected argument type 'Duration'"),
      Mutant(
        "an order of one", .replace(".ordered { $0.price < $1.price }", by: ".ordered { $0.price }"),
        line: ".ordered { $0.price }", says: "expects 2 arguments, but 1 was used"),
      Mutant(
        "groups by what there is not",
        .replace(
          ".grouped(by: .firstLetter(of: \\.name), index: .singleLetter)",
          by: ".grouped(by: .firstLetter(of: \\.nmae), index: .singleLetter)"),
        line: ".grouped(by: .firstLetter(of: \\.nmae), index: .singleLetter)",
        says: "value of type 'Goods' has no member 'nmae'"),
      Mutant(
        "a match that is not taken",
        .replace(
          ".highlightMatches { cell, item, match in cell.accessibilityLabel = match.isEmpty ? nil : item.name }",
          by: ".highlightMatches { cell, item in cell.accessibilityLabel = item.name }"),
        line: ".highlightMatches { cell, item in cell.accessibilityLabel = item.name }",
        says: "expects 3 arguments, but 2 were used"),
    ],
    "Forms": [
      Mutant(
        "a text field of a number",
        .replace(".textField(\"Name\", \\.name, of: draft)", by: ".textField(\"Name\", \\.guests, of: draft)"),
        line: ".textField(\"Name\", \\.guests",
        says: "cannot convert value of type 'WritableKeyPath<Booking, Int>'"),
      Mutant(
        "a number field of a text with a format",
        .replace(
          ".numberField(\"Price\", \\.price, of: draft, format: .number)",
          by: ".numberField(\"Price\", \\.name, of: draft, format: .number)"),
        line: ".numberField(\"Price\", \\.name, of: draft, format: .number)",
        says: "requires the types 'String' and 'Decimal' be equivalent"),
      Mutant(
        "a number field of a text",
        .replace(
          ".numberField(\"Fare\", \\.price, of: draft, returnKeyType: .go)",
          by: ".numberField(\"Fare\", \\.name, of: draft, returnKeyType: .go)"),
        line: ".numberField(\"Fare\", \\.name", says: "requires that 'String' conform to 'FormNumber'"),
      Mutant(
        "a misspelled format", .replace("step: 0.05, format: .percent)", by: "step: 0.05, format: .percents)"),
        line: ".stepper(\"Discount\"", says: "has no member 'percents'"),
      Mutant(
        "a step that is a text", .replace("step: 0.05, format: .percent)", by: "step: \"0.05\", format: .percent)"),
        line: ".stepper(\"Discount\"", says: "cannot convert value of type 'String' to expected argument type 'Double'"),
      Mutant(
        "a text view of a number",
        .replace(".textView(\"Notes\", \\.notes, of: draft,", by: ".textView(\"Notes\", \\.price, of: draft,"),
        line: ".textView(\"Notes\", \\.price, of: draft,",
        says:
          "cannot convert value of type 'WritableKeyPath<Booking, Double>' to expected argument type 'WritableKeyPath<Booking, String>'"
      ),
      Mutant(
        "a slider of a text",
        .replace(".slider(\"Tide\", \\.tide, of: draft)", by: ".slider(\"Tide\", \\.name, of: draft)"),
        line: ".slider(\"Tide\", \\.name, of: draft)",
        says: "requires that 'String' conform to 'FormNumber'"
      ),
      Mutant(
        "segmentedControl without names",
        .replace(
          ".segmentedControl(\"Size\", \\.size, of: draft, among: [\"S\", \"M\", \"L\"]) { $0 }",
          by: ".segmentedControl(\"Size\", \\.size, of: draft, among: [\"S\", \"M\", \"L\"])"),
        line: ".segmentedControl(\"Size\", \\.size, of: draft, among: [\"S\", \"M\", \"L\"])",
        says: "missing argument for parameter"),
      Mutant(
        "a link without a title", .replace(".link(\"More\")", by: ".link()"), line: ".link()",
        says: "missing argument for parameter #1 in call"),
      Mutant(
        "a misspelled condition", .replace(".enabled(when: draft, \\.isValid)", by: ".enabled(when: draft, \\.isVald)"),
        line: ".enabled(when: draft, \\.isVald)", says: "no dynamic member 'isVald'"),
      Mutant(
        "a field of letters for a number",
        .replace(
          ".secureField(\"Password\", \\.password, of: draft)", by: ".secureField(\"Password\", \\.price, of: draft)"),
        line: ".secureField(\"Password\", \\.price, of: draft)",
        says:
          "cannot convert value of type 'WritableKeyPath<Booking, Double>' to expected argument type 'WritableKeyPath<Booking, String>'"
      ),
    ],
    "Orders": [
      Mutant(
        "a text as a view", .replace(".footerView { UILabel() }", by: ".footerView { \"end\" }"),
        line: ".footerView { \"end\" }", says: "cannot convert value of type 'String' to closure result type 'UIView'"),
      Mutant(
        "an error and its row", .replace(".onError { error in", by: ".onError { error, item in"),
        line: ".onError { error, item in", says: "expects 1 argument, but 2 were used"),
    ],
    "WeakOwners": [
      Mutant(
        "what goods have not",
        .replace(
          ".shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock",
          by: ".shouldHighlight(by: weakSelf) { owner, goods, index in goods.stok"),
        line: ".shouldHighlight(by: weakSelf) { owner, goods, index in goods.stok",
        says: "value of type 'Goods' has no member 'stok'")
    ],
  ]
}
