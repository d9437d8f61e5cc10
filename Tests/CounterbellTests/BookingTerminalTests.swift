import TestSupport
import Testing

@Test
func `at a terminal a booking is noted as seen, and one that nobody saw is given to the next guest there`()
  async throws
{
  let result = try await BookingScript.run(
    """
    def visit(master, slave):
        program = subprocess.Popen(
            [counterbell, "trip", "--mute", "--data", folder], stdin=slave, stdout=slave,
            env={**os.environ, "TERM": "xterm"})
        seen = b""
        def wait(text):
            nonlocal seen
            while text not in seen: seen += os.read(master, 65536)
            seen = seen.split(text, 1)[1]
        wait(b"? ")
        os.write(master, b"book\\r")
        wait(b"once more")
        os.write(master, b"book\\r")
        wait(b"Your reference is ")
        while len(seen) < 6: seen += os.read(master, 65536)
        reference = seen[:6].decode()
        os.write(master, b"quit\\r")
        while program.poll() is None:
            if select.select([master], [], [], 0.05)[0]: os.read(master, 65536)
        return reference, program.returncode
    here, there = os.openpty(), os.openpty()
    first = visit(*here)
    print(first[1], rows("SELECT reference, shown FROM bookings") == [(first[0], 1)])
    connection = sqlite3.connect(folder + "/counterbell.db")
    # As if the program had been killed between the booking and the screen.
    connection.execute("UPDATE bookings SET shown = 0")
    connection.commit()
    connection.close()
    other = visit(*there)
    again = visit(*here)
    next = visit(*here)
    print(again == first, len({first, other, next}))
    print(rows("SELECT reference, shown FROM bookings") == [(one[0], 1) for one in [first, other, next]])
    """)
  #expect(result == Child(output: "0 True\nTrue 3\nTrue\n"))
}
