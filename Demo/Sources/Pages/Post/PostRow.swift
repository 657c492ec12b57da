/// A letter as its cell shows it: everything in words, so that the cell needs nobody to ask.
struct PostRow: Identifiable, Hashable, Sendable {
  let id: Letter.ID
  let face: Face?
  let name, date: String
  /// What the letter is about, or a word for nothing.
  let subject: String
  let hasSubject: Bool
  let text: String
  let isUnread: Bool
}

extension PostRow {
  @MainActor init(_ letter: Letter, words: PostWords) {
    id = letter.id
    face = letter.sender.face
    name = letter.sender.name
    date = words.date(of: letter)
    hasSubject = !letter.subject.isEmpty
    subject = hasSubject ? letter.subject : words.noSubject
    text = letter.text
    isUnread = letter.isUnread
  }
}
