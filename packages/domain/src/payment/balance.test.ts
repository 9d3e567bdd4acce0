import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anAddOn, aReservation, aRoom, aStay } from '../testing/index.ts'
import { money } from '../money/index.ts'
import { pricingOf, type Reservation } from '../reservation/index.ts'
import { addOnsPaidWith, balanceBill, balancePayment, whyNoBalance, whyNotBeforeArrival } from './index.ts'

const usd = (amount: number) => money(amount, 'USD')
const aStayOf = (nights: number) => aStay({ departure: `2027-03-${14 + nights}` as '2027-03-20' })

/** Two rooms of 3,000.00 each, the first with a massage of 50.00 that is not paid, and a transfer of 90.00. */
const aBalance = (over: Partial<Parameters<typeof aReservation>[0]> & { readonly paid?: number } = {}) => {
  const { paid = 100_000, ...sketch } = over
  const stay = aStayOf(6)
  return aReservation({
    stay,
    rooms: [
      aRoom({
        stay,
        perNight: 50_000,
        paid: usd(paid),
        services: [
          anAddOn({ addOnId: 7, isPaid: false, quantity: 1, unitPrice: usd(5_000), total: usd(5_000) }),
        ],
      }),
      aRoom({ stay, roomNumber: 2, perNight: 50_000, paid: usd(0) }),
    ],
    transfer: { price: usd(9_000), isPaid: false, noticeDays: 2 },
    ...sketch,
  })
}
const billOf = (reservation: Reservation, smallest = 10_000) => balanceBill(reservation, usd(smallest))
const pendingIn = (reservation: Reservation) =>
  billOf(reservation).parts.map(({ roomNumber, pending }) => [roomNumber, pending.amount])
const paying = (reservation: Reservation, selection: Parameters<typeof balancePayment>[1]) => {
  const answer = balancePayment(billOf(reservation), selection)
  return answer.ok ? answer.value : answer.refusal
}

