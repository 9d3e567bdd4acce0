import { afterEach, expect, test, vi } from 'vitest'
import { playWhereWordsAreFound } from './play-where-words-are-found.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en-US', undefined, true],
  ['it-IT', undefined, false],
  ['it-IT', 'every language', true],
])('in %s a story that plays in %s is played: %s', (locale, playsIn, isPlayed) => {
  const renderOptions = { autoplay: true }
  vi.stubGlobal('window', { __STORYBOOK_PREVIEW__: { currentRender: { renderOptions } } })
  playWhereWordsAreFound({ globals: { locale }, parameters: { playsIn } })
  expect(renderOptions.autoplay).toBe(isPlayed)
})
