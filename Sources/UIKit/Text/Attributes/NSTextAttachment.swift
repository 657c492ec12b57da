public import Foundation

/// An object that appears in a text like a letter: an image.
///
/// A label reads the attachments when you set its text, and measuring reads them each time. To show later changes, set
/// the text again.
open class NSTextAttachment: NSObject {
  private let mark = AttributeValueMark()

  /// The image.
  ///
  /// If there's none, it's created from the data.
  open var image: UIImage?

  /// The rectangle of the image from the letter's place on the baseline, with y up.
  ///
  /// If it's zero, the image has its own size.
  open var bounds = CGRect.zero

  /// The space before and after the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The data of the attachment's file.
  open var contents: Data?

  /// The uniform type identifier of the data.
  open var fileType: String?

  /// The character with the attachment attribute, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// Creates an attachment with data.
  ///
  /// If it's image data, it becomes the image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment without an image.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text that contains only an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(AttachedImage.character), attributes: [.attachment: attachment])
  }
}
