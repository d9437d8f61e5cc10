import Domain

extension Korean {
  /// Why a line of a list was not taken.
  static func sentence(_ fault: ListFault) -> String {
    switch fault {
    case .noWord: "단어가 없습니다."
    case .noMeaning(let word): "“\(cut(word))”: 뜻이 없습니다."
    case .tooManyFields(let count): "칸이 \(count)개입니다. 단어, 뜻, 저장한 날, 외움만 읽습니다."
    case .fieldsBeyondHeader(let count, let columns): "칸이 \(count)개인데 머리글은 \(columns)개입니다."
    case .notADay(let text): "“\(cut(text))”: 날짜가 아닙니다. 목록에는 2026-11-29처럼 적습니다."
    case .unknownMark(let text): "“\(cut(text))”: 외운 단어인지 알 수 없습니다. 예 또는 아니요로 적습니다."
    case .openQuote: "여기서 열린 따옴표가 닫히지 않습니다."
    case .undecodable(let encoding): "\(encoding)로 읽을 수 없는 바이트가 있습니다. 다른 인코딩은 --encoding으로 정합니다."
    case .recordTooLong(let limit): "너무 깁니다. 최대 \(limit)바이트까지 읽습니다."
    }
  }
}
