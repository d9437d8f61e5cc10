/// A function of Python, `memory`, that gives all that a process has in memory which it can write to.
let processMemory = #"""
  def memory(process):
      data = b""
      with open(f"/proc/{process}/mem", "rb") as memory:
          for line in open(f"/proc/{process}/maps"):
              place, rights, *_, name = line.split(maxsplit=5) + [""]
              if not rights.startswith("rw") or "[v" in name: continue
              start, end = (int(number, 16) for number in place.split("-"))
              try:
                  memory.seek(start)
                  data += memory.read(end - start)
              except OSError: pass
      return data
  """#
