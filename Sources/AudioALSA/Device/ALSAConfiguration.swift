internal import CALSA

/// libasound's configuration as its files are now, freed when the value ends.
///
/// libasound itself reads the files once and again when one of them changes; the files that belong to a card are read
/// only if the card is there, so a card that is plugged in later would be played without them.
@safe struct ALSAConfiguration: ~Copyable {
  let tree: OpaquePointer
  private let files: OpaquePointer?

  init() throws(ALSAError) {
    var tree: OpaquePointer?
    var files: OpaquePointer?
    try ALSAError.check(.open, unsafe snd_config_update_r(&tree, &files, nil))
    guard let tree = unsafe tree else { throw ALSAError(operation: .open, code: ENOENT) }
    unsafe self.tree = tree
    unsafe self.files = files
  }

  deinit {
    unsafe snd_config_delete(tree)
    if let files = unsafe files { unsafe snd_config_update_free(files) }
  }
}
