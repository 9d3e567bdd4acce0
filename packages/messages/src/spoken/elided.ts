const elisions: Readonly<Record<string, string>> = {
  i: '',
  a: 'al',
  da: 'dal',
  de: 'del',
  ne: 'nel',
  su: 'sul',
}

/**
 * Italian as it is spoken: eight, eleven and one o’clock begin with a vowel, "entro l’8 marzo", "fino all’1:30"; the
 * first of a month is an ordinal, "fino al 1º marzo".
 */
export const elided = (sentence: string): string => firstOfMonth(beforeOne(beforeEightAndEleven(sentence)))

const firstOfMonth = (sentence: string): string =>
  sentence.replace(
    /(?<=\b(?:i|a|da|de|ne|su)l 1)(?=\s(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/gi,
    'º',
  )

const beforeOne = (sentence: string): string => sentence.replace(/\b(al|dal|)le (?=1:\d\d)/gi, '$1l’')

const beforeEightAndEleven = (sentence: string): string =>
  sentence.replace(/\b(i|a|da|de|ne|su)l (?=(?:8|11)(?!\d))/gi, (written, stem: string) => {
    const spoken = `${elisions[stem.toLowerCase()] ?? stem}l’`
    return /^[A-Z]/.test(written) ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken
  })
