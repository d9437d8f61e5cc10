import TestSupport
import Testing

/// What the scripts share: a program that is fed one line after the other, each after the answer to the one before.
private let prelude = """
  import csv, json, os, random, subprocess, sys, threading, time
  folder = os.environ["HOME"] + "/words"
  command = [os.environ["counterbell"], "words", "--headless", "--json", "--data", folder, "--now", "2026-11-29T14:00"]
  def start(): return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
  def ask(program, line):
      program.stdin.write(line.encode() + b"\\n")
      program.stdin.flush()
      answer = program.stdout.readline()
      return json.loads(answer) if answer.endswith(b"\\n") else None
  def saved():
      lists = subprocess.run(command[:1] + ["words", "export", "-", "--data", folder], capture_output=True, check=True)
      return {row[0] for row in csv.reader(lists.stdout.decode().splitlines()[1:])}

  """

private func run(_ script: String) async throws -> Child {
  try await Program.shell("python3 - <<'END'\n\(prelude)\(script)\nEND\n")
}

@Test
func `whenever the program is killed, every word that was answered for is there`() async throws {
  let result = try await run(
    """
    random.seed(7)
    answered, asked, number = set(), set(), 0
    for round in range(100):
        program = start()
        timer = threading.Timer(random.uniform(0.005, 0.15), program.kill)
        timer.start()
        try:
            while True:
                word = f"word{number}"
                number += 1
                asked.add(word)
                answer = ask(program, f"add {word} = meaning {number}")
                if answer is None: break
                assert answer["notice"], answer
                answered.add(word)
        except BrokenPipeError:
            pass
        timer.join()
        assert program.wait() == -9, program.returncode
        try: program.stdin.close()
        except BrokenPipeError: pass
    found = saved()
    print("lost", sorted(answered - found), "invented", sorted(found - asked), len(answered) > 100)
    """)
  #expect(result == Child(output: "lost [] invented [] True\n"))
}

@Test
func `programs that add to one database at the same time lose nothing`() async throws {
  let result = try await run(
    """
    def add(who):
        program = start()
        for number in range(150):
            answer = ask(program, f"add word{who}-{number} = meaning")
            assert answer and answer["notice"], answer
            answer = ask(program, f"add common{number} = meaning {who}")
            assert answer and (answer["notice"] or answer["refused"]), answer
        program.stdin.close()
        ends.append(program.wait())
    ends = []
    threads = [threading.Thread(target=add, args=(who,)) for who in range(3)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    print(ends, len(saved()))
    """)
  #expect(result == Child(output: "[0, 0, 0] 600\n"))
}
