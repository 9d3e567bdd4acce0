// Letters without a Unicode decomposition, as people type them on keyboards that lack them.
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

// Only in scripts where a mark is an accent; elsewhere (か and が, म and मी) it makes another letter.
const accented = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu

/**
 * A name for comparing: without case, accents, punctuation and extra spaces, so that ` O’BRIEN-LÓPEZ ` is
 * `obrien lopez`. Hyphens separate, apostrophes join; scripts without accents keep every mark.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/[\p{Pd}\s_]+/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replaceAll(accented, '$1')
    // Marks that became adjacent are sorted again.
    .normalize('NFKD')
    .replaceAll(/ +/g, ' ')
    .trim()

/** Whether two names are equal for signing in. A name without a letter equals none. */
export const sameName = (one: string, other: string): boolean =>
  foldName(one) !== '' && foldName(one) === foldName(other)
