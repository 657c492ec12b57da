import UIKit

// What labels can do with text.
extension ControlsController {
  func makeTextSection() -> SheetSection {
    let attributed = UILabel()
    attributed.attributedText = makeAttributedText()
    attributed.numberOfLines = 0

    let paragraph = UILabel()
    paragraph.attributedText = makeParagraphs()
    paragraph.numberOfLines = 0

    let truncated = [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].map { mode in
      let label = UILabel.sheetText(words.long, .subheadline, lines: 1)
      label.lineBreakMode = mode
      return label
    }
    let twoLines = UILabel.sheetText(words.paragraph, .subheadline, color: .secondaryLabel, lines: 2)
    let shrunk = UILabel.sheetText(words.narrow, .title1, lines: 1)
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.4
    let mixed = UILabel.sheetText("Heron 苍鹭 بلشون אנפה サギ 왜가리", .body)
    mixed.textAlignment = .natural
    return SheetSection(
      words.text,
      [
        SheetRow.column([attributed]), SheetRow.column([paragraph]),
        SheetRow.column(truncated + [twoLines], spacing: 6), SheetRow.column([shrunk, mixed]),
      ])
  }

  func makeStyleSection() -> SheetSection {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    let labels = zip(words.styleNames, styles).map { UILabel.sheetText($0, $1) }
    return SheetSection(words.styles, [SheetRow.column(labels, spacing: 2)])
  }

  private var textFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

  private func makeAttributedText() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (kind, words) in words.attributes {
      text.append(NSAttributedString(string: words, attributes: attributes(kind)))
    }
    return text
  }

  private func attributes(_ kind: TextSample.Kind) -> [NSAttributedString.Key: Any] {
    let font = textFont
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    switch kind {
    case .plain: break
    case .bold: attributes[.font] = UIFont.systemFont(ofSize: font.pointSize, weight: .bold)
    case .italic: attributes[.font] = UIFont.italicSystemFont(ofSize: font.pointSize)
    case .colored: attributes[.foregroundColor] = UIColor.systemBlue
    case .marked: attributes[.backgroundColor] = UIColor.systemOrange.withAlphaComponent(0.3)
    case .underlined: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case .struck: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case .spaced: attributes[.kern] = 3
    case .raised, .lowered:
      attributes[.font] = UIFont.systemFont(ofSize: font.pointSize * 0.65)
      attributes[.baselineOffset] = kind == .raised ? font.pointSize * 0.35 : -font.pointSize * 0.15
    case .large: attributes[.font] = UIFont.systemFont(ofSize: font.pointSize * 1.6, weight: .light)
    }
    return attributes
  }

  /// A paragraph with an indented first line, and a quotation inside wider margins.
  private func makeParagraphs() -> NSAttributedString {
    let first = NSMutableParagraphStyle()
    first.firstLineHeadIndent = textFont.pointSize * 2
    first.lineSpacing = 3
    first.paragraphSpacing = 10
    first.alignment = .justified
    let second = NSMutableParagraphStyle()
    second.headIndent = 24
    second.firstLineHeadIndent = 24
    second.tailIndent = -24
    second.alignment = .center
    let text = NSMutableAttributedString(
      string: words.paragraph + "\n",
      attributes: [.font: textFont, .foregroundColor: UIColor.label, .paragraphStyle: first])
    text.append(
      NSAttributedString(
        string: words.quotation,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .callout, compatibleWith: traitCollection),
          .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: second,
        ]))
    return text
  }
}
