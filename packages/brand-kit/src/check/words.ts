import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser'
import { locales as spokenByUs, nearestId } from '@veranda/messages'
import type { BrandFiles, Sentences } from '../brand-files.ts'
import type { FontChoice } from '@veranda/design-system/theme'
import { type Finding, fault, note } from './finding.ts'

/** Every sentence there is, by language of ours and id. */
export type Catalogue = Readonly<Record<string, Sentences>>

/** Sentences of a brand's own: unknown, broken, missing, or longer than a narrow phone is wide. */
export function wordFindings(
  { served, tokens, languages }: BrandFiles,
  catalogue: Catalogue,
): readonly Finding[] {
  const english = catalogue['en-US'] ?? {}
  return [
    ...nameFaults(served.displayName, tokens),
    ...Object.entries(languages).flatMap(([locale, own]) => {
      const where = `lang/${locale}.json`
      const offered = served.locales.includes(locale)
      return [
        ...(offered
          ? []
          : [
              fault(
                where,
                'nobody can choose this language',
                `Add '${locale}' to locales in brand.ts, or remove the file`,
              ),
            ]),
        ...Object.entries(own).flatMap(([id, text]) => sentenceFaults(where, id, text, english)),
        ...Object.entries(own).flatMap(([id, text]) => fitFaults(where, id, text, tokens, catalogue)),
        ...missing(where, locale, own, english),
      ]
    }),
  ]
}

function sentenceFaults(where: string, id: string, text: string, english: Sentences): readonly Finding[] {
  const meant = english[id]
  if (meant === undefined) {
    const nearest = nearestId(id, Object.keys(english))
    return [
      fault(
        where,
        `there is no sentence “${id}”`,
        nearest === undefined ? 'Leave it out' : `“${nearest}” is the nearest there is`,
      ),
    ]
  }
  // An empty sentence is one that the brand leaves out.
  if (text === '') return []
  if (text.trim() === '')
    return [
      fault(
        where,
        `${id} is a blank`,
        'Write "" to leave the sentence out, or no line at all for the product’s own',
      ),
    ]
  try {
    return isStructurallySame(parse(text), parse(meant)).success
      ? []
      : [fault(where, `${id} has other values than “${meant}”`, 'Keep every name in braces as it is')]
  } catch {
    return [
      fault(
        where,
        `${id} is no sentence that can be filled in: “${text}”`,
        'Close every brace that is opened',
      ),
    ]
  }
}

/** What stands on a button or a tab in each of our languages stays one line at 320 px, and so must the brand's own. */
function fitFaults(
  where: string,
  id: string,
  text: string,
  tokens: BrandFiles['tokens'],
  catalogue: Catalogue,
): readonly Finding[] {
  const [word] = wordsThatDoNotFit(text, tokens.text)
  if (word !== undefined)
    return [
      fault(
        where,
        `${id} does not fit at 320 px: “${word}” is longer than a line`,
        'Put a soft hyphen into it',
      ),
    ]
  const ours = spokenByUs.flatMap((locale) => catalogue[locale]?.[id] ?? [])
  const room = lettersThatFit(tokens.text)
  const isPlain = (sentence: string) => !/[{<]/.test(sentence)
  const isLabel =
    ours.length > 0 && ours.every((one) => isPlain(one) && one.length <= room && !/[.?!…:]/.test(one))
  return !isLabel || !isPlain(text) || text.length <= room * 1.25
    ? []
    : [
        fault(
          where,
          `${id} does not fit at 320 px: ${text.length} letters, where about ${room} stand on a line`,
          `Say it shorter, as “${ours[0]}” does`,
        ),
      ]
}

/** The header of a narrow phone has room for a name beside the choice of language. */
function nameFaults(name: string, { display }: BrandFiles['tokens']): readonly Finding[] {
  const room = lettersThatFit(display, { pixels: 176, size: 21 })
  return name.length <= room
    ? []
    : [
        fault(
          'brand.ts, displayName',
          `“${name}” does not fit the header at 320 px: ${name.length} letters, where about ${room} have room`,
          'Give the whole name in footer.legalName, and a short one here',
        ),
      ]
}

function missing(where: string, locale: string, own: Sentences, english: Sentences): readonly Finding[] {
  if (spokenByUs.includes(locale)) return []
  const lacking = Object.keys(english).filter((id) => !(id in own))
  if (lacking.length === 0) return []
  const whole = Object.keys(english).length
  // One that is nearly whole was meant to be: each gap is told. One that has begun says English where it must.
  if (lacking.length <= whole / 20)
    return lacking.map((id) => fault(where, `${id} is missing`, `In English it is “${english[id]}”`))
  return [
    note(
      where,
      `${locale} has ${whole - lacking.length} of ${whole} sentences, and the rest is said in English`,
      `npx veranda-messages missing --locale ${locale} lists them`,
    ),
  ]
}

/** What a control or a paragraph has of a 320 px wide phone, and the size of its letters. */
const narrow = { pixels: 248, size: 16 }

/** How many letters of a font stand on one line: by the average width of its letters, as type foundries measure it. */
const lettersThatFit = ({ metrics }: FontChoice, { pixels, size } = narrow): number =>
  Math.floor(pixels / ((metrics.xWidthAvg / metrics.unitsPerEm) * size))

/** The words of a sentence that are longer than a line, its values apart: soft hyphens and dashes part a word. */
function wordsThatDoNotFit(text: string, font: FontChoice): readonly string[] {
  const room = lettersThatFit(font, { ...narrow, pixels: 280 })
  return text
    .replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ')
    .split(/[\s\u00ad\u200b/–—-]+/)
    .filter((word) => word.length > room)
}
