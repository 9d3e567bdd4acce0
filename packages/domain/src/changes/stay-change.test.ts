import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightDatesOf, type PlainDate, type Stay } from '../dates/index.ts'
import { aFlexiblePolicy, aPlannedRoom } from '../testing/index.ts'
import { currencyCodes, minus, money, plus, sum } from '../money/index.ts'
import type { PricedStay } from '../rates/index.ts'
import { stayChange, type StayChangeFacts } from './index.ts'

const night = (date: PlainDate, price: number) => ({ night: date, price })
const stay: Stay = { arrival: '2027-03-14', departure: '2027-03-17' }

/** Room 1 booked for 100, 100 and 200, all paid. */
const facts = (over: Partial<StayChangeFacts> = {}): StayChangeFacts => ({
  stay,
  currency: 'USD',
  rooms: [
    aPlannedRoom({
      nights: [night('2027-03-14', 100), night('2027-03-15', 100), night('2027-03-16', 200)],
      paid: money(400, 'USD'),
    }),
  ],
  services: [],
  onlyGuestsJoin: false,
  savingRetained: money(0, 'USD'),
  total: money(400, 'USD'),
  paid: money(400, 'USD'),
  timings: ['now'],
  hasTransfer: false,
  zone: 'America/Cancun',
  checkInAt: '15:00',
  now: '2027-03-01T15:00:00Z',
  ...over,
})

function pricedAs(wanted: Stay, prices: readonly (readonly number[])[], over: Partial<PricedStay> = {}) {
  const rooms = prices.map((ofRoom, index) => ({
    roomNumber: index + 1,
    nights: nightDatesOf(wanted).map((date, day) => night(date, ofRoom[day] ?? 0)),
    total: ofRoom.reduce((total, price) => total + price, 0),
    saving: 0,
  }))
  const total = rooms.reduce((whole, room) => whole + room.total, 0)
  return { stay: wanted, rooms, total, saving: 0, promotion: 'none', ...over } satisfies PricedStay
}

describe('a stay that is changed while a penalty is in force', () => {
  const floor = money(400, 'USD')
  const penalised = facts({
    rooms: facts().rooms.map((room) => ({ ...room, policyAfter: { ...aFlexiblePolicy, floor } })),
  })
  const moved: Stay = { arrival: '2027-04-14', departure: '2027-04-16' }

  test.each<[string, readonly number[], number]>([
    ['a cheaper one costs as much as the penalty, and nothing comes back', [60, 40], 400],
    ['nights that are free cost as much as the penalty too', [0, 0], 400],
    ['a dearer one costs what it costs', [300, 200], 500],
  ])('%s', (_, prices, total) => {
    const change = stayChange(penalised, pricedAs(moved, [prices]))
    expect(change.rooms[0]?.after).toEqual(money(total, 'USD'))
    expect(change.newTotal).toEqual(money(total, 'USD'))
    expect(change.settlement.kind).toBe(total > 400 ? 'to-pay' : 'nothing')
    expect(change.warnings).toContain('penalty-kept')
  })
})

describe('the nights before and after', () => {
  const moved: Stay = { arrival: '2027-03-15', departure: '2027-03-19' }
  const change = stayChange(facts(), pricedAs(moved, [[120, 150, 90, 80]]))

  test('are listed night by night, each with its mark', () => {
    expect(
      change.rooms[0]?.nights.map((one) => [one.night, one.before?.amount, one.after?.amount, one.mark]),
    ).toEqual([
      ['2027-03-14', 100, undefined, 'given-up'],
      ['2027-03-15', 100, 120, 'increase'],
      ['2027-03-16', 200, 150, 'decrease'],
      ['2027-03-17', undefined, 90, 'added'],
      ['2027-03-18', undefined, 80, 'added'],
    ])
    const same = stayChange(facts(), pricedAs(stay, [[100, 100, 200]]))
    expect(same.rooms[0]?.nights.map(({ mark }) => mark)).toEqual(['kept', 'kept', 'kept'])
  })

  test('sum to the difference: new total − current total', () => {
    expect([change.currentTotal, change.newTotal, change.difference]).toEqual(
      [400, 440, 40].map((amount) => money(amount, 'USD')),
    )
    expect(change.settlement).toEqual({ kind: 'to-pay', amount: money(40, 'USD'), timings: ['now'] })
  })

  test('keep the old stay beside the new one, and the policies of each room', () => {
    expect([change.before, change.after]).toEqual([stay, moved])
    expect(change.rooms[0]).toMatchObject({ policyBefore: aFlexiblePolicy, policyAfter: aFlexiblePolicy })
  })
})

