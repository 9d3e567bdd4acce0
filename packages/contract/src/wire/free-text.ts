import { maxLength, minLength, pipe, regex, string } from 'valibot'

// Lines may be broken; no other control characters, no half of a character.
const writable = /^[\n\r -~\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u

/** What a guest wrote in their own words: something, at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export const freeText = (longest: number) => pipe(string(), minLength(1), maxLength(longest), regex(writable))