describe('a balance', () => {
  test('is for each room with its add-ons, and for the transfer', () => {
    expect(pendingIn(aBalance())).toEqual([
      [1, 205_000],
      [2, 300_000],
      [null, 9_000],
    ])
  })

  test('has no part for a transfer that nobody booked, or that goes with a stay nobody comes to', () => {
    const { transfer: _, ...withoutTransfer } = aBalance()
    expect(pendingIn(withoutTransfer)).toEqual([
      [1, 205_000],
      [2, 300_000],
    ])
    const rooms = aBalance().rooms.map((room) => ({ ...room, status: 'cancelled' as const }))
    expect(billOf({ ...aBalance(), rooms }).parts).toEqual([])
  })

  test('counts what is paid: a transfer, and an add-on with its room', () => {
    const booked = aBalance()
    const rooms = booked.rooms.map((room) => ({
      ...room,
      services: room.services.map((one) => ({ ...one, isPaid: true })),
    }))
    const transfer = { price: usd(9_000), isPaid: true, noticeDays: 2 }
    const { parts } = billOf(aReservation({ ...booked, rooms, transfer }))
    expect(parts.map(({ paid, pending }) => [paid.amount, pending.amount])).toEqual([
      [105_000, 200_000],
      [0, 300_000],
      [9_000, 0],
    ])
  })

  test('is not paid by nothing, even where a property takes any amount', () => {
    const nothing = balancePayment(billOf(aBalance(), 0), { kind: 'amount', amount: usd(0) })
    expect(nothing).toMatchObject({ ok: false, refusal: 'amount-too-small' })
  })

  test('of a transfer takes from each room no more than was paid too much for it', () => {
    const stay = aStayOf(6)
    const roomOf = (roomNumber: number, paid: number) =>
      aRoom({ stay, roomNumber, perNight: 50_000, paid: usd(paid) })
    const reservation = aReservation({
      stay,
      rooms: [roomOf(1, 306_000), roomOf(2, 306_000), roomOf(3, 295_000)],
      transfer: { price: usd(9_000), isPaid: false, noticeDays: 2 },
    })
    expect(paying(reservation, { kind: 'all' })).toMatchObject({
      amount: usd(2_000),
      shares: [
        { roomNumber: 1, amount: -6_000 },
        { roomNumber: 2, amount: -1_000 },
        { roomNumber: null, amount: 9_000 },
      ],
    })
  })

  test('leaves out what is due at the front desk', () => {
    const reservation = aBalance()
    const pricing = pricingOf({
      ...reservation,
      promotionSaving: usd(0),
      dueAtHotel: usd(5_050),
      daysBeforeArrival: 3,
    })
    const parts = billOf({ ...reservation, pricing }).parts
    expect(parts.reduce((all, { pending }) => all + pending.amount, 0)).toBe(pricing.balance.amount)
    expect(parts.at(-1)?.pending).toEqual(usd(9_000))
  })

  test('is paid whole, and its shares are those of its parts', () => {
    expect(paying(aBalance(), { kind: 'all' })).toEqual({
      amount: usd(514_000),
      left: usd(0),
      shares: [
        { roomNumber: 1, amount: 205_000 },
        { roomNumber: 2, amount: 300_000 },
        { roomNumber: null, amount: 9_000 },
      ],
    })
  })

  test('is paid for some rooms, of which there has to be one', () => {
    expect(paying(aBalance(), { kind: 'parts', roomNumbers: [2] })).toMatchObject({
      amount: usd(300_000),
      left: usd(214_000),
    })
    expect(paying(aBalance(), { kind: 'parts', roomNumbers: [3] })).toBe('nothing-to-pay')
  })

  test.each<[number, unknown]>([
    [9_999, 'amount-too-small'],
    [10_000, [{ roomNumber: 1, amount: 10_000 }]],
    [
      205_001,
      [
        { roomNumber: 1, amount: 205_000 },
        { roomNumber: 2, amount: 1 },
      ],
    ],
    [
      505_001,
      [
        { roomNumber: 1, amount: 205_000 },
        { roomNumber: 2, amount: 291_001 },
        { roomNumber: null, amount: 9_000 },
      ],
    ],
    [514_001, 'amount-too-large'],
  ])(
    'of which %s is paid goes to the rooms in their order, the transfer in one piece',
    (amount, expected) => {
      const paid = paying(aBalance(), { kind: 'amount', amount: usd(amount) })
      expect(typeof paid === 'string' ? paid : paid.shares).toEqual(expected)
    },
  )

  test('that is smaller than the least a property takes is paid in one piece', () => {
    const almost = aBalance({ paid: 305_000 })
    const [first] = almost.rooms
    const only = aReservation({ ...almost, rooms: first ? [first] : [] })
    expect(billOf(only)).toMatchObject({ due: usd(9_000), smallest: usd(9_000) })
    const whole = balancePayment(billOf(only), { kind: 'amount', amount: usd(9_000) })
    expect(whole).toMatchObject({ ok: true, value: { left: usd(0) } })
  })

  test('of a transfer that is covered in part takes the rest, and what was paid too much for a room', () => {
    const almost = aBalance({ paid: 306_000 })
    const [first] = almost.rooms
    const only = aReservation({ ...almost, rooms: first ? [first] : [] })
    expect(paying(only, { kind: 'all' })).toMatchObject({
      amount: usd(8_000),
      shares: [
        { roomNumber: 1, amount: -1_000 },
        { roomNumber: null, amount: 9_000 },
      ],
    })
  })

  test('an amount that would pay a transfer in part is refused', () => {
    const stay = aStayOf(6)
    const almostPaid = aReservation({
      stay,
      rooms: [aRoom({ stay, perNight: 50_000, paid: usd(295_000) })],
      transfer: { price: usd(20_000), isPaid: false, noticeDays: 2 },
    })
    const of = (amount: number) =>
      balancePayment(billOf(almostPaid, 1_000), { kind: 'amount', amount: usd(amount) })
    expect(of(5_000)).toMatchObject({ ok: true })
    expect(of(10_000)).toMatchObject({ ok: false, refusal: 'amount-in-between' })
    expect(of(20_000)).toMatchObject({ ok: true })
  })

  test('whatever is paid, the shares sum to it and what is left to the rest', () => {
    const some = fc.record({
      paid: fc.integer({ min: 0, max: 400_000 }),
      amount: fc.integer({ min: 1, max: 520_000 }),
      atHotel: fc.integer({ min: 0, max: 20_000 }),
    })
    fc.assert(
      fc.property(some, ({ paid, amount, atHotel }) => {
        const reservation = aBalance({ paid })
        const pricing = pricingOf({
          ...reservation,
          promotionSaving: usd(0),
          dueAtHotel: usd(atHotel),
          daysBeforeArrival: 3,
        })
        const bill = billOf({ ...reservation, pricing })
        expect(bill.parts.reduce((all, { pending }) => all + pending.amount, 0)).toBe(pricing.balance.amount)
        for (const selection of [
          { kind: 'all' },
          { kind: 'amount', amount: usd(amount) },
          { kind: 'parts', roomNumbers: [1] },
        ] as const) {
          const answer = balancePayment(bill, selection)
          if (!answer.ok) continue
          const { shares, left, ...of } = answer.value
          expect(shares.reduce((all, share) => all + share.amount, 0)).toBe(of.amount.amount)
          expect(left.amount + of.amount.amount).toBe(pricing.balance.amount)
          const transfer = shares.find(({ roomNumber }) => roomNumber === null)
          expect(transfer?.amount ?? 9_000).toBe(9_000)
        }
      }),
    )
  })
})

