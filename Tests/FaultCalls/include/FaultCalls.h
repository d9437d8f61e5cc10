// The library is loaded by LD_PRELOAD; it has no interface for other code.
