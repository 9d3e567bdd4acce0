import { expect, test } from 'vitest'
import { testEveryStory } from './every-story.tsx'
import { rulesOfLayoutByMode } from './modes-change-colors.ts'
import { everyStory } from './stories.ts'
import { strangeHotels } from './strange-hotels.ts'

test('a mode changes colours and no layout', () => {
  expect(rulesOfLayoutByMode()).toEqual([])
})

test('every story is about a hotel as it is everywhere', () => {
  const found = everyStory.flatMap(({ name, args }) =>
    strangeHotels(args).map((fault) => `${name}: ${fault}`),
  )
  expect(found).toEqual([])
})

testEveryStory(0)
