import Glibc

/// A descriptor of the kernel, closed when the value ends; one that could not be made is -1 and answers nothing.
struct Descriptor: ~Copyable {
  let number: Int32

  deinit {
    if number >= 0 { close(number) }
  }
}
