import { composeStories } from '@storybook/react-vite'
import { brandKeys, type Locale } from '@veranda/domain'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contrastFaults, faults } from './axe-faults.ts'
import { dress, modes } from './dress.ts'
import { layoutFaults } from './layout-faults.ts'
import preview from './preview.tsx'
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
        for (const width of [320, 390]) {
          await page.viewport(width, 844)
          for (const { brand, mode, name } of looks) {
            dress(brand, mode)
            await document.fonts.ready
            found.push(...layoutFaults().map((fault) => `${name} at ${width}: ${fault}`))
            if (width === 390 && contrast) {
              found.push(...(await contrastFaults()).map((fault) => `${name}: ${fault}`))
            }
          }
        }
        dress('palace', 'light')
        found.push(...(await faults()))
        if (story.parameters.atDesk) found.push(...(await deskFaults(contrast)))
        expect([...found, ...complaints]).toEqual([])
      })
    })
  }
}

/** A mode changes no layout, and a language no markup: of the looks at a desk only the brands differ. */
async function deskFaults(markup: boolean): Promise<readonly string[]> {
  await page.viewport(1440, 900)
  const found = brandKeys.flatMap((brand) => {
    dress(brand, 'light')
    return layoutFaults().map((fault) => `${brand} at 1440: ${fault}`)
  })
  dress('palace', 'light')
  return markup ? [...found, ...(await faults()).map((fault) => `at 1440: ${fault}`)] : found
}
