import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { aPlannedRoom } from '../testing/index.ts'
import { addedGuestsPrice, extraGuestsTotal, stayChange, type StayChangeFacts } from './index.ts'

const dollars = (amount: number) => money(amount, 'USD')
const stay = { arrival: '2027-03-14', departure: '2027-03-16' } as const

describe('additional guests cost the newly found total minus what is paid', () => {
  test.each([
    [500, 0, 500, 0],
    [500, 300, 200, 0],
    [500, 500, 0, 0],
    [500, 620, 0, 120],
  ])('found %i, paid %i: %i to pay, %i hidden by the floor', (found, paid, amount, hidden) => {
    expect(addedGuestsPrice(dollars(found), dollars(paid))).toEqual({
      amount: dollars(amount),
      hiddenCredit: dollars(hidden),
    })
  })

  const facts = (booked: number, paid: number): StayChangeFacts => ({
    stay,
    currency: 'USD',
    rooms: [
      aPlannedRoom({
        occupancy: { adults: 2, teens: 0, kids: 1, infants: 0 },
        was: { name: 'Suite', roomTypeId: 901, occupancy: { adults: 2, teens: 0, kids: 0, infants: 0 } },
        nights: [
          { night: stay.arrival, price: booked },
          { night: '2027-03-15', price: booked },
        ],
        paid: dollars(paid),
      }),
    ],
    services: [],
    onlyGuestsJoin: true,
    savingRetained: dollars(0),
    total: dollars(2 * booked),
    paid: dollars(paid),
    timings: ['now'],
    hasTransfer: false,
    zone: 'America/Cancun',
    checkInAt: '15:00',
    now: '2027-03-01T15:00:00Z',
  })
  const found = (one: number, other: number) => ({
    stay,
    rooms: [
      {
        roomNumber: 1,
        nights: [
          { night: stay.arrival, price: one },
          { night: '2027-03-15' as const, price: other },
        ],
        total: one + other,
        saving: 0,
      },
    ],
    total: one + other,
    saving: 0,
    promotion: 'none' as const,
  })

  test('whatever was booked, found and paid: the amount to pay is that price, nothing is refunded, and the nights sum to the room', () => {
    const price = fc.nat(90_000)
    fc.assert(
      fc.property(price, price, price, fc.nat(200_000), (booked, one, other, paid) => {
        const change = stayChange(facts(booked, paid), found(one, other))
        const { amount, hiddenCredit } = addedGuestsPrice(dollars(one + other), dollars(paid))
        expect(change.settlement).toEqual(
          amount.amount > 0 ? { kind: 'to-pay', amount, timings: ['now'] } : { kind: 'nothing' },
        )
        const [room] = change.rooms
        expect(room?.after).toEqual(dollars(Math.max(one + other, paid)))
        expect(extraGuestsTotal(change.rooms, 'USD')).toEqual(
          dollars(Math.max(0, Math.max(one + other, paid) - 2 * booked)),
        )
        expect(room?.hiddenCredit ?? dollars(0)).toEqual(hiddenCredit)
        expect(room?.nights.reduce((sum, { after }) => sum + (after?.amount ?? 0), 0)).toBe(
          room?.after.amount,
        )
      }),
    )
  })
})
