import { maxLength, minLength, pipe, regex, string } from 'valibot'

// No control characters: they mean nothing to a hotel and the database refuses some of them.
const printable = /^[ -~\u00a0-\uffff]*$/

/** A text a guest typed: something, at most `longest` characters, all printable. */
// @__NO_SIDE_EFFECTS__
export const text = (longest: number) => pipe(string(), minLength(1), maxLength(longest), regex(printable))

/** A reservation number as guests type it; whether it exists is not the border's question. */
// @__NO_SIDE_EFFECTS__
export const codeText = () => text(40)
