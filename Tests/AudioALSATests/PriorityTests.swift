import Glibc
import TestSupport
import Testing

@testable import AudioALSA

struct PriorityTests {
  @Test func `the worker runs in real time where it is allowed to`() async throws {
    let folder = try TemporaryFolder()
    let trial = try await Child.run("/usr/bin/chrt", ["--rr", "1", "/bin/true"], in: folder)
    let clicks = try await Clicks.play(1, on: .null, in: folder)
    #expect(clicks.policy & 0xFF == (trial.status == 0 ? SCHED_RR : SCHED_OTHER))
  }

  @Test func `a worker in real time keeps off the till's processor`() async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(2, on: .null, in: folder)
    let all = try await Child.run("/usr/bin/nproc", [], in: folder).output
    let processors = try #require(Int(all.dropLast()))
    let isRealTime = clicks.policy & 0xFF == Int(SCHED_RR)
    #expect(clicks.processors == (isRealTime && processors > 1 ? processors - 1 : processors))
  }

  @Test(.enabled(if: geteuid() == 0)) func `the worker plays all the same where it isn't`() async throws {
    let folder = try TemporaryFolder()
    let unprivileged = ["/usr/bin/setpriv", "--bounding-set=-sys_nice"]
    let clicks = try await Clicks.play(2, on: .faultCard(script: ""), under: unprivileged, in: folder)
    #expect(clicks.policy & 0xFF == SCHED_OTHER)
    #expect(clicks.counts?.heard == 2)
    #expect(clicks.lines == [])
    #expect(clicks.errors == "")
  }

  @Test func `a device that is closed leaves the worker among the others`() async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(1, on: .faultCard(script: "open=EBUSY"), in: folder)
    #expect(clicks.policy & 0xFF == SCHED_OTHER)
  }
}
