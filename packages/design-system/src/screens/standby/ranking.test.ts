import { expect, test } from 'vitest'
import { preferred, rankedFirst, toggled } from './ranking.ts'

test('what is ticked comes last in the ranking, and what is unticked leaves it', () => {
  expect(toggled([3, 1], 2)).toEqual([3, 1, 2])
  expect(toggled([3, 1, 2], 1)).toEqual([3, 2])
})

test('what is preferred changes places with the one before it', () => {
  expect(preferred([3, 1, 2], 2)).toEqual([3, 2, 1])
  expect(preferred([3, 1, 2], 3)).toEqual([3, 1, 2])
  expect(preferred([3, 1, 2], 9)).toEqual([3, 1, 2])
})

test('what is ranked stands first, in the guest’s order, and the rest as it was', () => {
  const same = (id: number) => id
  expect(rankedFirst([1, 2, 3, 4], [4, 2], same)).toEqual([4, 2, 1, 3])
  expect(rankedFirst([1, 2, 3, 4], [], same)).toEqual([1, 2, 3, 4])
})
