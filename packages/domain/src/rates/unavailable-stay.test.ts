import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightDatesOf, type PlainDate, type Stay } from '../dates/index.ts'
import { type RateCalendarDay, restrictionTo, priceStay, type RateCalendar } from './index.ts'

/** May 2027 for rooms 1 and 2, of one category with two rooms left; `over` changes some of its days. */
function may(
  over: Readonly<Record<PlainDate, Partial<RateCalendarDay>>> = {},
  more: Partial<RateCalendar> = {},
): RateCalendar {
  return {
    currency: 'USD',
    today: '2027-05-03',
    minimumNights: 3,
    current: { stay: { arrival: '2027-05-20', departure: '2027-05-24' }, total: 80_000 },
    rooms: [1, 2].map((roomNumber) => ({ roomNumber, name: 'Suite', roomTypeId: 901 })),
    days: Array.from({ length: 31 }, (_, day) => {
      const date = addDays('2027-05-01', day)
      return { date, prices: [10_000, 10_000], left: [2, 2], ...over[date] }
    }),
    ...more,
  }
}
const from = (arrival: PlainDate, departure: PlainDate): Stay => ({ arrival, departure })
const tenth = from('2027-05-10', '2027-05-14')

describe('the restriction on a stay', () => {
  test.each([
    ['nothing', may(), tenth, undefined],
    ['check-out must differ from check-in', may(), from('2027-05-10', '2027-05-10'), { kind: 'not-a-stay' }],
    ['check-out never comes first', may(), from('2027-05-10', '2027-05-09'), { kind: 'not-a-stay' }],
    [
      'dates before today cannot be selected',
      may(),
      from('2027-05-02', '2027-05-06'),
      { kind: 'in-the-past' },
    ],
    ['today can', may(), from('2027-05-03', '2027-05-06'), undefined],
    [
      'the property’s minimum stay',
      may(),
      from('2027-05-10', '2027-05-12'),
      { kind: 'too-short', minimumNights: 3 },
    ],
    [
      'the longer minimum stay of a day of arrival',
      may({ '2027-05-10': { minimumNights: 5 } }),
      tenth,
      { kind: 'too-short', minimumNights: 5 },
    ],
    [
      'a day’s shorter minimum does not lower the property’s',
      may({ '2027-05-10': { minimumNights: 1 } }),
      from('2027-05-10', '2027-05-12'),
      { kind: 'too-short', minimumNights: 3 },
    ],
    [
      'the property’s longest stay',
      { ...may(), maximumNights: 4 },
      from('2027-05-10', '2027-05-15'),
      { kind: 'too-long', maximumNights: 4 },
    ],
    ['a stay as long as the longest', { ...may(), maximumNights: 4 }, tenth, undefined],
    [
      'not the longest stay, where one that is longer is booked',
      { ...may(), maximumNights: 3, current: { stay: tenth, total: 0 } },
      tenth,
      undefined,
    ],
    [
      'a day nobody arrives on',
      may({ '2027-05-10': { limit: 'check-out-only' } }),
      tenth,
      { kind: 'no-check-in', on: '2027-05-10' },
    ],
    [
      'a day nobody leaves on',
      may({ '2027-05-14': { limit: 'check-in-only' } }),
      tenth,
      { kind: 'no-check-out', on: '2027-05-14' },
    ],
    ['arriving on a check-in day', may({ '2027-05-10': { limit: 'check-in-only' } }), tenth, undefined],
    ['leaving on a check-out day', may({ '2027-05-14': { limit: 'check-out-only' } }), tenth, undefined],
    [
      'sleeping through days of either limit',
      may({ '2027-05-11': { limit: 'check-in-only' }, '2027-05-12': { limit: 'check-out-only' } }),
      tenth,
      undefined,
    ],
    [
      'a closed night',
      may({ '2027-05-12': { limit: 'closed' } }),
      tenth,
      { kind: 'closed', on: '2027-05-12' },
    ],
    ['leaving on a closed day', may({ '2027-05-14': { limit: 'closed' } }), tenth, undefined],
    [
      'the first night that is not on sale yet',
      may(),
      from('2027-05-29', '2027-06-03'),
      { kind: 'not-on-sale', on: '2027-06-01' },
    ],
    [
      'a night without a rate, by room number',
      may({ '2027-05-13': { prices: [10_000, null] } }),
      tenth,
      { kind: 'rate-not-found', on: '2027-05-13', roomNumbers: [2] },
    ],
    [
      'a night with zero rooms, by room number',
      may({ '2027-05-11': { left: [0, 0] } }),
      tenth,
      { kind: 'sold-out', on: '2027-05-11', roomNumbers: [1, 2] },
    ],
    [
      'two rooms of one category need two',
      may({ '2027-05-11': { left: [1, 1] } }),
      tenth,
      { kind: 'sold-out', on: '2027-05-11', roomNumbers: [2] },
    ],
  ] as const)('%s', (_, calendar, stay, restriction) => {
    expect(restrictionTo(calendar, stay)).toEqual(restriction)
    const priced = priceStay(calendar, stay)
    expect(priced.ok ? undefined : priced.refusal).toEqual(restriction)
  })

  test('is one at a time: first the guest’s choices, then the nights in order', () => {
    const [arrival, departure] = ['2027-05-01', '2027-05-02'] as const
    const worst: RateCalendar = may(
      {
        [arrival]: { limit: 'check-out-only', prices: [null, null], left: [0, 0], minimumNights: 2 },
        [departure]: { limit: 'check-in-only' },
      },
      { minimumNights: 2 },
    )
    const day = (over: Partial<RateCalendarDay>): RateCalendar => ({
      ...lifted,
      days: worst.days.map((one) => (one.date === arrival ? { ...one, ...over } : one)),
    })
    const lifted: RateCalendar = { ...worst, today: arrival, minimumNights: 1 }
    const kinds = [
      restrictionTo(worst, from(departure, arrival)),
      restrictionTo(worst, from(arrival, departure)),
      restrictionTo({ ...worst, today: arrival }, from(arrival, departure)),
      restrictionTo(day({ minimumNights: 1 }), from(arrival, departure)),
      restrictionTo(day({ minimumNights: 1, limit: 'closed' }), from(arrival, departure)),
      restrictionTo(day({ minimumNights: 1, limit: 'closed' }), from(arrival, '2027-05-03')),
      restrictionTo(day({ minimumNights: 1, limit: 'check-in-only' }), from(arrival, '2027-05-03')),
      restrictionTo(
        day({ minimumNights: 1, limit: 'check-in-only', prices: [1, 1] }),
        from(arrival, '2027-05-03'),
      ),
    ].map((restriction) => restriction?.kind)
    expect(kinds).toEqual([
      'not-a-stay',
      'in-the-past',
      'too-short',
      'no-check-in',
      'no-check-out',
      'closed',
      'rate-not-found',
      'sold-out',
    ])
  })

  test('of an earlier night precedes that of a later one, whatever their kinds', () => {
    const calendar = may({ '2027-05-11': { left: [0, 0] }, '2027-05-12': { limit: 'closed' } })
    expect(restrictionTo(calendar, tenth)).toMatchObject({ kind: 'sold-out', on: '2027-05-11' })
  })
})

