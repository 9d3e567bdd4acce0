import { maxLength, minLength, pipe, regex, string } from 'valibot'

// Lines may be broken; no other control characters.
const writable = /^[\n\r -~\u00a0-\uffff]*$/

/** What a guest wrote in their own words: something, at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export const freeText = (longest: number) => pipe(string(), minLength(1), maxLength(longest), regex(writable))
