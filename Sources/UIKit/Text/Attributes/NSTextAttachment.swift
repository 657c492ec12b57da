public import Foundation

/// An attachment that stands in a text like a letter: here an image.
///
/// A text reads its attachments when it is given to a label or measured; later changes show when it is set again.
open class NSTextAttachment: NSObject {
  private let mark = AttributeValueMark()

  /// The image that is drawn; one made from the data if there is none.
  open var image: UIImage?

  /// The rectangle of the image, its origin at the letters' place on the baseline, y up; zero for the image's own size.
  open var bounds = CGRect.zero

  /// The space before and after the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The data of the attachment's file.
  open var contents: Data?

  /// The type of the data, a uniform type identifier.
  open var fileType: String?

  /// The character that an attachment's attribute stands at, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// Makes an attachment of a file's data; a picture's data becomes the image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Makes an attachment without an image.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Makes a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(AttachedImage.character), attributes: [.attachment: attachment])
  }
}
