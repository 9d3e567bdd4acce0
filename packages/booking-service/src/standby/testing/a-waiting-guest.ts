import { askForStandby, type Client, getReservation, listStandby, withdrawStandby } from '@veranda/contract'
import type { Reservation, RoomStandbyState, Stay } from '@veranda/domain'
import {
  book,
  type BookedRoom,
  codeOf,
  type TestProperty,
  type PropertyGuest,
} from '../../changes/testing/a-test-property.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import type { Database } from '../../platform/db/database.ts'
import { typeIdOf } from './a-tall-property.ts'

export type Asking = {
  readonly categories?: readonly number[]
  readonly ceiling?: number
  readonly roomNumber?: number
}

let booked = 0

/** Books a stay in rooms of the lowest category, paid in full. */
export async function aWaitingGuest(
  db: Database,
  hotel: TestProperty,
  {
    stay,
    rooms = [{ category: 0, pricePerNight: 20_000, paid: 60_000 }],
  }: { readonly stay: Stay; readonly rooms?: readonly BookedRoom[] },
): Promise<PropertyGuest> {
  booked += 1
  return book(db, hotel, { code: codeOf(booked), stay, rooms })
}

/** The calls a guest makes about standby requests, through the real client. */
export function waiting(client: Client, { reservationCode }: PropertyGuest) {
  const reservation = async (): Promise<Reservation> =>
    valueOf(await client.call(getReservation, { params: { codeReservation: reservationCode } }))
  const calendar = async () => {
    const { bookingId } = await reservation()
    return valueOf(await client.call(listStandby, { params: { bookingId: String(bookingId) }, query: {} }))
  }
  const state = async (roomNumber = 1): Promise<RoomStandbyState | undefined> =>
    (await calendar()).rooms.find((room) => room.roomNumber === roomNumber)?.state
  const ask = async ({ categories = [1], ceiling = 50, roomNumber = 1 }: Asking = {}) => {
    const { bookingId, version } = await reservation()
    return client.call(askForStandby, {
      params: { bookingId: String(bookingId) },
      body: { roomNumber, idDefRoomTypes: categories.map(typeIdOf), ceilingPerNight: ceiling },
      guard: { key: crypto.randomUUID(), version },
    })
  }
  const asks = async (asking?: Asking) => valueOf(await ask(asking))
  const withdraw = async (roomNumber = 1) => {
    const { bookingId, version } = await reservation()
    return client.call(withdrawStandby, {
      params: { bookingId: String(bookingId) },
      body: { roomNumber },
      guard: { key: crypto.randomUUID(), version },
    })
  }
  return { reservation, calendar, state, ask, asks, withdraw }
}
