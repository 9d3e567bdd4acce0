import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type PlainDate, type Stay } from '../../dates/index.ts'
import { money } from '../../money/index.ts'
import type { AddOn } from '../../reservation/index.ts'
import type { AddOnPlace } from '../index.ts'
import { type AddOnMoveFacts, movedAddOns } from './moved-add-ons.ts'
import { daysOf } from './add-on-notice.ts'

const booked: Stay = { arrival: '2026-12-25', departure: '2026-12-30' }

const anAddOn = (addOnId: number, date?: PlainDate, quantity = 1): AddOn => ({
  addOnId,
  name: `Add-on ${addOnId}`,
  category: 'for-guest',
  quantity,
  ...(date === undefined ? {} : { date }),
  unitPrice: money(12_000, 'USD'),
  total: money(12_000 * quantity, 'USD'),
  isPaid: true,
})

/** A dinner on the second day, with a limit of two per day, that can be given back until two days before. */
const facts = (after: Stay, over: Partial<AddOnMoveFacts> = {}): AddOnMoveFacts => ({
  before: booked,
  after,
  today: '2026-11-22',
  rooms: [{ roomNumber: 1, services: [anAddOn(1, '2026-12-26')] }],
  taken: [{ addOnId: 1, offerId: 7, until: '2026-12-24' }],
  offers: [{ offerId: 7, maxQuantity: 2, noticeDays: 2 }],
  choices: [],
  ...over,
})

const placed = (of: AddOnMoveFacts) =>
  movedAddOns(of).map(({ service, day, place, places, misfit }) => ({
    id: service.addOnId,
    day,
    place,
    places: places.join(' '),
    misfit,
  }))

describe('an add-on with a day, when its stay moves', () => {
  test.each<[string, Stay, Partial<AddOnMoveFacts>, object]>([
    [
      'moves to the day that is as far from the new arrival',
      { arrival: '2027-01-22', departure: '2027-01-27' },
      {},
      { day: '2027-01-23', place: 'move', places: 'move refund' },
    ],
    [
      'is refunded if its guest would rather',
      { arrival: '2027-01-22', departure: '2027-01-27' },
      { choices: [{ addOnId: 1, place: 'refund' }] },
      { day: undefined, place: 'refund', places: 'move refund' },
    ],
    [
      'may keep its day where that is still one of the stay',
      { arrival: '2026-12-24', departure: '2026-12-30' },
      { choices: [{ addOnId: 1, place: 'keep' }] },
      { day: '2026-12-26', place: 'keep', places: 'move keep refund' },
    ],
    [
      'moves where the choice made for other dates cannot be had',
      { arrival: '2027-01-22', departure: '2027-01-27' },
      { choices: [{ addOnId: 1, place: 'keep' }] },
      { day: '2027-01-23', place: 'move', places: 'move refund' },
    ],
    [
      'does not fit a stay that is too short for it',
      { arrival: '2027-01-22', departure: '2027-01-23' },
      { rooms: [{ roomNumber: 1, services: [anAddOn(1, '2026-12-29')] }] },
      { day: undefined, place: 'refund', places: '', misfit: 'outside-the-stay' },
    ],
    [
      'does not fit where the notice of its new day is over',
      { arrival: '2026-11-22', departure: '2026-11-26' },
      {},
      { day: undefined, place: 'refund', places: '', misfit: 'too-late' },
    ],
    [
      'keeps its day where only its new one comes too late',
      { arrival: '2026-12-24', departure: '2026-12-30' },
      {
        today: '2026-12-24',
        taken: [{ addOnId: 1, offerId: 7, until: '2026-12-24' }],
      },
      { day: '2026-12-26', place: 'keep', places: 'keep refund', misfit: 'too-late' },
    ],
    [
      'whose notice is over moves, and is no longer given back for the asking',
      { arrival: '2027-01-22', departure: '2027-01-27' },
      { taken: [{ addOnId: 1, offerId: 7, until: '2026-11-21' }] },
      { day: '2027-01-23', place: 'move', places: 'move' },
    ],
    [
      'that was booked without an offer moves, and is not given back for the asking',
      { arrival: '2027-01-22', departure: '2027-01-27' },
      { taken: [{ addOnId: 1 }] },
      { day: '2027-01-23', place: 'move', places: 'move' },
    ],
  ])('%s', (_, after, over, expected) => {
    expect(placed(facts(after, over))).toEqual([{ id: 1, misfit: undefined, ...expected }])
  })

  test('is not listed if its day and its distance from arrival stay the same, nor is one without a day', () => {
    const services = [anAddOn(1, '2026-12-26'), anAddOn(2)]
    const longer: Stay = { arrival: booked.arrival, departure: '2027-01-02' }
    expect(placed(facts(longer, { rooms: [{ roomNumber: 1, services }] }))).toEqual([])
  })

  test('does not take a place on a day that is full', () => {
    const services = [anAddOn(1, '2026-12-26', 2), anAddOn(2, '2026-12-27', 2)]
    const taken = [1, 2].map((addOnId) => ({ addOnId, offerId: 7, until: '2026-12-24' as const }))
    const later: Stay = { arrival: '2026-12-26', departure: '2026-12-31' }
    const rooms = [{ roomNumber: 1, services }]
    expect(placed(facts(later, { rooms, taken, choices: [{ addOnId: 2, place: 'keep' }] }))).toMatchObject([
      { id: 1, day: '2026-12-27' },
      { id: 2, day: '2026-12-28', places: 'move refund' },
    ])
  })

  test('is never left outside the stay or beyond the limit of a day, whatever was chosen', () => {
    const offset = fc.integer({ min: 0, max: 5 })
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            offset,
            quantity: fc.integer({ min: 1, max: 2 }),
            place: fc.constantFrom<AddOnPlace>('move', 'keep', 'refund'),
          }),
          { maxLength: 6 },
        ),
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (booking, shift, nights) => {
          const arrival = addDays(booked.arrival, shift)
          const after = { arrival, departure: addDays(arrival, nights) }
          const had = new Map<PlainDate, number>()
          // As booked, no day exceeds its limit.
          const services = booking.flatMap(({ offset: days, quantity }, index) => {
            const date = addDays(booked.arrival, days)
            had.set(date, (had.get(date) ?? 0) + quantity)
            return (had.get(date) ?? 0) > 2 ? [] : [anAddOn(index + 1, date, quantity)]
          })
          const moves = movedAddOns(
            facts(after, {
              rooms: [{ roomNumber: 1, services }],
              taken: services.map(({ addOnId }) => ({ addOnId, offerId: 7, until: '2026-12-20' })),
              choices: booking.map(({ place }, index) => ({ addOnId: index + 1, place })),
            }),
          )
          const left = services.flatMap((service): readonly AddOn[] => {
            const move = moves.find((one) => one.service === service)
            if (!move) return [service]
            return move.day === undefined ? [] : [{ ...service, date: move.day }]
          })
          expect(addOnsOutside([{ services: left }], after)).toEqual([])
          for (const day of daysOf(after)) {
            const quantities = left.filter(({ date }) => date === day).map(({ quantity }) => quantity)
            expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBeLessThanOrEqual(2)
          }
        },
      ),
    )
  })
})

/** A room's dated add-ons outside a stay: after a change there must be none. */
const addOnsOutside = (
  rooms: readonly { readonly services: readonly AddOn[] }[],
  stay: Stay,
): readonly AddOn[] => {
  const days = new Set(daysOf(stay))
  return rooms.flatMap(({ services }) => services).filter(({ date }) => date !== undefined && !days.has(date))
}
