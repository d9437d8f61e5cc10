/// A line of `--json` as a script outside reads it: the contract.
struct JSONScreen: Decodable {
  struct Field: Decodable {
    let text: String
    let minor: Int64?
    let currency: String?
    let count: Int?
    let hundredths: Int64?
    let id: String?
  }

  let station: String
  let input: String
  let fields: [String: Field]
  let shares: [Int64]
  let help: [String]?
  let notice: String?
  let refused: Bool
  let sounds: [String]
}
