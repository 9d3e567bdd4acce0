import { describe, expect, test } from 'vitest'
import { aReason, theReasons } from '../testing/index.ts'
import { money } from '../money/index.ts'
import {
  answerTo,
  type CancellationReason,
  chosenReason,
  furthestPage,
  type ReasonAnswers,
  reasonCodes,
  reasonNeeds,
  reasonSequels,
  sequelOf,
} from './index.ts'

const answerFor = (answers: ReasonAnswers) => {
  const chosen = chosenReason(theReasons, answers)
  return chosen.ok ? chosen.value.code : chosen.refusal
}

const leaves: readonly (readonly [CancellationReason, ReasonAnswers])[] = theReasons.flatMap((first) =>
  first.followUps.length === 0
    ? [[first, { firstAnswer: first.code }] as const]
    : first.followUps.map(
        (second) => [second, { firstAnswer: first.code, secondAnswer: second.code }] as const,
      ),
)
const withDetails = (leaf: CancellationReason, answers: ReasonAnswers): ReasonAnswers =>
  leaf.needs === 'nothing' ? answers : { ...answers, [answerTo[leaf.needs]]: 'As I said' }

describe('the reasons', () => {
  test('are the sixteen of the specification, with follow-ups under three', () => {
    expect(theReasons.map(({ code }) => code).sort()).toEqual([...reasonCodes].sort())
    expect(reasonCodes).toHaveLength(16)
    expect(theReasons.filter(({ followUps }) => followUps.length > 0).map(({ code }) => code)).toEqual([
      'family-death',
      'partner-member',
      'agency-website',
    ])
  })

  test('cover every need and every sequel', () => {
    expect(new Set(leaves.map(([{ needs }]) => needs))).toEqual(new Set(reasonNeeds))
    expect(new Set(leaves.map(([{ follows }]) => follows))).toEqual(new Set(reasonSequels))
  })

  test.each(leaves)('$code is reached by its answers', (leaf, answers) => {
    expect(answerFor(withDetails(leaf, answers))).toBe(leaf.code)
  })

  test.each(leaves.filter(([{ needs }]) => needs !== 'nothing'))(
    '$code requires further details',
    (leaf, answers) => {
      expect(answerFor(answers)).toBe('details-missing')
      const blank = leaf.needs === 'nothing' ? {} : { [answerTo[leaf.needs]]: '  \n' }
      expect(answerFor({ ...answers, ...blank })).toBe('details-missing')
    },
  )

  test.each<readonly [string, ReasonAnswers, string]>([
    ['no answer is no reason', {}, 'reason-missing'],
    ['a reason there is not', { firstAnswer: 'boredom' }, 'reason-not-known'],
    ['a follow-up question left open', { firstAnswer: 'family-death' }, 'reason-missing'],
    [
      'a follow-up of another reason',
      { firstAnswer: 'family-death', secondAnswer: 'agency-website-twice' },
      'reason-not-known',
    ],
    [
      'a follow-up where none is asked',
      { firstAnswer: 'weather', secondAnswer: 'family-death-close' },
      'reason-not-known',
    ],
    [
      'a follow-up given as the first',
      { firstAnswer: 'agency-website-twice', agency: 'Sol Tours' },
      'reason-not-known',
    ],
    ['what another reason wanted', { firstAnswer: 'other', agency: 'Sol Tours' }, 'details-missing'],
  ])('%s', (_, answers, refusal) => expect(answerFor(answers)).toBe(refusal))
})

describe('the pages of the details', () => {
  test.each<readonly [string, ReasonAnswers, number]>([
    ['without an answer only the first', {}, 1],
    ['with an answer nobody knows only the first', { firstAnswer: 'boredom' }, 1],
    ['the second needs the first answer', { firstAnswer: 'family-death' }, 2],
    [
      'the third needs the second answer',
      { firstAnswer: 'family-death', secondAnswer: 'family-death-relative' },
      3,
    ],
    [
      'an answer to another question is none',
      { firstAnswer: 'family-death', secondAnswer: 'agency-website-twice' },
      2,
    ],
    ['a second answer alone is none', { secondAnswer: 'agency-website-twice' }, 1],
    ['where there is no second question the third is open', { firstAnswer: 'weather' }, 3],
  ])('%s', (_, draft, page) => expect(furthestPage(theReasons, draft)).toBe(page))

  test('a list that failed to load opens no further page', () => {
    expect(furthestPage([], { firstAnswer: 'weather' })).toBe(1)
    expect(furthestPage([aReason('weather', 'The weather')], { firstAnswer: 'weather' })).toBe(3)
  })
})

describe('where cancelling is free', () => {
  test.each(reasonSequels)('nothing needs a review: %s', (follows) => {
    expect(['review', 'offer-waiver']).not.toContain(sequelOf({ follows }, { penalty: money(0, 'USD') }))
  })

  test.each(reasonSequels)('with a penalty, %s follows as the hotel configured it', (follows) => {
    expect(sequelOf({ follows }, { penalty: money(1, 'USD') })).toBe(follows)
  })
})
