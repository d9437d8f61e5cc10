#pragma once

// What each player of the bench does; turn.c calls it as a till would.

// Makes ready for clicks of the WAV file that the arguments name first; returns 0, or -1 having said why.
int player_open(int count, char **arguments);

// Asks for one click and returns at once; the time that this takes is the cost of the call.
void player_click(void);

// Waits until another click may be asked for; not measured.
void player_settle(void);

void player_close(void);
