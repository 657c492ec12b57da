import Foundation
internal import TableMakerPangoCairo

/// A reader and writer of PNG files.
package enum PNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns an image from a PNG file, or `nil` if the data isn't a complete one.
  package static func image(from data: Data) -> CGImage? {
    guard data.starts(with: signature) else { return nil }
    final class Reader {
      var rest: Data.SubSequence
      init(_ data: Data) { rest = data[...] }
    }
    let reader = Reader(data)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
        guard reader.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        reader.rest.copyBytes(to: bytes, count: Int(count))
        reader.rest = reader.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(reader).toOpaque())
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return withExtendedLifetime(reader) { CGImage(PixelSurface(owning: surface)) }
  }

  /// Returns an image as a PNG file, or `nil` if Cairo can't write it.
  package static func data(of image: CGImage) -> Data? {
    final class Writer {
      var data = Data()
    }
    let writer = Writer()
    let status = image.reading { pixels in
      cairo_surface_write_to_png_stream(
        pixels,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Writer>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(writer).toOpaque())
    }
    return withExtendedLifetime(writer) { status == CAIRO_STATUS_SUCCESS ? writer.data : nil }
  }
}
