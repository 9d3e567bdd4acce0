import { maxLength, minLength, pipe, regex, string } from 'valibot'

// Line breaks are allowed; other control characters and unpaired surrogates are not.
const writable = /^[\n\r -~\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u

/** A guest's own text: not empty, and at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export const freeText = (longest: number) => pipe(string(), minLength(1), maxLength(longest), regex(writable))
