import { describe, expect, test } from 'vitest'
import { aReservation, aRoom, anAddOn, aThreeRoomReservation } from '../testing/index.ts'
import { type Money, money } from '../money/index.ts'
import type { CancellationFacts, CancellationPolicy, PenaltyCharge } from '../policy/index.ts'
import type { Reservation } from '../reservation/index.ts'
import { cancellationOf } from './index.ts'

const usd = (amount: number): Money => money(amount, 'USD')
const all = [1, 2, 3]

// Four nights at different prices: 500, 400, 300 and 300.
const nights = [50_000, 40_000, 30_000, 30_000]
const dates = ['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'] as const
const dailyRates = nights.map((price, index) => ({ date: dates[index] ?? dates[0], price: usd(price) }))

const seasons = { plain: 7, high: 21 } as const
const policy = (season: keyof typeof seasons, charge: PenaltyCharge): CancellationPolicy => ({
  refundable: true,
  deadlineAt: '15:00',
  tiers: [
    { daysBefore: seasons[season], charge },
    { daysBefore: 1, charge: { kind: 'whole-stay' } },
  ],
})

const bases: readonly [string, PenaltyCharge, number][] = [
  ['nothing', { kind: 'nothing' }, 0],
  ['one night', { kind: 'nights', count: 1 }, 50_000],
  ['two nights', { kind: 'nights', count: 2 }, 90_000],
  ['more nights than booked', { kind: 'nights', count: 9 }, 150_000],
  ['a tenth', { kind: 'percent', percent: 10 }, 15_000],
  ['a third, to the cent', { kind: 'percent', percent: 33.3333 }, 50_000],
  ['half a cent', { kind: 'percent', percent: 0.0003 }, 0],
  ['an amount', { kind: 'flat', amount: usd(20_000) }, 20_000],
  ['an amount above the price', { kind: 'flat', amount: usd(999_999) }, 150_000],
  ['the whole stay', { kind: 'whole-stay' }, 150_000],
]
// Cancún keeps UTC−5: a deadline at 15:00 there is 20:00 UTC.
const moments: readonly [string, keyof typeof seasons, string, 'before' | 'within' | 'last'][] = [
  ['a second before a plain season’s window', 'plain', '2027-03-07T19:59:59Z', 'before'],
  ['the second it opens', 'plain', '2027-03-07T20:00:00Z', 'within'],
  ['a second before the last day', 'plain', '2027-03-13T19:59:59Z', 'within'],
  ['the last day', 'plain', '2027-03-13T20:00:00Z', 'last'],
  ['a second before a high season’s window', 'high', '2027-02-21T19:59:59Z', 'before'],
  ['the second a high season’s opens', 'high', '2027-02-21T20:00:00Z', 'within'],
  ['the last day of a high season', 'high', '2027-03-14T19:00:00Z', 'last'],
]
const paidStates = [0, 40_000, 90_000, 150_000, 180_000]
const counts = [1, 3]

const rows = bases.flatMap(([basis, charge, within]) =>
  moments.flatMap(([moment, season, at, tier]) =>
    counts.flatMap((count) =>
      paidStates.map((paid) => {
        const penalty = { before: 0, within, last: 150_000 }[tier]
        return { basis, charge, moment, season, at, count, paid, penalty }
      }),
    ),
  ),
)

describe('penalty, refund and outstanding amount', () => {
  test.each(rows)(
    '$basis, $moment, $count rooms that paid $paid each: $penalty each',
    ({ charge, season, at, count, paid, penalty }) => {
      const rooms = Array.from({ length: count }, (_, index) => ({
        ...aRoom({ roomNumber: index + 1, policy: policy(season, charge), paid: usd(paid) }),
        dailyRates,
        total: usd(150_000),
      }))
      const numbers = rooms.map(({ roomNumber }) => roomNumber)
      const cancelled = cancellationOf(aReservation({ rooms }), numbers, at)
      const refund = Math.max(0, paid - penalty)
      const outstanding = Math.max(0, penalty - paid)
      expect(cancelled).toMatchObject({
        isWhole: true,
        paid: usd(paid * count),
        penalty: usd(penalty * count),
        refund: usd(refund * count),
        outstanding: usd(outstanding * count),
      })
      for (const room of cancelled.rooms)
        expect(room).toMatchObject({
          penalty: usd(penalty),
          refund: usd(refund),
          outstanding: usd(outstanding),
          nights: 4,
        })
    },
  )

  test.each(moments)('of non-refundable rooms is the whole stay, %s', (_, season, at) => {
    const strict = { ...policy(season, { kind: 'nothing' }), refundable: false }
    const cancelled = cancellationOf(aReservation({ rooms: [aRoom({ policy: strict })] }), [1], at)
    expect(cancelled).toMatchObject({ penalty: usd(247_500), refund: usd(0), outstanding: usd(0) })
    expect(cancelled.nextDeadline).toBeUndefined()
  })

  test('the refund of one room first pays what is outstanding for another', () => {
    const rooms = [aRoom(), aRoom({ roomNumber: 2, paid: usd(0) })]
    const cancelled = cancellationOf(aReservation({ rooms }), [1, 2], '2027-03-10T12:00:00Z')
    expect(cancelled.rooms.map(({ refund, outstanding }) => [refund.amount, outstanding.amount])).toEqual([
      [165_000, 0],
      [0, 82_500],
    ])
    expect(cancelled).toMatchObject({ penalty: usd(165_000), refund: usd(82_500), outstanding: usd(0) })
  })
})

