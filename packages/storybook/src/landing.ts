import type { Locale } from '@veranda/domain'
import { faults } from './axe-faults.ts'
import { danglingDots } from './dangling-dots.ts'
import { dress } from './dress.ts'
import { englishHotelWords } from '../../design-system/src/testing/hotel-words.tsx'
import { speak } from '../../design-system/src/testing/in-language.tsx'
import { type LabelLines, labelLines, overlongLabels } from '../../design-system/src/testing/label-lines.ts'
import { layoutFaults } from './layout-faults.ts'
import { namelessRooms } from './nameless-rooms.ts'
import { type Look, lookOf } from './pairwise.ts'
import { faultsForEveryone } from './for-everyone.ts'
import { putOnProbe, takeOffProbe } from './probe.ts'
import { resize } from '../../design-system/src/testing/resize.ts'
import { scenesOf } from './scenes-of.ts'
import type { Story } from './stories.ts'
import { troubleFaults } from './trouble-faults.ts'
import { markupShown, unjudgedMarkup } from './unjudged-markup.ts'
import { pairsFirstSeen, unprovenPairs } from './unproven-pairs.ts'

/** Every look that a story was laid out in. */
export const looksTaken: Look[] = []

/**
 * One pass from the narrowest phone to a desk and back. First in English in the first brand's light: on the phone, where a
 * sentence is first too long, with its play, the markup's rules and its colours; at a desk with what it has in markup of its
 * own. Then in another language, on the narrowest phone again. On the way it is laid out in one further look of the
 * pairwise plan. Where that is the usual phone, as for every third story, what a finger, large letters and forced colours
 * ask is looked at too, in the story's other language; the full run asks it of every story in all three. Language and
 * width change as seldom as possible, the language first: drawing a story anew and laying it out take longer than most of
 * the rules.
 */
export async function landingFaults(story: Story, index: number): Promise<readonly string[]> {
  const further = lookOf(index)
  const other = { ...plain, locale: another(further.locale, index), width: 320 } as const
  await resize(320)
  await story.run()
  // Colours change no layout; to put them on and off for each question would have the page styled anew each time.
  putOnProbe()
  const found = [
    ...layoutIn({ ...plain, locale: 'en-US', width: 320 }),
    ...(story.name.startsWith('screens/') ? troubleFaults() : []),
    ...(await faults()),
    ...unprovenPairs(pairsFirstSeen(320)),
  ]
  const english = { words: document.body.textContent, lines: labelLines(), markup: markupShown() }
  await resize(1440)
  found.push(...layoutIn({ ...plain, locale: 'en-US', width: 1440 }))
  found.push(...unprovenPairs(pairsFirstSeen(1440)).map((fault) => `at 1440: ${fault}`))
  // The same markup has the same faults, and a header that widens has them on its first page.
  const unjudged = unjudgedMarkup(english.markup)
  if (unjudged.length > 0) found.push(...(await faults(unjudged)).map((fault) => `at 1440: ${fault}`))
  takeOffProbe()
  if (further.width !== 320) {
    show(further)
    if (further.width === 390) await resize(390)
    found.push(...layoutIn(further))
  }
  show(other)
  if (further.width === 390) found.push(...(await faultsForEveryone()))
  await resize(320)
  found.push(...translated(story, other, english))
  if (further.width === 320) {
    show(further)
    found.push(...layoutIn(further))
  }
  return found
}

const plain = { brand: 'palace', mode: 'light' } as const

/** Of the other two languages the one that the further look does not speak: they take turns where it is English. */
function another(locale: Locale, index: number): Locale {
  const others = ['es-MX', 'it-IT'] as const
  return others.find((each) => locale !== 'en-US' && each !== locale) ?? others[index % 2] ?? 'it-IT'
}

type InEnglish = { readonly words: string; readonly lines: LabelLines }

function translated({ name }: Story, look: Look, english: InEnglish): readonly string[] {
  const { locale } = look
  const found = layoutIn(look)
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

function show({ brand, mode, locale }: Look): void {
  dress(brand, mode)
  speak(locale, scenesOf[brand])
}

/** The faults of the layout on the page, which is shown in this look. */
function layoutIn(look: Look): readonly string[] {
  const { brand, mode, locale, width } = look
  looksTaken.push(look)
  return [...layoutFaults(), ...danglingDots(), ...namelessRooms()].map(
    (fault) => `${brand} in ${mode}, ${locale}, at ${width}: ${fault}`,
  )
}
