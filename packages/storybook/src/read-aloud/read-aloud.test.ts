import { composeStory } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { speakNext } from '../../../design-system/src/testing/in-language.tsx'
import { annotations } from '../annotations.tsx'
import { dress } from '../dress.ts'
import { scenesOf } from '../scenes-of.ts'
import { accessibilityTree } from './accessibility-tree.ts'
import { calendar } from './calendar.ts'
import { fields } from './fields.ts'
import { lists } from './lists.ts'
import { messages } from './messages.ts'
import { overThePage } from './over-the-page.ts'
import { expectedTree } from './script.ts'

type StoryFile = { readonly default: object } & Readonly<Record<string, object>>

const files = import.meta.glob<StoryFile>(
  '../../../design-system/src/{components,patterns,screens}/**/*.stories.tsx',
  { eager: true },
)

const pattern = new RegExp(inject('story'), 'i')
const scripts = [...fields, ...lists, ...overThePage, ...messages, ...calendar]

/** What comes after seconds comes in its step: no sooner on a slow machine, and on none it is waited for. */
const later: (() => void)[] = []
const seconds = 2_000
const setTimeoutNow = window.setTimeout.bind(window)

beforeEach(async () => {
  later.length = 0
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, after = 0) =>
    after < seconds ? setTimeoutNow(run, after) : later.push(run)) as typeof setTimeout)
  await commands.parkPointer()
  dress('palace', 'light')
  speakNext('en-US', scenesOf.palace)
})
afterEach(() => {
  vi.restoreAllMocks()
})

for (const { says, story, steps } of scripts.filter((script) => pattern.test(script.story)))
  test(says, async () => {
    await show(story)
    await settled()
    for (const [keys, tree] of steps) {
      forgetAnnouncements()
      if (keys === '…') for (const run of later.splice(0)) run()
      else if (keys !== '') await userEvent.keyboard(keys)
      await vi.waitFor(async () => expectTree(keys, tree, await accessibilityTree()), patience)
    }
  })

/** Beside builds and journeys a machine is slow, not wrong. */
const patience = { timeout: 10_000, interval: 100 }

/** A story as it is before its play. */
async function show(story: string): Promise<void> {
  const [, file = '', name = ''] = /^(.+)\/(\w+)$/.exec(story) ?? []
  const stories = files[`../../../design-system/src/${file}.stories.tsx`]
  if (!stories?.[name]) throw new Error(`There is no story ${story}`)
  await composeStory({ ...stories[name], play: () => undefined }, stories.default, annotations, name).run()
}

/** What a story draws late is there before the first key, or a part that is replaced would take the focus along. */
async function settled(): Promise<void> {
  let before: readonly string[] = []
  await vi.waitFor(async () => {
    const last = before
    before = await accessibilityTree()
    expect(before).toEqual(last)
  }, patience)
}

function expectTree(keys: string, tree: string, found: readonly string[]): void {
  expect(found, `After ${keys || 'no key'}`).toEqual(expectedTree(tree, found))
}

/** An announcement stays in the page for seconds: what a step finds there, its keys have caused. */
function forgetAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
}
