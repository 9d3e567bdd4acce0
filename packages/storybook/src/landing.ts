import type { Locale } from '@veranda/domain'
import { faults } from './axe-faults.ts'
import { dress } from './dress.ts'
import { englishHotelWords } from '../../design-system/src/testing/hotel-words.tsx'
import { speak } from '../../design-system/src/testing/in-language.tsx'
import { type LabelLines, labelLines, overlongLabels } from '../../design-system/src/testing/label-lines.ts'
import { layoutFaults } from './layout-faults.ts'
import { namelessRooms } from './nameless-rooms.ts'
import { type Look, lookOf } from './pairwise.ts'
import { faultsForEveryone } from './for-everyone.ts'
import { resize, type Width } from '../../design-system/src/testing/resize.ts'
import { scenesOf } from './scenes-of.ts'
import type { Story } from './stories.tsx'
import { troubleFaults } from './trouble-faults.ts'
import { naming } from './unjudged.ts'
import { unprovenPairs } from './unproven-pairs.ts'

/** Every look that a story was laid out in. */
export const looksTaken: Look[] = []

/**
 * One pass over three widths, first in English in the first brand's light: on the narrowest phone, where a sentence is
 * first too long, with its play, the markup's rules and its colours; on the usual phone for a finger, large letters and
 * forced colours; at a desk with what it has in markup of its own. Then in another language on the narrowest phone, and
 * in one further look of the pairwise plan. The language changes in place, as it does for a guest, and as seldom as
 * possible: drawing a story anew takes longer than most of the rules.
 */
export async function landingFaults(story: Story, index: number): Promise<readonly string[]> {
  const further = lookOf(index)
  await resize(320)
  await story.run()
  const found = [
    ...plainly('en-US', 320),
    ...(story.name.startsWith('screens/') ? troubleFaults() : []),
    ...(await faults()),
    ...unprovenPairs(320),
  ]
  const english = { words: document.body.textContent, lines: labelLines(), markup: markupShown() }
  await resize(390)
  found.push(...(await faultsForEveryone()))
  await resize(1440)
  found.push(...plainly('en-US', 1440), ...unprovenPairs(1440))
  // The same markup has the same faults, and a header that widens has them on its first page.
  if (unjudgedMarkup(english.markup).length > 0)
    found.push(...(await faults()).map((fault) => `at 1440: ${fault}`))
  if (further.width === 1440) found.push(...layoutIn(further))
  await resize(320)
  found.push(...translated(story, another(further.locale, index), english))
  if (further.width === 390) await resize(390)
  if (further.width !== 1440) found.push(...layoutIn(further))
  return found
}

/** Of the other two languages the one that the further look does not speak: they take turns where it is English. */
function another(locale: Locale, index: number): Locale {
  const others = ['es-MX', 'it-IT'] as const
  return others.find((each) => locale !== 'en-US' && each !== locale) ?? others[index % 2] ?? 'it-IT'
}

type InEnglish = { readonly words: string; readonly lines: LabelLines }

function translated({ name }: Story, locale: Locale, english: InEnglish): readonly string[] {
  const found = plainly(locale, 320)
  const overlong = overlongLabels(english.lines).map((fault) => `${locale} at 320: ${fault}`)
  // Every screen says something in the guest's language: if nothing changed, no other language was looked at.
  const isUntold = name.startsWith('screens/') && document.body.textContent === english.words
  const untold = englishHotelWords(locale).map((fault) => `${locale}: ${fault}`)
  return [
    ...found,
    ...overlong,
    ...untold,
    ...(isUntold ? [`stays in English when the page turns to ${locale}`] : []),
  ]
}

const plainly = (locale: Locale, width: Width): readonly string[] =>
  layoutIn({ brand: 'palace', mode: 'light', locale, width })

function layoutIn(look: Look): readonly string[] {
  const { brand, mode, locale, width } = look
  dress(brand, mode)
  speak(locale, scenesOf[brand])
  looksTaken.push(look)
  return [...layoutFaults(), ...namelessRooms()].map(
    (fault) => `${brand} in ${mode}, ${locale}, at ${width}: ${fault}`,
  )
}

/**
 * Each element of the page and whether it is shown, without its words: what a rule about markup goes by. Of what names or
 * says something such a rule asks whether it is there.
 */
const markupShown = (): readonly string[] =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true })
    const attributes = [...element.attributes].map(({ name, value }) =>
      naming.has(name) ? `${name}${value ? '' : '=""'}` : `${name}="${value}"`,
    )
    return `${isShown ? 'shown' : 'hidden'} <${element.localName} ${attributes.join(' ')}>`
  })

const judged = new Set<string>()

/** What there was not at another width of this story, and in no other story that was judged for what it had anew. */
function unjudgedMarkup(before: readonly string[]): readonly string[] {
  const known = new Set(before)
  const unknown = markupShown().filter((part) => !known.has(part) && !judged.has(part))
  for (const part of unknown) judged.add(part)
  return unknown
}