describe('cancelling some of the rooms', () => {
  const some = cancellationOf(aThreeRoomReservation(), [2], '2027-03-01T15:00:00Z')

  test('lists the rooms that stay, at their old price', () => {
    expect(some.isWhole).toBe(false)
    expect(some.staying).toEqual([
      { roomNumber: 1, name: 'Superior Deluxe, Ocean View', roomTypeId: 901, total: usd(247_500) },
      { roomNumber: 3, name: 'Deluxe, Lagoon View', roomTypeId: 901, total: usd(228_000) },
    ])
  })

  test('leaves the transfer and the add-ons of the others alone', () => {
    expect(some.transfer).toBeUndefined()
    expect(some.paid).toEqual(usd(247_500))
  })

  test('shows the promotion’s share in the cancelled rooms; all shares add up to the whole saving', () => {
    const shares = all.map(
      (roomNumber) =>
        cancellationOf(aThreeRoomReservation(), [roomNumber], '2027-03-01T15:00:00Z').promotionLost,
    )
    expect(shares.every((share) => share?.code === 'EARLYSUN')).toBe(true)
    expect(shares.reduce((sum, share) => sum + (share?.saving.amount ?? 0), 0)).toBe(127_588)
    // A room with a lower price has a smaller share.
    expect(shares[2]?.saving.amount).toBeLessThan(shares[1]?.saving.amount ?? 0)
  })

  test('ignores rooms that are cancelled already or do not exist', () => {
    const rooms = [aRoom(), aRoom({ roomNumber: 2, status: 'cancelled' })]
    const cancelled = cancellationOf(aReservation({ rooms }), [1, 2, 7], '2027-03-01T15:00:00Z')
    expect(cancelled.rooms.map(({ roomNumber }) => roomNumber)).toEqual([1])
    expect(cancelled.isWhole).toBe(true)
  })
})

describe('what was paid besides the nights', () => {
  const withTransfer = (isPaid: boolean): Reservation =>
    aReservation({
      rooms: [aRoom()],
      transfer: { price: usd(18_000), isPaid, noticeDays: 2 },
    })
  const transferAt = (facts: CancellationFacts, at: string) => cancellationOf(facts, [1], at).transfer

  test('a paid transfer is refunded whole until 48 hours before check-in, and then retained', () => {
    expect(transferAt(withTransfer(true), '2027-03-12T19:59:59Z')).toMatchObject({
      refund: usd(18_000),
      retained: usd(0),
    })
    expect(transferAt(withTransfer(true), '2027-03-12T20:00:00Z')).toMatchObject({
      refund: usd(0),
      retained: usd(18_000),
    })
  })

  test('the 48 hours are elapsed hours, also across a clock change', () => {
    const rome = aReservation({
      stay: { arrival: '2027-03-29', departure: '2027-04-02' },
      property: { ...aReservation().property, timeZone: 'Europe/Rome' },
      transfer: { price: usd(18_000), isPaid: true, noticeDays: 2 },
    })
    // Check-in at 15:00 summer time is 13:00 UTC; two days earlier the clocks had not changed yet.
    expect(transferAt(rome, '2027-03-27T12:59:59Z')?.refund).toEqual(usd(18_000))
    expect(transferAt(rome, '2027-03-27T13:00:00Z')?.refund).toEqual(usd(0))
  })

  test('an unpaid transfer costs nothing and refunds nothing', () => {
    for (const at of ['2027-03-01T15:00:00Z', '2027-03-13T15:00:00Z'])
      expect(transferAt(withTransfer(false), at)).toEqual({
        price: usd(18_000),
        refund: usd(0),
        retained: usd(0),
      })
  })

  test('paid add-ons are refunded whole; those already provided are retained', () => {
    const had = anAddOn({ addOnId: 2, date: '2027-03-09', total: usd(12_000) })
    const rooms = [aRoom({ services: [anAddOn(), had, anAddOn({ addOnId: 3, isPaid: false })] })]
    const at = (moment: string) => cancellationOf(aReservation({ rooms }), [1], moment)
    // The end of 9 March in Cancún.
    expect(at('2027-03-10T04:59:59Z').rooms[0]?.addOns).toEqual({ paid: usd(30_900), refund: usd(30_900) })
    expect(at('2027-03-10T05:00:00Z').rooms[0]?.addOns).toEqual({ paid: usd(30_900), refund: usd(18_900) })
    expect(at('2027-03-10T05:00:00Z').penalty).toEqual(usd(82_500 + 12_000))
  })

  test('every amount is in its currency’s own unit, yen too', () => {
    const rooms = [
      aRoom({ currency: 'JPY', perNight: 61_801, policy: policy('plain', { kind: 'percent', percent: 50 }) }),
    ]
    const cancelled = cancellationOf(aReservation({ rooms, currency: 'JPY' }), [1], '2027-03-10T12:00:00Z')
    expect(cancelled).toMatchObject({
      currency: 'JPY',
      penalty: money(185_403, 'JPY'),
      refund: money(185_403, 'JPY'),
    })
  })
})

describe('the next deadline', () => {
  test('is the first moment at which the amounts change', () => {
    const at = (moment: string) => cancellationOf(aThreeRoomReservation(), all, moment).nextDeadline
    expect(at('2027-03-01T15:00:00Z')).toBe('2027-03-07T20:00:00.000Z')
    expect(at('2027-03-07T20:00:00Z')).toBe('2027-03-12T20:00:00.000Z')
    expect(at('2027-03-12T20:00:00Z')).toBe('2027-03-13T20:00:00.000Z')
    expect(at('2027-03-13T20:00:00Z')).toBeUndefined()
  })

  test('is missing where a penalty tier changes nothing', () => {
    const free = policy('plain', { kind: 'nothing' })
    const { nextDeadline } = cancellationOf(
      aReservation({ rooms: [aRoom({ policy: free })] }),
      [1],
      '2027-03-01T15:00:00Z',
    )
    expect(nextDeadline).toBe('2027-03-13T20:00:00.000Z')
  })
})
