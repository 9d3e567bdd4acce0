import { expect, test } from 'vitest'
import { chooseStories, sharesOf } from './choose-stories.ts'

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

test('deals all stories of a file to one share, and about as many to each', () => {
  const files = ['dates', 'dates', 'dates', 'dates', 'card', 'card', 'badge', 'link', 'link']
  const given = sharesOf(files)
  expect([...given.keys()].toSorted()).toEqual(['badge', 'card', 'dates', 'link'])
  const counts = [0, 1].map((share) => files.filter((file) => given.get(file) === share).length)
  expect(counts).toEqual([5, 4])
})
