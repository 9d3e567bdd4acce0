import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../dates/index.ts'
import { aRoom, anAddOn, anAddOnOffer } from '../../testing/index.ts'
import { money } from '../../money/index.ts'
import { isIncluded, lastDayFor } from '../../policy/index.ts'
import { noSelection } from '../index.ts'
import {
  daysToTake,
  isOpen,
  isOpenFor,
  quantityLeft,
  type Taking,
  withGivenBack,
  withRetained,
  withOther,
  withTaking,
} from './index.ts'

const stay = { arrival: '2027-03-14', departure: '2027-03-17' } as const
const forADay = anAddOnOffer({ noticeDays: 2 })
const forTheStay = anAddOnOffer({ hasDay: false, noticeDays: 2 })

describe('an add-on can be taken', () => {
  test.each([
    ['for each day of the stay, that of leaving too', forADay, '2027-03-01', ['14', '15', '16', '17']],
    ['on the last day of its notice', forADay, '2027-03-12', ['14', '15', '16', '17']],
    ['no longer for the days its notice ran out for', forADay, '2027-03-14', ['16', '17']],
    ['for no day once that is all of them', forADay, '2027-03-16', []],
    ['on the day itself, where it needs no notice', anAddOnOffer({ noticeDays: 0 }), '2027-03-17', ['17']],
    ['for no day of its own, where it is for the stay', forTheStay, '2027-03-01', []],
  ] as const)('%s', (_, offer, today, days) => {
    expect(daysToTake(offer, stay, today)).toEqual(days.map((day) => `2027-03-${day}`))
    if (offer.hasDay) expect(isOpen(offer, stay, today)).toBe(days.length > 0)
  })

  test.each([
    ['for the stay until its notice before arrival runs out', undefined, '2027-03-12', true],
    ['for the stay no later', undefined, '2027-03-13', false],
    ['for the stay, not for a day of it', '2027-03-15', '2027-03-01', false],
  ] as const)('%s', (_, day, today, expected) => {
    expect(isOpenFor(forTheStay, day, stay, today)).toBe(expected)
    if (day === undefined) expect(isOpen(forTheStay, stay, today)).toBe(expected)
  })

  test('never, if it is included', () => {
    for (const offer of [
      anAddOnOffer({ category: 'free', unitPrice: money(0, 'USD') }),
      anAddOnOffer({ unitPrice: money(0, 'USD') }),
    ]) {
      expect(isIncluded(offer)).toBe(true)
      expect(isOpen(offer, stay, '2027-03-01')).toBe(false)
    }
  })

  test('exactly until the last day, whatever its notice and the day', () => {
    const days = fc.integer({ min: 0, max: 3 }).map((day) => addDays(stay.arrival, day))
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -70, max: 70 }),
        (day, noticeDays, off) => {
          const last = lastDayFor(day, noticeDays)
          const offer = anAddOnOffer({ noticeDays })
          expect(isOpenFor(offer, day, stay, addDays(last, off))).toBe(off <= 0)
        },
      ),
    )
  })
})

describe('the limit of an offer in a room', () => {
  const taking: Taking = { kind: 'add', roomNumber: 1, offerId: 21, quantity: 1, day: '2027-03-15' }
  const had = anAddOn({ addOnId: 7, quantity: 2, date: '2027-03-15' })
  const facts = {
    rooms: [aRoom({ services: [had] }), aRoom({ roomNumber: 2 })],
    taken: [{ addOnId: 7, offerId: 21 }],
    selection: noSelection,
  }
  const left = (over: Partial<typeof facts>, place: Taking = taking) =>
    quantityLeft(anAddOnOffer({ maxQuantity: 4 }), place, { ...facts, ...over })

  test('counts per day what the room has and what else is selected', () => {
    expect(left({})).toBe(2)
    const other = { ...taking, quantity: 2 }
    expect(left({ selection: withTaking(withTaking(noSelection, other), taking) })).toBe(0)
    expect(left({ selection: withTaking(noSelection, taking) })).toBe(2)
  })

  test.each([
    ['on another day', { ...taking, day: '2027-03-16' }],
    ['in another room', { ...taking, roomNumber: 2 }],
  ] as const)('applies anew %s', (_, place) => {
    expect(left({}, place)).toBe(4)
  })

  test('does not count what the room gives back', () => {
    const selection = withGivenBack(noSelection, 7)
    expect(left({ selection })).toBe(4)
    expect(left({ selection: withRetained(selection, 7) })).toBe(2)
  })

  test('a changed selection keeps its position, and an emptied one is removed', () => {
    const first = { ...taking, day: '2027-03-14' } as const
    const selection = withTaking(withTaking(noSelection, first), taking)
    const two = { ...first, quantity: 2 }
    expect(withOther(selection, first, two).services).toEqual([two, taking])
    expect(withOther(selection, first, undefined).services).toEqual([taking])
    expect(withGivenBack(withGivenBack(noSelection, 7), 7).services).toHaveLength(1)
  })
})