describe('the add-ons of a room', () => {
  test('are paid once its nights are', () => {
    const reservation = aBalance()
    const [room] = reservation.rooms
    if (!room) throw new Error('There is a room')
    expect(addOnsPaidWith(room, billOf(reservation), 204_999)).toEqual([])
    expect(addOnsPaidWith(room, billOf(reservation), 205_000)).toEqual([7])
  })
})

describe('with what comes in for a room', () => {
  const addOnOf = (addOnId: number, amount: number, isPaid = false) =>
    anAddOn({ addOnId, isPaid, quantity: 1, unitPrice: usd(amount), total: usd(amount) })
  const stay = aStayOf(1)
  const roomWith = (...services: ReturnType<typeof addOnOf>[]) =>
    aRoom({ stay, roomNumber: 2, perNight: 100, paid: usd(0), services })
  const partOf = (roomNumber: number, total: number, pending: number) => ({
    roomNumber,
    total: usd(total),
    paid: usd(0),
    pending: usd(pending),
  })
  const bill = { parts: [partOf(1, 10, 10), partOf(2, 110, 60)], due: usd(70), smallest: usd(1) }

  test('and what is due of it at the front desk its nights are paid, and then its add-ons', () => {
    expect(addOnsPaidWith(roomWith(addOnOf(8, 10)), bill, 59)).toEqual([])
    expect(addOnsPaidWith(roomWith(addOnOf(8, 10)), bill, 60)).toEqual([8])
  })

  test('one add-on after another is paid as far as it goes', () => {
    expect(addOnsPaidWith(roomWith(addOnOf(8, 10), addOnOf(9, 10)), bill, 65)).toEqual([8])
    expect(addOnsPaidWith(roomWith(addOnOf(8, 10), addOnOf(9, 10)), bill, 70)).toEqual([8, 9])
  })

  test('an add-on that is paid, or costs nothing, is not paid again', () => {
    const room = roomWith(addOnOf(6, 10, true), addOnOf(7, 0), addOnOf(8, 10))
    expect(addOnsPaidWith(room, bill, 100)).toEqual([8])
  })

  test('nothing is paid of a room that is not in the bill', () => {
    expect(addOnsPaidWith({ ...roomWith(addOnOf(8, 10)), roomNumber: 3 }, bill, 1_000)).toEqual([])
  })
})

describe('a balance is paid before arrival', () => {
  const market = { code: 'MEX', name: 'Mexico', countryCode: 'MX' }
  test.each([
    ['while its day is ahead', aBalance(), '2027-03-01', undefined],
    ['not once that day has come', aBalance(), '2027-03-11', 'day-is-over'],
    ['not for one night from Mexico', aBalance({ market, stay: aStayOf(1) }), '2027-03-01', 'short-stay'],
    ['but for two', aBalance({ market, stay: aStayOf(2) }), '2027-03-01', undefined],
    ['nor from elsewhere', aBalance({ stay: aStayOf(1) }), '2027-03-01', undefined],
  ] as const)('%s', (_, reservation, today, why) => {
    expect(whyNotBeforeArrival(reservation, today)).toBe(why)
  })

  test('not where it was agreed to be paid at the front desk', () => {
    const booked = aBalance()
    const pricing = { ...booked.pricing, balanceDue: { kind: 'at-check-in' } as const }
    expect(whyNotBeforeArrival({ ...booked, pricing }, '2027-03-01')).toBe('agreed-at-check-in')
  })
})

test('nothing is paid of a stay that is paid, cancelled or under review', () => {
  expect(whyNoBalance(aBalance())).toBeUndefined()
  expect(whyNoBalance(aReservation())).toBe('nothing-to-pay')
  expect(whyNoBalance({ ...aBalance(), status: 'under-review' })).toBe('cancellation-under-review')
  expect(whyNoBalance({ ...aBalance(), status: 'cancelled' })).toBe('reservation-cancelled')
  const over = [{ name: 'change-dates', allowed: false, reason: 'stay-is-over' }] as const
  expect(whyNoBalance({ ...aBalance(), actions: over })).toBe('stay-is-over')
})
