import { expect, test } from 'vitest'
import { chooseStories } from './choose-stories.ts'

const names = ['patterns/room-card/Refundable', 'patterns/room-card/Cancelled', 'screens/sign-in/Empty']

test('a pattern chooses stories by folder and name, in any case', () => {
  expect(chooseStories(names, 'room-card')).toEqual(names.slice(0, 2))
  expect(chooseStories(names, 'CARD/cancel')).toEqual(['patterns/room-card/Cancelled'])
  expect(chooseStories(names, '')).toEqual(names)
})

test('a pattern that matches no story names the nearest', () => {
  expect(() => chooseStories(names, 'roomcard/Canceled')).toThrow(
    'No story matches “roomcard/Canceled”. Near it: patterns/room-card/Cancelled,',
  )
})
