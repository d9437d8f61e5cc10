import Audio
import AudioALSA
import Glibc

/// Plays clicks as a till does, and prints what came of them: one fact a line, a name and its values.
///
/// Arguments: the device, the number of clicks, the milliseconds between them, the milliseconds of rest before
/// them, the folder of the devices, and then the steps of the volume that the clicks have in turn.
@main
struct ClickProbe {
  static func main() {
    let arguments = CommandLine.arguments
    let numbers = arguments.dropFirst(2).map { Int($0) ?? 0 }
    let lines = ReportedLines()
    let player = ALSAAudioPlayer(device: arguments[1], deviceFolder: arguments[5]) { lines.append($0) }
    waitForWorker()
    pause(milliseconds: numbers[2] / 2)
    let restingSwitches = sleepsOfWorker()
    pause(milliseconds: numbers[2] / 2)
    print("wakes", sleepsOfWorker() - restingSwitches)
    print("blocked", statusOfWorker("SigBlk"))
    print("policy", sched_getscheduler(Int32(statusOfWorker("Pid")) ?? -1))
    let volumes = arguments.dropFirst(6).compactMap { Int($0).flatMap(Volume.init(step:)) }
    let calls = (0..<numbers[0]).map { index in
      if !volumes.isEmpty { player.setVolume(volumes[index % volumes.count]) }
      let call = Call(on: player)
      pause(milliseconds: numbers[1])
      return call
    }
    print("processors", statusOfWorker("Cpus_allowed:"))
    let start = nanoseconds()
    let counts = player.leave()
    print("leave", nanoseconds() - start)
    for call in calls { print("call", call.start, call.cost) }
    for line in lines.all { print("line", line.moment, line.text) }
    show(counts)
    print("cpu", nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID))
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

/// One click of the till: when it was asked for and what the call cost, in nanoseconds.
private struct Call {
  let start = nanoseconds()
  let cost: Int

  init(on player: ALSAAudioPlayer) {
    player.play(.click)
    cost = nanoseconds() - start
  }
}
