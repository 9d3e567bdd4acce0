import type { Locale } from '@veranda/domain'
import { locales } from '@veranda/messages'
import { type Mode, modes } from '../../../design-system/src/testing/modes.ts'
import { type SampleTheme, sampleThemes } from '../sample-themes.ts'

/** What the index of a built Storybook says of a story. */
export type IndexedStory = { readonly id: string; readonly title: string; readonly importPath: string }

/** One picture of the agreed set. */
export type Picture = {
  readonly story: string
  readonly brand: SampleTheme
  readonly mode: Mode
  readonly locale: Locale
  readonly width: (typeof pictureWidths)[number]
}

export const pictureWidths = [390, 1440] as const

/** How many pictures a screen gets: each is another brand and mode. */
const eachScreen = 4

const cyclic = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value

/** Every brand in every mode, a brand's two modes five apart, so that neighbours differ in brand. */
export const dresses = modes.flatMap((mode) => sampleThemes.map((brand) => ({ brand, mode })))

/**
 * The agreed set: every screen in four pictures. Two of its states, its first and the one in the middle of its file, each on a
 * phone and at a desk; brands, modes and languages take turns, so that every brand in every mode meets both widths and all
 * languages, and a screen is never seen in one brand alone.
 */
export function picturePlan(stories: readonly IndexedStory[]): readonly Picture[] {
  const screens = new Map<string, IndexedStory[]>()
  for (const story of stories) {
    const { importPath } = story
    if (importPath.includes('/screens/')) screens.set(importPath, [...(screens.get(importPath) ?? []), story])
  }
  return [...screens.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, states], screen) =>
      Array.from({ length: eachScreen }, (_, turn): Picture => {
        // Both widths of a state, one after the other.
        const state = turn < 2 ? states[0] : (states[Math.floor(states.length / 2)] ?? states[0])
        const index = screen * eachScreen + turn
        return {
          story: state?.id ?? '',
          // A step of three through ten dresses meets them all before one comes back.
          ...cyclic(dresses, index * 3 + screen),
          locale: cyclic(locales, screen + turn),
          width: cyclic(pictureWidths, turn),
        }
      }),
    )
}

/** The name of a picture, of its file and on the page. */
export const nameOf = ({ story, brand, mode, locale, width }: Picture): string =>
  `${story}.${brand}.${mode}.${locale}.${width}`
