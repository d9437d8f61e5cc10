package import ViewModels

/// Turns a screen into bytes; it knows nothing of stations.
package protocol Renderer {
  /// Appends the answer to one line, and the line itself as it was read.
  func render(_ screen: Screen, input: Span<UInt8>, to output: inout [UInt8])
}
