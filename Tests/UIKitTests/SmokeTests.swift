import Testing
import UIKit

@Test func `an index path knows its row`() {
  #expect(IndexPath(row: 3, section: 1).row == 3)
}
