/**
 * Between two things told in one line. It never ends a line: it goes on to the next one with what follows it, so that
 * nobody waits for words that are not there.
 */
export const dot = ' ·\u00A0'