describe('whatever the stays and prices', () => {
  const someStay = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 10 })).map(
    ([from, length]): Stay => ({
      arrival: addDays('2027-03-05', from),
      departure: addDays('2027-03-05', from + length),
    }),
  )
  const prices = fc.array(fc.array(fc.nat(500), { minLength: 10, maxLength: 10 }), {
    minLength: 9,
    maxLength: 9,
  })
  const changes = fc
    .record({
      old: someStay,
      wanted: someStay,
      oldPrices: prices,
      newPrices: prices,
      count: fc.integer({ min: 1, max: 9 }),
      services: fc.nat(5_000),
      paid: fc.nat(50_000),
      currency: fc.constantFrom(...currencyCodes),
    })
    .map(({ old, wanted, oldPrices, newPrices, count, services, paid, currency }) => {
      const length = nightDatesOf(wanted).length
      const priced = pricedAs(
        wanted,
        newPrices.slice(0, count).map((ofRoom) => ofRoom.slice(0, length)),
      )
      const rooms = pricedAs(
        old,
        oldPrices.slice(0, count).map((ofRoom) => ofRoom.slice(0, nightDatesOf(old).length)),
      )
      const given = facts({
        stay: old,
        currency,
        rooms: rooms.rooms.map(({ roomNumber, nights }) => aPlannedRoom({ roomNumber, nights })),
        total: money(rooms.total + services, currency),
        paid: money(paid, currency),
      })
      return { given, priced, change: stayChange(given, priced) }
    })

  test('every night of either stay occurs once, in order, marked by what happens to it', () => {
    fc.assert(
      fc.property(changes, ({ given, priced, change }) => {
        const old = nightDatesOf(given.stay)
        const fresh = nightDatesOf(priced.stay)
        for (const { nights } of change.rooms) {
          expect(nights.map((one) => one.night)).toEqual([...new Set([...old, ...fresh])].sort())
          for (const { night: date, before, after, mark } of nights) {
            expect([before !== undefined, after !== undefined]).toEqual([
              old.includes(date),
              fresh.includes(date),
            ])
            const by = before && after ? Math.sign(after.amount - before.amount) : undefined
            const expected =
              by === undefined ? (before ? 'given-up' : 'added') : ['decrease', 'kept', 'increase'][by + 1]
            expect(mark).toBe(expected)
          }
        }
      }),
    )
  })

  test('the nights sum to each room’s price, and the totals are the reservation’s, before and after', () => {
    fc.assert(
      fc.property(changes, ({ given, priced, change }) => {
        const { currency } = given
        for (const room of change.rooms) {
          expect(
            sum(
              room.nights.flatMap(({ before }) => before ?? []),
              currency,
            ),
          ).toEqual(room.before)
          expect(
            sum(
              room.nights.flatMap(({ after }) => after ?? []),
              currency,
            ),
          ).toEqual(room.after)
        }
        const rooms = sum(
          change.rooms.map(({ before, after }) => minus(after, before)),
          currency,
        )
        expect([change.currentTotal, change.newTotal]).toEqual([given.total, plus(given.total, rooms)])
        expect(priced.total).toBe(change.rooms.reduce((total, { after }) => total + after.amount, 0))
        expect(change.difference.amount).toBe(change.newTotal.amount - change.currentTotal.amount)
      }),
    )
  })

  test('paid + to pay − to refund leaves no larger balance of the new total than before', () => {
    fc.assert(
      fc.property(changes, ({ given, change: { difference, settlement } }) => {
        const toPay = settlement.kind === 'to-pay' ? settlement.amount.amount : 0
        const toRefund = settlement.kind === 'to-refund' ? settlement.amount.amount : 0
        const outstanding = given.total.amount - given.paid.amount
        const outstandingAfter =
          given.total.amount + difference.amount - (given.paid.amount + toPay - toRefund)
        expect(outstandingAfter).toBeLessThanOrEqual(Math.max(0, outstanding))
        if (settlement.kind === 'owes-less') expect(settlement.balance.amount).toBe(outstandingAfter)
      }),
    )
  })
})

test('a booked room without a new price stays as it is; an added room without one is a bug', () => {
  const retained = stayChange(facts(), pricedAs(stay, []))
  expect(retained.rooms[0]?.nights.map(({ mark }) => mark)).toEqual(['kept', 'kept', 'kept'])
  expect([retained.difference.amount, retained.settlement.kind]).toEqual([0, 'nothing'])
  const { was: _, ...added } = aPlannedRoom()
  expect(() => stayChange(facts({ rooms: [added] }), pricedAs(stay, []))).toThrow('Room 1')
})
