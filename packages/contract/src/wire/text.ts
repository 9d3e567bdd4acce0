import { maxLength, minLength, pipe, regex, string } from 'valibot'

/** A text on one line, empty or not: at most `longest` characters, all printable. */
// @__NO_SIDE_EFFECTS__
export const textOrEmpty = (longest: number) =>
  // No control characters, no half of a character: they mean nothing to a hotel and the database refuses them.
  pipe(string(), maxLength(longest), regex(/^[ -~\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u))

/** A typed text: not empty, at most `longest` characters, all printable. */
// @__NO_SIDE_EFFECTS__
export const text = (longest: number) => pipe(textOrEmpty(longest), minLength(1))

/** A reservation number as guests type it; whether it exists is checked later. */
// @__NO_SIDE_EFFECTS__
export const codeText = () => text(40)

/** What a guest wrote in their own words, or nothing: at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export const freeTextOrEmpty = (longest: number) =>
  // Lines may be broken; no other control characters, no half of a character.
  pipe(string(), maxLength(longest), regex(/^[\n\r -~\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u))

/** What a guest wrote in their own words: something, at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export const freeText = (longest: number) => pipe(freeTextOrEmpty(longest), minLength(1))
