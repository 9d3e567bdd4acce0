import { aReason, theReasons } from '@veranda/domain/fixtures'
import { describe, expect, test } from 'vitest'
import { reasonGroups } from './reason-groups.ts'

const shown = (reasons: Parameters<typeof reasonGroups>[0]) =>
  reasonGroups(reasons).map(({ about, reasons: own }) => [about, own.map(({ code }) => code)])

describe('the reasons in groups', () => {
  test('come in the order the hotel has them, group by group', () => {
    const codes = ['weather', 'health', 'changed-plans', 'better-price']
    expect(shown(codes.map((code) => aReason(code, code)))).toEqual([
      ['plans', ['weather', 'changed-plans']],
      ['family', ['health']],
      ['price', ['better-price']],
    ])
  })

  test('end with the others', () => {
    const codes = ['other', 'of-the-hotel', 'web']
    expect(shown(codes.map((code) => aReason(code, code)))).toEqual([
      ['booking', ['web']],
      ['other', ['other', 'of-the-hotel']],
    ])
  })

  test('are five, and none of the sixteen is left out', () => {
    const groups = reasonGroups(theReasons)
    expect(groups.map(({ about }) => about)).toEqual(['plans', 'price', 'family', 'booking', 'other'])
    expect(groups.flatMap(({ reasons }) => reasons)).toHaveLength(theReasons.length)
  })
})
