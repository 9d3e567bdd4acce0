import { dot } from '../words/index.ts'

/**
 * Things of one kind told in one line. None is broken at its hyphen: "Wi-Fi" stays whole. A joiner keeps it so, and not
 * another hyphen, which many typefaces do not have.
 */
export const thingsInLine = (things: readonly string[]): string =>
  things.map((thing) => thing.replaceAll('-', '-\u2060')).join(dot)
