import { brandKeys, type Locale } from '@veranda/domain'
import { contrastFaults, faults } from './axe-faults.ts'
import { dress } from './dress.ts'
import { speak } from './in-language.tsx'
import { faultsForEveryone } from './for-everyone.ts'
import { layoutFaults } from './layout-faults.ts'
import { modes } from './modes.ts'
import { namelessRooms } from './nameless-rooms.ts'
import { type Width, widths } from './pairwise.ts'
import { resize } from './resize.ts'
import type { Story } from './stories.ts'
import { unjudgedWords } from './unjudged.ts'

const looks = brandKeys.flatMap((brand) => modes.map((mode) => ({ brand, mode })))

/**
 * A story built and played in one language, on every width in every brand. A mode changes no layout (`a mode changes
 * colours and no layout`), so that a brand is laid out once; colours are judged by axe in every brand and mode.
 */
export async function fullFaults(story: Story, locale: Locale): Promise<readonly string[]> {
  speak(locale)
  await resize(320)
  await story.run()
  const found: string[] = []
  for (const width of widths) {
    await resize(width)
    found.push(...layoutOfEveryBrand(locale, width))
    if (width === 390) found.push(...(await faultsForEveryone()))
    // The narrowest phone and the usual one share their breakpoints, hence their markup.
    if (width !== 390) found.push(...(await faults()).map((fault) => `at ${width}: ${fault}`))
    found.push(...(await contrastOfEveryLook(width)))
  }
  return found
}

function layoutOfEveryBrand(locale: Locale, width: Width): readonly string[] {
  const found = brandKeys.flatMap((brand) => {
    dress(brand, 'light')
    speak(locale, brand)
    return [...layoutFaults(), ...namelessRooms()].map((fault) => `${brand} at ${width}: ${fault}`)
  })
  dress('palace', 'light')
  speak(locale)
  return found
}

const judged = new Map<Width, Set<string>>(widths.map((width) => [width, new Set()]))

/** What one story has shown at a width in every look needs no second judgement in the next. */
async function contrastOfEveryLook(width: Width): Promise<readonly string[]> {
  const words = unjudgedWords(judged.get(width) ?? new Set())
  const found: string[] = []
  if (words.length === 0) return found
  for (const { brand, mode } of looks) {
    dress(brand, mode)
    const faultsOfLook = await contrastFaults(words)
    found.push(...faultsOfLook.map((fault) => `${brand} in ${mode} at ${width}: ${fault}`))
  }
  dress('palace', 'light')
  return found
}
