import { createRoot } from 'react-dom/client'
import { configure } from 'storybook/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { chooseStories, type Share, sharesOf } from './choose-stories.ts'
import { dress } from './dress.ts'
import { fullFaults } from './full.ts'
import { LaterWording } from '../../design-system/src/patterns/later-words/later-wording.tsx'
import { InLanguage, speakNext } from '../../design-system/src/testing/in-language.tsx'
import { landingFaults, looksTaken } from './landing.ts'
import { lookOf, missingPairs } from './pairwise.ts'
import { scenesOf } from './scenes-of.ts'
import { everyStory, type Story } from './stories.ts'
import './still.css'

const complaints: string[] = []

// Every brand's type is there before the first look, so that no look waits for its own; a stand-in of the machine's
// may be missing.
beforeAll(async () => {
  // Beside builds and journeys a machine is slow, not wrong.
  configure({ asyncUtilTimeout: 10_000 })
  await commands.parkPointer()
  hideWindow()
  await loadLanguages()
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
})
beforeEach(() => {
  complaints.length = 0
  const complain = (...words: readonly unknown[]): void => {
    const complaint = words.map(String).join(' ')
    if (!isOfStorybook(complaint)) complaints.push(complaint)
  }
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  dress('palace', 'light')
  speakNext('en-US', scenesOf.palace)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Nobody looks at the window: what it shows is laid out, not drawn. */
function hideWindow(): void {
  const { style } = window.frameElement as HTMLIFrameElement
  style.visibility = 'hidden'
}

/**
 * Storybook mounts with React's `act` and switches its environment off a task before React has left it: a part of a page
 * that arrives in between is drawn all the same, but React complains of the environment.
 */
const isOfStorybook = (complaint: string): boolean =>
  complaint === 'The current testing environment is not configured to support act(...)'

/** Loads what parts that come later wait for: a story, which is given every sentence of its language, shows them at once. */
async function loadLanguages(): Promise<void> {
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <InLanguage locale="en-US" scenes="arriving">
      <LaterWording shape="loading">here</LaterWording>
    </InLanguage>,
  )
  await vi.waitUntil(() => place.textContent === 'here', { timeout: 20_000 })
  root.unmount()
}

const pattern = inject('story')
const chosen = new Set(
  chooseStories(
    everyStory.map(({ name }) => name),
    pattern,
  ),
)
const unchanged = new Set(inject('passedBefore'))
const shareOf = sharesOf(everyStory.map(({ file }) => file))

type Numbered = { readonly name: string; readonly story: Story; readonly index: number }

/** Tests the stories of one of the shares, which are played beside each other, each on a page of its own. */
export function testEveryStory(share: Share): void {
  const stories = everyStory
    .map((story, index) => ({ name: story.name, story, index }))
    .filter(({ name, story }) => chosen.has(name) && shareOf.get(story.file) === share)
  if (inject('depth') === 'full') eachInEveryLook(stories)
  else eachOnce(stories)
}

function eachOnce(stories: readonly Numbered[]): void {
  const played = stories.filter(({ story }) => !unchanged.has(story.file))
  const failing = new Set(played.map(({ name }) => name))
  test.each(played)('$name', async ({ name, story, index }) => {
    const found = await landingFaults(story, index)
    expect([...found, ...complaints]).toEqual([])
    failing.delete(name)
  })
  afterAll(async () => {
    const failed = new Set(played.filter(({ name }) => failing.has(name)).map(({ story }) => story.file))
    const files = new Set(played.map(({ story }) => story.file))
    if (pattern === '') await commands.rememberPassed([...files].filter((file) => !failed.has(file)))
  })

  // A few stories chosen by name cannot meet them all.
  if (pattern !== '') return
  test('the looks that were taken meet every pair', async () => {
    const takenBefore = stories
      .filter(({ story }) => unchanged.has(story.file))
      .map(({ index }) => lookOf(index))
    expect(missingPairs([...looksTaken, ...takenBefore])).toEqual([])
    await commands.recordFigure('Stories', everyStory.length)
  })
}

function eachInEveryLook(stories: readonly Numbered[]): void {
  test.each(stories)('$name', async ({ story }) => {
    const found = await fullFaults(story)
    expect([...found, ...complaints]).toEqual([])
  })
}
