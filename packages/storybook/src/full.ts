import type { Locale } from '@veranda/domain'
import { locales } from '@veranda/messages'
import { contrastFaults, faults } from './axe-faults.ts'
import { danglingDots } from './dangling-dots.ts'
import { dress } from './dress.ts'
import { englishHotelWords } from '../../design-system/src/testing/hotel-words.tsx'
import { speak } from '../../design-system/src/testing/in-language.tsx'
import { faultsForEveryone } from './for-everyone.ts'
import { layoutFaults } from './layout-faults.ts'
import { modes } from '../../design-system/src/testing/modes.ts'
import { putOnProbe, takeOffProbe } from './probe.ts'
import { namelessRooms } from './nameless-rooms.ts'
import { resize, type Width, widths } from '../../design-system/src/testing/resize.ts'
import { sampleThemes } from './sample-themes.ts'
import { scenesOf } from './scenes-of.ts'
import type { Story } from './stories.ts'
import { markupShown, unjudgedMarkup } from './unjudged-markup.ts'
import { firstOfEachPair, pairsFirstSeen, unprovenPairs } from './unproven-pairs.ts'

const looks = sampleThemes.flatMap((brand) => modes.map((mode) => ({ brand, mode })))

/**
 * A story built and played once, in English, on the narrowest phone; then in every language, on every width, in every
 * brand. The language changes in place, as it does for a guest. A mode changes no layout (`a mode changes colours and no
 * layout`), so that a brand is laid out once. What has the same markup as before has the same faults, and words of the same two
 * colours the same contrast: axe judges the first of each, words in every brand and mode.
 */
export async function fullFaults(story: Story): Promise<readonly string[]> {
  await resize(320)
  await story.run()
  const found = (await faults()).map((fault) => `as it is played: ${fault}`)
  const played = markupShown()
  for (const locale of locales) {
    speak(locale)
    if (locale !== 'en-US') found.push(...englishHotelWords(locale).map((fault) => `${locale}: ${fault}`))
    for (const width of widths) {
      await resize(width)
      const faultsHere = [...layoutOfEveryBrand(locale)]
      if (width === 390) faultsHere.push(...(await faultsForEveryone()))
      const unjudged = unjudgedMarkup(played)
      if (unjudged.length > 0) faultsHere.push(...(await faults(unjudged)))
      faultsHere.push(...(await colorFaults(width)))
      found.push(...faultsHere.map((fault) => `${locale} at ${width}: ${fault}`))
    }
  }
  return found
}

function layoutOfEveryBrand(locale: Locale): readonly string[] {
  const found = sampleThemes.flatMap((brand) => {
    dress(brand, 'light')
    speak(locale, scenesOf[brand])
    return [...layoutFaults(), ...danglingDots(), ...namelessRooms()].map((fault) => `${brand}: ${fault}`)
  })
  dress('palace', 'light')
  speak(locale, scenesOf.palace)
  return found
}

/**
 * The pairs of colours on the page that no story has shown at this width: their contrast is proven for every theme, and axe
 * finds the first word of each readable in every brand and mode.
 */
async function colorFaults(width: Width): Promise<readonly string[]> {
  putOnProbe()
  const pairs = pairsFirstSeen(width)
  takeOffProbe()
  const found = [...unprovenPairs(pairs)]
  const words = firstOfEachPair(pairs)
  if (words.length === 0) return found
  for (const { brand, mode } of looks) {
    dress(brand, mode)
    const faultsOfLook = await contrastFaults(words)
    found.push(...faultsOfLook.map((fault) => `${brand} in ${mode}: ${fault}`))
  }
  dress('palace', 'light')
  return found
}
