import { maxLength, minLength, pipe, regex, string } from 'valibot'

// No control characters and no unpaired surrogates, which the database refuses.
const printable = /^[ -~\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u

/** A typed text: not empty, at most `longest` characters, all printable. */
// @__NO_SIDE_EFFECTS__
export const text = (longest: number) => pipe(string(), minLength(1), maxLength(longest), regex(printable))

/** A reservation number as guests type it; whether it exists is checked later. */
// @__NO_SIDE_EFFECTS__
export const codeText = () => text(40)
