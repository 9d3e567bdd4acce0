import { expect, test } from 'vitest'
import { testEveryStory } from './every-story.tsx'
import { rulesOfLayoutByMode } from './modes-change-colors.ts'

test('a mode changes colours and no layout', () => {
  expect(rulesOfLayoutByMode()).toEqual([])
})

testEveryStory(0)
