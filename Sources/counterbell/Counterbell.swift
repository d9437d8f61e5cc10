@main
struct Counterbell {
  static func main() {}
}
