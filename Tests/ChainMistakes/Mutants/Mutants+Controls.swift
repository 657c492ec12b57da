extension [String: [Mutant]] {
  /// Mistakes with the controls of cells.
  static let ofControls: [String: [Mutant]] = [
    "Controls": [
      Mutant(
        "wrong member of a control", .replace("button.isEnabled", by: "button.isEnabeld"),
        line: "button.isEnabeld", says: "no member 'isEnabeld'"),
      Mutant(
        "wrong member of the item beside a control", .replace("stepper.value * 2 + goods.price", by: "goods.prise"),
        line: "goods.prise", says: "no member 'prise'"),
      Mutant(
        "wrong member of the owner beside a control",
        .replace("owner.order(goods, Int(stepper.value) + index)", by: "owner.odrer(goods, 1)"),
        line: "owner.odrer", says: "no member 'odrer'"),
      Mutant(
        "an unknown control", .replace("onControl(\\.button,", by: "onControl(\\.buton,"),
        line: "\\.buton,", says: "no member 'buton'"),
      Mutant(
        "an unknown control with an owner", in: "owned", .replace("onControl(\\.stepper,", by: "onControl(\\.steper,"),
        line: "\\.steper,", says: "no member 'steper'"),
      Mutant(
        "an unknown control of a class", in: "several", .replace("onControl(\\.button,", by: "onControl(\\.buton,"),
        line: "\\.buton,", says: "no member 'buton'"),
      Mutant(
        "a view that is no control", .replace("onControl(\\.button,", by: "onControl(\\.contentView,"),
        line: "\\.contentView,", says: "UIControl"),
      Mutant(
        "an unknown event of a control", .replace("for: .touchUpInside", by: "for: .touchUpInsied"),
        line: ".touchUpInsied", says: "no member 'touchUpInsied'"),
      Mutant(
        "too few arguments of a control's event", .replace("{ button, goods, index in", by: "{ button, goods in"),
        line: "{ button, goods in", says: "expects 3 arguments"),
      Mutant(
        "a control without its event",
        .replace("onControl(\\.button, for: .touchUpInside)", by: "onControl(\\.button)"),
        line: "onControl(\\.button) ", says: "missing argument for parameter 'for'", "missing argument"),
      Mutant(
        "a control of a class without the class", in: "several",
        .replace("\\.button, in: ShopCell.self, for:", by: "\\.button, for:"),
        line: "last:onControl(\\.button, for: .touchUpInside)", says: "no member 'button'"),
      Mutant(
        "an owner of a control's event that is held strongly", .replace("by: weakSelf", by: "with: self"),
        line: "with: self", says: Refusal.owner.rawValue),
      Mutant(
        "a control before the cell", in: "plain", .replace(".cell(ShopCell.self)", by: ""),
        .insert(
          ".onControl(\\.button, for: .touchUpInside) { button, goods, index in print(button.tag, 3) }",
          after: ".data(goods)"),
        .insert(".cell(ShopCell.self)", after: "print(button.tag, 3)"),
        line: "print(button.tag, 3)", says: Refusal.cell.of("onControl(_:for:_:)")),
      Mutant(
        "a control of a class before cells", in: "several",
        .insert(
          ".onControl(\\.button, in: ShopCell.self, for: .touchUpInside) { button, goods, index in print(3) }",
          after: ".data(goods)"),
        line: "index in print(3)", says: Refusal.cell.of("onControl(_:in:for:_:)")),
      Mutant(
        "a control before data", in: "plain",
        .insert(
          ".onControl(\\.button, for: .touchUpInside) { button, goods, index in print(button.tag, 3) }",
          after: ".cell(ShopCell.self)"),
        line: "print(button.tag, 3)", says: Refusal.items.of("onControl(_:for:_:)")),
      Mutant(
        "a control with an owner before data", in: "plain",
        .insert(
          ".onControl(\\.button, for: .touchUpInside, by: weakSelf) { owner, button, goods, index in owner.count = 3 }",
          after: ".cell(ShopCell.self)"),
        line: "owner.count = 3", says: Refusal.items.of("onControl(_:for:by:_:)")),
      Mutant(
        "wrong member of the item in a row's accessibility",
        .replace("RowAccessibility(label: goods.name, value", by: "RowAccessibility(label: goods.naem, value"),
        line: "goods.naem", says: "no member 'naem'"),
      Mutant(
        "a row's accessibility that is a text",
        .replace(
          "in RowAccessibility(label: goods.name, value: \"\\(goods.stock) of \\(index)\")", by: "in goods.name"),
        line: "in goods.name }",
        says: "cannot convert value of type 'String' to expected argument type 'RowAccessibility'"),
      Mutant(
        "a row's accessibility with a misspelled label",
        .replace("RowAccessibility(label: goods.name, value", by: "RowAccessibility(lable: goods.name, value"),
        line: "lable: goods.name", says: "incorrect argument label", "extra argument"),
      Mutant(
        "a row's accessibility before data", in: "plain",
        .insert(
          ".accessibility { goods, index in RowAccessibility(label: goods.name) }", after: ".cell(ShopCell.self)"),
        line: "RowAccessibility(label: goods.name) }", says: Refusal.items.of("accessibility")),
      Mutant(
        "a control before any section",
        .insert(
          ".onControl(\\.button, for: .touchUpInside) { button, goods, index in print(button.tag, 3) }",
          after: "DataSource(tableView)"),
        line: "print(button.tag, 3)", says: Refusal.items.of("onControl(_:for:_:)")),
    ]
  ]
}
