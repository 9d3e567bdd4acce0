import type { Locale } from '@veranda/domain'
import { faults } from './axe-faults.ts'
import { dress } from './dress.ts'
import { speak } from './in-language.tsx'
import { labelLines, overlongLabels } from './label-lines.ts'
import { layoutFaults } from './layout-faults.ts'
import { namelessRooms } from './nameless-rooms.ts'
import { type Look, lookOf, type Width } from './pairwise.ts'
import { forEveryone } from './for-everyone.ts'
import { resize } from './resize.ts'
import type { Story } from './stories.ts'
import { unprovenPairs } from './unproven-pairs.ts'
import { visibleMarkup } from './visible-markup.ts'

/** Every look that a story was laid out in. */
export const looksTaken: Look[] = []

/**
 * One pass: the story in English in the first brand's light, with its play, the markup's rules and its colours, on the
 * narrowest phone and at a desk; on the usual phone for a finger, large letters and forced colours; the other languages
 * on the narrowest, where a sentence is first too long; and one further look of the pairwise plan. The language changes in place, as it does for a guest: no story is built twice.
 */
export async function landingFaults(story: Story, index: number): Promise<readonly string[]> {
  const further = lookOf(index)
  await resize(320)
  await story.run()
  const found = [...plainly('en-US', 320), ...(await faults()), ...unprovenPairs(320)]
  found.push(...(await forEveryone()))
  const [english, markup, lines] = [document.body.textContent, visibleMarkup(), labelLines()]
  for (const locale of ['es-MX', 'it-IT'] as const) {
    found.push(...plainly(locale, 320))
    found.push(...overlongLabels(lines).map((fault) => `${locale} at 320: ${fault}`))
    // Every screen says something in the guest's language: if nothing changed, no other language was looked at.
    if (story.name.startsWith('screens/') && document.body.textContent === english)
      found.push(`stays in English when the page turns to ${locale}`)
  }
  if (further.width < 1440) {
    await resize(further.width)
    found.push(...layoutIn(further))
  }
  await resize(1440)
  found.push(...plainly('en-US', 1440))
  // The same markup has the same faults, and its words the same colours.
  if (markup !== visibleMarkup()) {
    found.push(...unprovenPairs(1440))
    found.push(...(await faults()).map((fault) => `at 1440: ${fault}`))
  }
  if (further.width === 1440) found.push(...layoutIn(further))
  return found
}

const plainly = (locale: Locale, width: Width): readonly string[] =>
  layoutIn({ brand: 'palace', mode: 'light', locale, width })

function layoutIn(look: Look): readonly string[] {
  const { brand, mode, locale, width } = look
  dress(brand, mode)
  speak(locale, brand)
  looksTaken.push(look)
  return [...layoutFaults(), ...namelessRooms()].map(
    (fault) => `${brand} in ${mode}, ${locale}, at ${width}: ${fault}`,
  )
}
