import { expect, test } from 'vitest'
import { lookOf, missingPairs, pairwiseLooks } from './pairwise.ts'

test('each pair of brand, mode, language and width stands together in a look', () => {
  expect(missingPairs(pairwiseLooks)).toEqual([])
})

test('no look of the plan can be spared: without any one of them a pair is missing', () => {
  for (const look of pairwiseLooks) {
    expect(missingPairs(pairwiseLooks.filter((each) => each !== look))).not.toEqual([])
  }
})

test.each([0, 7, 640])('fifteen stories in a row from number %i meet every pair', (first) => {
  const looks = Array.from({ length: pairwiseLooks.length }, (_, index) => lookOf(first + index))
  expect(missingPairs(looks)).toEqual([])
})