describe('the guest’s own dates', () => {
  const limits = {
    '2027-05-20': { limit: 'check-out-only' },
    '2027-05-22': { limit: 'closed' },
    '2027-05-24': { limit: 'check-in-only' },
  } as const

  test('are always available to them, whatever was restricted since', () => {
    expect(restrictionTo(may(limits), from('2027-05-20', '2027-05-24'))).toBeUndefined()
    expect(restrictionTo(may(limits), from('2027-05-20', '2027-05-23'))).toBeUndefined()
  })

  test('are restricted like all others for a stay that moves there', () => {
    const calendar = may(limits, { current: { stay: tenth, total: 80_000 } })
    expect(restrictionTo(calendar, from('2027-05-20', '2027-05-24'))).toMatchObject({ kind: 'no-check-in' })
    expect(restrictionTo(calendar, from('2027-05-19', '2027-05-24'))).toMatchObject({ kind: 'no-check-out' })
    expect(restrictionTo(calendar, from('2027-05-19', '2027-05-23'))).toMatchObject({ kind: 'closed' })
  })

  test('do not include the day of departure: if that is closed, it is restricted', () => {
    const calendar = may({ '2027-05-24': { limit: 'closed' } })
    expect(restrictionTo(calendar, from('2027-05-20', '2027-05-24'))).toBeUndefined()
    expect(restrictionTo(calendar, from('2027-05-20', '2027-05-25'))).toEqual({
      kind: 'closed',
      on: '2027-05-24',
    })
  })
})

test('a stay is sold out exactly when some night has too few rooms of a category', () => {
  const types = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 })
  const left = fc.array(fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }), { minLength: 31, maxLength: 31 })
  fc.assert(
    fc.property(types, left, (roomTypes, leftByDay) => {
      const calendar: RateCalendar = {
        ...may(),
        rooms: roomTypes.map((roomTypeId, index) => ({ roomNumber: index + 1, name: 'Suite', roomTypeId })),
        days: leftByDay.map((counts, day) => ({
          date: addDays('2027-05-01', day),
          prices: roomTypes.map(() => 1),
          left: roomTypes.map((type) => counts[type - 1] ?? 0),
        })),
      }
      const short = nightDatesOf(tenth).find((night) => {
        const counts = leftByDay[Number(night.slice(-2)) - 1] ?? []
        return [1, 2, 3].some(
          (type) => roomTypes.filter((one) => one === type).length > (counts[type - 1] ?? 0),
        )
      })
      const restriction = restrictionTo(calendar, tenth)
      expect(restriction && 'on' in restriction ? restriction.on : undefined).toBe(short)
      if (restriction?.kind !== 'sold-out') return
      const counts = leftByDay[Number(restriction.on.slice(-2)) - 1] ?? []
      const beyond = [1, 2, 3].flatMap((type) =>
        calendar.rooms.filter(({ roomTypeId }) => roomTypeId === type).slice(counts[type - 1] ?? 0),
      )
      expect(new Set(restriction.roomNumbers)).toEqual(new Set(beyond.map(({ roomNumber }) => roomNumber)))
    }),
  )
})
