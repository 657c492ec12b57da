import Foundation
import Pages
import Testing

@testable import Demo

/// The moments of an update that have pictures.
@MainActor struct FilmTests {
  @Test func `the ends have pictures, and of the instants those that look like no neighbor`() throws {
    let film = try #require(Film.standard(of: .jobs).first)
    let looks = (0..<3).map { Data([$0]) }
    // Every film of three looks.
    for number in 0..<243 {
      let files = (0..<5).map { looks[number / [1, 3, 9, 27, 81][$0] % 3] }
      let pictures = film.distinct(files)
      let indices = pictures.compactMap { picture in film.shots.firstIndex { $0.name == picture.shot.name } }
      #expect(indices.first == 0 && indices.last == 4 && indices == indices.sorted())
      #expect(pictures.map(\.data) == indices.map { files[$0] })
      for (index, file) in files.enumerated().dropFirst().dropLast() {
        let before = indices.last { $0 < index }.map { files[$0] }
        #expect(indices.contains(index) == (file != before && file != files[4]), "\(files), \(index)")
      }
    }
  }

  @Test func `an instant without a picture is missing in the gallery, and its film isn't`() throws {
    let film = try #require(Film.standard(of: .jobs).first)
    let missing = film.shots[2].name
    let gallery = Gallery { $0.name != missing }
    #expect(gallery.shots.map(\.name).filter { $0.hasPrefix("jobs-en-light-\(film.update.name)") }.count == 4)
    let end = film.shots[4].name
    let others = Gallery { $0.name != end }.shots.map(\.name)
    #expect(others.allSatisfy { !$0.hasPrefix("jobs-en-light-\(film.update.name)") })
  }

  @Test func `a picture of an instant that looks like its neighbor now is removed`() async throws {
    try await DemoProgram.withTemporaryFolder { url in
      let (folder, film) = (PictureFolder(url: url), try #require(Film.standard(of: .jobs).first))
      let looks = (0..<5).map { Data([$0]) }
      try folder.save(film.distinct(looks), of: film)
      #expect(film.shots.allSatisfy { folder.contains($0.name) })
      try folder.save(film.distinct([looks[0], looks[0], looks[2], looks[4], looks[4]]), of: film)
      #expect(film.shots.map { folder.contains($0.name) } == [true, false, true, false, true])
    }
  }
}
