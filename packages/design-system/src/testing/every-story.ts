import { composeStories } from '@storybook/react-vite'
import { brandKeys, type Locale } from '@veranda/domain'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { contrastFaults, faults } from './axe-faults.ts'
import { dress, modes } from './dress.ts'
import { layoutFaults } from './layout-faults.ts'
import preview from './preview.tsx'
import { unjudgedWords } from './unjudged.ts'
import './still.css'

type StoryFile = Parameters<typeof composeStories>[0]
type Composed = ComponentType & {
  readonly run: () => Promise<void>
  readonly storyName: string
  /** `atDesk`: laid out otherwise where there is room, and looked at there too. */
  readonly parameters: { readonly atDesk?: boolean }
}

const files = import.meta.glob<StoryFile>('../{components,patterns,screens,scenes}/**/*.stories.tsx', {
  eager: true,
})

const looks = brandKeys.flatMap((brand) =>
  modes.map((mode) => ({ brand, mode, name: `${brand} in ${mode}` })),
)

/** Shows every story in one locale, in every brand and both modes, on the narrowest and on the usual phone. */
export function everyStory(locale: Locale, { contrast }: { readonly contrast: boolean }): void {
  const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, locale } }
  const complaints: string[] = []
  const judged = { onPhone: new Set<string>(), atDesk: new Set<string>() }

  // Every brand's type is there before the first look, so that no look waits for its own; a stand-in of the machine's
  // may be missing.
  beforeAll(async () => {
    await commands.parkPointer()
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  })
  beforeEach(() => {
    complaints.length = 0
    const complain = (...words: readonly unknown[]): void => {
      complaints.push(words.map(String).join(' '))
    }
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  for (const [path, file] of Object.entries(files)) {
    describe(path.replace('../', '').replace(/\/[^/]+\.stories\.tsx$/, ''), () => {
      const stories: Record<string, Composed> = composeStories(file, annotations)
      test.each(Object.entries(stories))(`%s, ${locale}`, async (_name, story) => {
        await story.run()
        const found: string[] = []
        if (story.parameters.atDesk) found.push(...(await deskFaults(contrast, judged.atDesk)))
        for (const width of [320, 390]) {
          await page.viewport(width, 844)
          found.push(...layoutOfEveryBrand(width))
        }
        if (contrast) found.push(...(await contrastOfEveryLook(judged.onPhone)))
        dress('palace', 'light')
        found.push(...(await faults()))
        expect([...found, ...complaints]).toEqual([])
      })
    })
  }
}

/** A mode changes colours and no layout: the brands are what differs. */
function layoutOfEveryBrand(width: number): readonly string[] {
  return brandKeys.flatMap((brand) => {
    dress(brand, 'light')
    return layoutFaults().map((fault) => `${brand} at ${width}: ${fault}`)
  })
}

/** What one story has shown in every look needs no second judgement in the next. */
async function contrastOfEveryLook(judged: Set<string>): Promise<readonly string[]> {
  const words = unjudgedWords(judged)
  const found: string[] = []
  if (words.length === 0) return found
  for (const { brand, mode, name } of looks) {
    dress(brand, mode)
    found.push(...(await contrastFaults(words)).map((fault) => `${name}: ${fault}`))
  }
  return found
}

/** A language changes no markup: one of them is judged at a desk too. */
async function deskFaults(markup: boolean, judged: Set<string>): Promise<readonly string[]> {
  await page.viewport(1440, 900)
  const found = layoutOfEveryBrand(1440)
  dress('palace', 'light')
  if (!markup) return found
  const words = unjudgedWords(judged)
  const contrast = words.length === 0 ? [] : await contrastFaults(words)
  return [...found, ...[...(await faults()), ...contrast].map((fault) => `at 1440: ${fault}`)]
}
