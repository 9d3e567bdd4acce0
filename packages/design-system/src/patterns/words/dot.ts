/**
 * Between two things told in one line. It stays with the words before it: a line that began with a dot would look like an
 * item of a list.
 */
export const dot = '\u00A0· '
