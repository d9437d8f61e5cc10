import Audio
import AudioALSA
import Glibc

/// Plays clicks as a till does, and prints what came of them: one fact a line, a name and its values.
///
/// Arguments: the device, the number of clicks, the milliseconds between them, the milliseconds of rest before
/// them, the folder of the devices, and then the steps of the volume that the clicks have in turn. The argument `turn`
/// alone makes it a till of `scripts/bench sound`.
@main
struct ClickProbe {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.dropFirst() == ["turn"] { return Turn.take() }
    let numbers = arguments.dropFirst(2).map { Int($0) ?? 0 }
    let lines = ReportedLines()
    let player = ALSAAudioPlayer(device: arguments[1], deviceFolder: arguments[5]) { lines.append($0) }
    waitForWorker()
    pause(milliseconds: numbers[2] / 2)
    let restingSwitches = sleepsOfWorker()
    pause(milliseconds: numbers[2] / 2)
    print("wakes", sleepsOfWorker() - restingSwitches)
    print("blocked", statusOfWorker("SigBlk"))
    let volumes = arguments.dropFirst(6).compactMap { Int($0).flatMap(Volume.init(step:)) }
    // All the memory that the probe needs is taken before the first click, so that growth is the player's.
    var calls = [Call](repeating: Call(), count: numbers[0])
    var memory = [Int](repeating: 0, count: numbers[0])
    var load = Load()
    let startOfWork = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    for index in calls.indices {
      if !volumes.isEmpty { player.setVolume(volumes[index % volumes.count]) }
      calls[index].measure { player.play(.click) }
      pause(milliseconds: numbers[1])
      load.look()
      memory[index] = index % 10 == 9 ? residentMemory() : 0
    }
    let start = nanoseconds()
    let counts = player.leave()
    print("leave", nanoseconds() - start)
    load.look()
    print("held", load.longest)
    print("cpu", nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) - startOfWork)
    for call in calls { print("call", call.start, call.cost, call.waits, call.preemptions) }
    for sample in memory where sample > 0 { print("memory", sample) }
    for line in lines.all { print("line", line.moment, line.text) }
    show(counts)
    fflush(nil)
    _exit(counts == nil ? 3 : 0)
  }

  private static func show(_ counts: SoundCounts?) {
    guard let counts else { return print("abandoned") }
    print(
      "counts", counts.asked, counts.heard, counts.coalesced, counts.stale, counts.dropped, counts.cut,
      counts.underruns, counts.resumes, counts.reopens)
  }
}
