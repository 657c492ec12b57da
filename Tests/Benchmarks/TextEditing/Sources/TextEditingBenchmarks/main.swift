import Foundation
import TableMakerTextEditing

let string = longText()
let length = string.utf16.count
print("100,000 words, \(length) code units of UTF-16. Milliseconds, the least of five rounds; ratios are to ours.\n")
show("", ["ours", "String", "NSMutable", "String/ours", "NSM./ours"])

func row(_ name: String, _ times: Int, _ ours: Measurement, _ plain: Measurement, _ foundation: Measurement) {
  let each = [ours, plain, foundation].map { $0.total / Double(times) }
  show(name, each.map(number) + [ratio(each[1] / each[0]), ratio(each[2] / each[0])])
}

// NSMutableString keeps the string that it is made of until it is edited, so it is asked for its last letter too.
row(
  "open", 1, measure(prepare: { 0 }) { _, _ in EditableText(string).length },
  measure(prepare: { 0 }) { _, _ in String(decoding: Array(string.utf8), as: UTF8.self).utf16.count },
  measure(prepare: { 0 }) { _, _ in
    let text = NSMutableString(string: string)
    text.append("x")
    return Int(text.character(at: text.length - 1))
  })

/// Keys at one place, with the caret where the text before it ends: each also finds where the next deletion would begin.
func keys(_ name: String, at place: Int) {
  let times = 200
  let ours = measure(times: times) {
    var text = EditableText(string)
    text.setSelectedRange(place..<place)
    return text
  } _: { text, _ in
    text.perform(.insertText("x"))
    return text.proposal(for: .deleteBackward)?.range.lowerBound ?? 0
  }
  let plain = measure(rounds: 2, times: times, prepare: { string }) { text, index in
    let caret = text.utf16.index(text.startIndex, offsetBy: min(place + index, text.utf16.count))
    text.insert("x", at: caret)
    let after = text.utf16.index(text.startIndex, offsetBy: min(place + index + 1, text.utf16.count))
    return text.index(before: after).utf16Offset(in: text)
  }
  let foundation = measure(rounds: 2, times: times, prepare: { NSMutableString(string: string) }) { text, index in
    text.insert("x", at: min(place + index, text.length))
    return text.rangeOfComposedCharacterSequence(at: min(place + index, text.length - 1)).location
  }
  row(name, times, ours, plain, foundation)
  show("  the longest", [number(ours.longest), number(plain.longest), number(foundation.longest)])
}

keys("a key at the beginning", at: 0)
keys("a key in the middle", at: length / 2)
keys("a key at the end", at: length)

/// Keys at random places, one after the other: the gap is moved each time.
func scattered() {
  let times = 200
  var random = SeededGenerator(seed: 2)
  let places = (0..<times).map { _ in Int.random(in: 0..<length, using: &random) }
  let ours = measure(times: times, prepare: { EditableText(string) }) { text, index in
    text.setSelectedRange(places[index]..<places[index])
    text.perform(.insertText("x"))
    return text.length
  }
  let plain = measure(rounds: 2, times: times, prepare: { string }) { text, index in
    let offset = text.utf16.index(text.startIndex, offsetBy: places[index])
    text.insert("x", at: offset)
    return 0
  }
  let foundation = measure(rounds: 2, times: times, prepare: { NSMutableString(string: string) }) { text, index in
    text.insert("x", at: text.rangeOfComposedCharacterSequence(at: places[index]).location)
    return text.length
  }
  row("a key at a random place", times, ours, plain, foundation)
  show("  the longest", [number(ours.longest), number(plain.longest), number(foundation.longest)])
}

scattered()

/// Measures operations that have no equally simple counterpart to compare with.
func alone() {
  print()
  func show(_ name: String, _ measurement: Measurement, times: Int) {
    TextEditingBenchmarks.show(
      name, [number(measurement.total / Double(times)), "longest", number(measurement.longest)])
  }
  let middle = TextPosition(offset: length / 2)
  let text = EditableText(string)
  func walk(_ name: String, _ movement: TextMovement) {
    let measurement = measure(times: 500, prepare: { middle }) { position, _ in
      position = text.destination(of: movement, from: position)
      return position.offset
    }
    show(name, measurement, times: 500)
  }
  walk("a cluster forward", .storage(.forward, by: .character))
  walk("a word backward", .storage(.backward, by: .word))
  walk("a paragraph forward", .storage(.forward, by: .paragraph))
  let replaced = measure(times: 20, prepare: { text }) { text, _ in
    text.selectAll()
    text.perform(.paste(UTF16Text(string)))
    return text.undo()?.length ?? 0
  }
  show("everything replaced and undone", replaced, times: 20)
  let first = measure(prepare: { text }) { text, _ in
    // A copy, as a value that somebody else keeps too: the first key copies the text.
    text.perform(.insertText("x"))
    return text.length
  }
  show("the first key in a copy", first, times: 1)
}

alone()
