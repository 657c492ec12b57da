/// A letter as its cell shows it: everything in words, so that the cell needs no other object.
struct PostRow: Identifiable, Hashable, Sendable {
  let id: Letter.ID
  let face: Face?
  let name, date: String
  /// The subject of the letter, or a placeholder.
  let subject: String
  let hasSubject: Bool
  let text: String
  let isUnread: Bool
  /// The words that VoiceOver reads for an unread letter in place of the dot.
  let unread: String
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
    unread = words.unread
  }
}
