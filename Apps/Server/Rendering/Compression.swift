import CZlib
import HTTPTypes
import Hummingbird

/// Compresses responses for clients that accept gzip.
///
/// Source: RFC 1952 for the format, RFC 9110, section 12.5.3 for `Accept-Encoding`.
enum Compression {
  /// In bytes. Anything smaller fits into one packet uncompressed.
  static let smallest = 1_024

  static func isAccepted(by request: Request) -> Bool {
    (request.headers[.acceptEncoding] ?? "").prefix(1_000).split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip" && parts.dropFirst().allSatisfy { Double($0.dropFirst(2)) ?? 1 > 0 }
    }
  }

  /// The bytes in gzip's format; nil if zlib fails.
  static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window; 16 more select gzip's format.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit2_(&stream, 5, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
      return nil
    }
    defer { deflateEnd(&stream) }
    var input = bytes
    let capacity = Int(deflateBound(&stream, UInt(input.count)))
    return input.withUnsafeMutableBufferPointer { input in
      var status = Z_OK
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(capacity)
        status = deflate(&stream, Z_FINISH)
        count = status == Z_STREAM_END ? capacity - Int(stream.avail_out) : 0
      }
      return status == Z_STREAM_END ? output : nil
    }
  }
}
