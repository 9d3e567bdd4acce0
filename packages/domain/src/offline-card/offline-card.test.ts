import { expect, test } from 'vitest'
import { aFamilyReservation, aReceipt, aReservation, aRoom, fixtureNow } from '../testing/index.ts'
import type { HelpTable } from '../help/index.ts'
import { money } from '../money/index.ts'
import type { Reservation } from '../reservation/index.ts'
import { isCardOf, isOfflineCardOver, offlineCardOf } from './index.ts'

const brandHelp: HelpTable = {
  lines: [{ phone: { country: '1', area: '555', number: '0100' } }],
  hours: {
    timeZone: 'America/New_York',
    weekdays: { opens: 9, closes: 21 },
    weekend: { opens: 9, closes: 18 },
  },
}
const later = '2027-03-02T15:00:00Z'
const cardOf = (reservation: Reservation, readAt = fixtureNow, before?: ReturnType<typeof offlineCardOf>) =>
  offlineCardOf(reservation, { brandHelp, readAt, before })

const guest = aRoom().guests[0]
const mailed = (reservation: Reservation): Reservation => ({
  ...reservation,
  comments: 'secret-comment',
  rooms: reservation.rooms.map((room) => ({
    ...room,
    specialRequests: ['secret-request'],
    guests: room.guests.map((one) => ({
      ...one,
      email: 'secret@example.org',
      phone: '+1 555 0199',
      birthDate: '1980-01-01' as const,
      city: 'secret-city',
    })),
  })),
})

test('a card holds names and rooms, and no contact details, dates of birth, requests or comments', () => {
  const text = JSON.stringify(cardOf(mailed(aFamilyReservation())))
  expect(text).toContain(guest?.firstName)
  expect(text).not.toMatch(/secret|555 0199|1980-01-01/)
})

test('the property’s own number comes before the brand’s, and both are there', () => {
  const own = { phone: { country: '52', area: '998', number: '5550100' } }
  const { property } = aReservation()
  const phones = cardOf(aReservation({ property: { ...property, help: { lines: [own] } } })).phones
  expect(phones.map(({ of }) => of)).toEqual(['property', 'brand'])
  expect(cardOf(aReservation()).phones.map(({ of }) => of)).toEqual(['brand'])
})

test.each<[string, (reservation: Reservation) => Reservation, readonly string[]]>([
  ['nothing', (same) => ({ ...same, version: same.version + 1 }), []],
  [
    'the words of another language',
    (same) => ({
      ...same,
      rooms: same.rooms.map((room) => ({ ...room, category: { ...room.category, name: 'Suite con vista' } })),
    }),
    [],
  ],
  ['the dates', (same) => ({ ...same, stay: { ...same.stay, departure: '2027-03-30' } }), ['dates']],
  [
    'a room',
    (same) => ({ ...same, rooms: [...same.rooms, aRoom({ roomId: 9, roomNumber: 2 })] }),
    ['rooms', 'guests'],
  ],
  ['the status', (same) => ({ ...same, status: 'cancelled' }), ['status']],
  [
    'a payment',
    (same) => ({
      ...same,
      pricing: { ...same.pricing, paid: money(same.pricing.paid.amount + 1, 'USD') },
      history: [...same.history, { at: later, kind: 'paid', by: 'guest' }],
    }),
    ['payments'],
  ],
])('a card read again after a change of %s names what changed', (_what, change, parts) => {
  const before = cardOf(aReservation())
  const after = cardOf(change(aReservation()), later, before)
  expect(after.change).toEqual(parts.length > 0 ? { at: later, parts } : undefined)
  expect(after.readAt).toBe(later)
})

test('a change stays on the card when the next reading brings none', () => {
  const moved = { ...aReservation(), stay: { arrival: '2027-03-15', departure: '2027-03-22' } } as Reservation
  const changed = cardOf(moved, later, cardOf(aReservation()))
  expect(cardOf(moved, '2027-03-03T15:00:00Z', changed).change).toEqual(changed.change)
})

test.each([
  ['2027-03-14T16:59:00Z', false],
  // Departure day in Cancún (UTC−5) ends at 05:00 UTC of the next.
  ['2027-03-22T04:59:00Z', false],
  ['2027-03-22T05:00:00Z', true],
])('at %s a card of a stay in Cancún until March 21 is over: %s', (now, isOver) => {
  const stay = { arrival: '2027-03-14', departure: '2027-03-21' } as const
  expect(isOfflineCardOver(cardOf(aReservation({ stay })), now)).toBe(isOver)
})

test('a receipt is on the card by what it is asked for, and stays where the next reading brings none', () => {
  const receipts = [aReceipt()]
  const read = offlineCardOf(aReservation(), { brandHelp, readAt: fixtureNow, receipts })
  const { number, kind, at, amount, card } = aReceipt()
  expect(read.receipts).toEqual([{ number, kind, at, amount, card }])
  expect(cardOf(aReservation(), later, read).receipts).toEqual(read.receipts)
  expect(cardOf(aReservation()).receipts).toEqual([])
})

test('a card is of one reservation and one brand', () => {
  const card = cardOf(aReservation())
  const { reservationCode, brand } = aReservation()
  expect(isCardOf(card, { reservationCode, brand })).toBe(true)
  expect(isCardOf(card, { reservationCode, brand: 'another' })).toBe(false)
  expect(isCardOf(card, { reservationCode: 'ZPCU-000AAA-ZZ', brand })).toBe(false)
})
