// What the examples of measured rows belong to.
import UIKit

struct Post: Identifiable, Equatable {
  let id: Int
  var text: String
  var pictureSize: CGSize?
}

final class PostCell: UITableViewCell {
  func show(_ post: Post) {}
  func loadPicture(of post: Post) {}
}

struct Photo: Equatable {
  var aspect: CGFloat
}

struct Line {
  let name: String
  let price: Double
}

extension UIViewController {
  var posts: [Post] { [] }
  var post: Post { Post(id: 1, text: "") }
  var names: [String] { [] }
  var prices: [Double] { [] }
  var expanded: Set<Int> {
    get { [] }
    set {}
  }
}
