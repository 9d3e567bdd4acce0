// Letters that no decomposition takes apart, as people type them on keyboards that lack them.
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * A name as it is compared: without case, accents, punctuation and extra spaces, so that `  O’BRIEN-LÓPEZ ` is
 * `obrien lopez`. Hyphens separate, apostrophes join; scripts without case or accents stay as they are.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/[\p{Pd}\s_]+/gu, ' ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()

/** Whether two names are the same person's, as sign-in compares them. */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
