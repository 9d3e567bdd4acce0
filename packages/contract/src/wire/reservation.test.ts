import type { Reservation } from '@veranda/domain'
import * as fixtures from '@veranda/domain/fixtures'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { encodeReservation } from './encode-reservation.ts'
import { decodeReservation, wireReservation } from './reservation.ts'

const isReservation = (value: unknown): value is Reservation =>
  typeof value === 'object' && value !== null && 'reservationCode' in value && 'rooms' in value

const reservations = Object.entries(fixtures).flatMap(([name, make]) => {
  // A fixture that needs an argument is not a fixture by itself.
  const standsAlone = typeof make === 'function' && make.length === 0
  const value: unknown = standsAlone ? Reflect.apply(make, undefined, []) : undefined
  return isReservation(value) ? [{ name, reservation: value }] : []
})

describe('a reservation is received as it was sent', () => {
  test('there are fixtures to send', () => {
    expect(reservations.length).toBeGreaterThan(8)
  })

  test.each(reservations)('$name', ({ reservation }) => {
    for (const lang of ['EN', 'ES', 'FR']) {
      const sent: unknown = JSON.parse(JSON.stringify(encodeReservation(reservation, lang)))
      expect(decodeReservation(parse(wireReservation, sent))).toEqual(reservation)
    }
  })
})

describe('on the wire', () => {
  const wire = encodeReservation(fixtures.aReservation(), 'EN')

  test('names are the booking API’s own', () => {
    expect(wire).toMatchObject({
      langCode: 'EN',
      trackingNumber: 'ZPCU-104A7C-AB',
      idBookHotel: 8_812_034,
      idBookStatus: 7,
      exchange_rate: 1,
      bookingInformation: { resortName: 'Marina Cancún', arrivalDate: '2027-03-14', nights: 6, guests: 2 },
      rooms: [
        { confirmationNumber: 'ZPCU-104A7C-AB/1', roomStatusId: 7, roomMaxOcupancy: 5, hasAdyenToken: false },
      ],
    })
  })

  test('amounts are in major units, exact for the currency', () => {
    expect(wire.rooms[0]?.perNight).toBe(412.5)
    expect(encodeReservation(fixtures.aYenReservation(), 'EN').rooms[0]?.perNight).toBe(61_800)
  })

  test('a cancelled reservation carries status 2 and its cancellation number', () => {
    expect(encodeReservation(fixtures.aCancelledReservation(), 'EN')).toMatchObject({
      idBookStatus: 2,
      cancellationNumber: 'CXL-7K3F-9QWM',
      rooms: [{ roomStatusId: 2 }],
    })
  })

  test('unknown fields are ignored', () => {
    expect(decodeReservation(parse(wireReservation, { ...wire, loyaltyTier: 'gold' }))).toEqual(
      fixtures.aReservation(),
    )
  })
})
