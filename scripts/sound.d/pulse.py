"""A PulseAudio of our own: one sink that plays into nothing, in a folder that holds all that it leaves."""

import os
import signal
import subprocess
import time

# Without `norewinds` the sink loses the head of a sound that comes after a drop.
SINK = "module-null-sink sink_name=kiosk rate=48000 channels=1 format=s16le norewinds=1"
FORMAT = ["--raw", "--format=s16le", "--rate=48000", "--channels=1"]


class Server:
    """A server that can be started, stopped, continued, killed and started again."""

    def __init__(self, folder):
        self.folder = folder
        self.socket = folder / "native"
        (folder / "client.conf").write_text("autospawn = no\nenable-shm = no\n")
        (folder / "sound.conf").write_text(f'pcm.!default {{ type pulse server "unix:{self.socket}" }}\n')
        # Nothing of the person's own server, cookie or configuration is read or written.
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_RUNTIME_PATH": str(folder / "run"),
            "PULSE_STATE_PATH": str(folder / "state"),
            "PULSE_CLIENTCONFIG": str(folder / "client.conf"),
            "PULSE_SERVER": f"unix:{self.socket}",
            "ALSA_CONFIG_PATH": str(folder / "sound.conf"),
        }
        self.process = None
        self.recorder = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.recorder:
            self.recorder.kill()
            self.recorder.wait()
        if self.process:
            self.kill()

    def start(self):
        """Starts the server and waits until it answers."""
        self.socket.unlink(missing_ok=True)
        command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm"]
        modules = ["-L", f"module-native-protocol-unix socket={self.socket} auth-anonymous=1", "-L", SINK]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--log-target=stderr", *modules], env=self.environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log
            )
        for _ in range(100):
            if subprocess.run(["pactl", "info"], env=self.environment, capture_output=True).returncode == 0:
                return
            time.sleep(0.1)
        raise SystemExit((self.folder / "server.log").read_text() + "the sound server does not start")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Lets the server hold its connections and answer nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def record(self):
        """Begins to record what the sink plays."""
        with (self.folder / "recording").open("wb") as recording:
            self.recorder = subprocess.Popen(
                ["parec", "--device=kiosk.monitor", *FORMAT], env=self.environment, stdout=recording
            )
        for _ in range(100):
            if (self.folder / "recording").stat().st_size > 0:
                return
            time.sleep(0.1)
        raise SystemExit("the sink's monitor gives nothing")

    def recording(self):
        """Ends the recording once the last sound has come through the monitor, which is up to two seconds late."""
        time.sleep(3)
        self.recorder.terminate()
        self.recorder.wait()
        self.recorder = None
        return (self.folder / "recording").read_bytes()
