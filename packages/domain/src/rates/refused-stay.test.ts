import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRateCalendar } from '../testing/a-rate-calendar.ts'
import { nearestOffers, offerFor, offersAround } from './choose-stay.ts'
import type { UnavailableStay } from './price-stay.ts'
import { withRefusedStay } from './refused-stay.ts'

const calendar = aRateCalendar()
const stay = { arrival: '2027-06-14', departure: '2027-06-19' } as const
const roomNumbers = calendar.rooms.map(({ roomNumber }) => roomNumber)

const refusals: readonly (UnavailableStay | undefined)[] = [
  undefined,
  { kind: 'too-short', minimumNights: 7 },
  { kind: 'too-long', maximumNights: 3 },
  { kind: 'no-check-in', on: stay.arrival },
  { kind: 'no-check-out', on: stay.departure },
  { kind: 'closed', on: '2027-06-16' },
  { kind: 'sold-out', on: '2027-06-16', roomNumbers },
  { kind: 'rate-not-found', on: '2027-06-16', roomNumbers },
  { kind: 'not-on-sale', on: '2027-06-17' },
  { kind: 'in-the-past' },
  { kind: 'not-a-stay' },
]

test.each(refusals)('a stay that was refused is not offered again: %o', (restriction) => {
  expect(offerFor(calendar, stay)).toBeDefined()
  const known = withRefusedStay(calendar, stay, restriction)
  const offered = [...nearestOffers(known, stay), ...offersAround(known, stay).asLong]
  expect(offered.map((offer) => offer.stay)).not.toContainEqual(stay)
})

test('stays that do not meet what was refused keep their prices', () => {
  const date = fc.constantFrom(...calendar.days.slice(0, 200).map((day) => day.date))
  fc.assert(
    fc.property(date, date, (arrival, departure) => {
      const other = { arrival, departure }
      const isApart = departure <= '2027-06-16' || '2027-06-16' < arrival
      const known = withRefusedStay(calendar, stay, { kind: 'sold-out', on: '2027-06-16', roomNumbers })
      if (isApart) expect(offerFor(known, other)).toEqual(offerFor(calendar, other))
      else expect(offerFor(known, other)).toBeUndefined()
    }),
  )
})
