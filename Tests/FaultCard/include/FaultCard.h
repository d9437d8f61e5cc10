// The fault card is loaded by libasound; it has no interface for other code.
