import type { CancellationReason } from '@veranda/domain'
import { theReasons } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { firstReasons, type ReasonGiven } from './reasons.ts'

const inEnglish = ({ code, words, needs, follows, followUps = [] }: ReasonGiven): CancellationReason => ({
  code,
  label: words.en,
  needs,
  follows,
  followUps: followUps.map(inEnglish),
})

test('the reasons that stories and tests use are the ones a hotel begins with', () => {
  expect(theReasons).toEqual(firstReasons.map(inEnglish))
})
