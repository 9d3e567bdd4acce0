import type { LedgerLine, PlainDate } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import { history, reservation, specialRequest } from '../schema/reservation.ts'
import { certificate, guest, room, service } from '../schema/room.ts'
import { take } from '../inventory/take.ts'
import { writeNights } from '../inventory/nights-of-rooms.ts'
import type { RoomNight } from '../inventory/room-nights.ts'
import { postAll } from '../ledger/post.ts'

type Without<Row, Key extends PropertyKey> = Omit<Row, Key | 'id'>

export type NewRoom = {
  readonly room: Without<typeof room.$inferInsert, 'reservationId'>
  readonly guests: readonly Without<typeof guest.$inferInsert, 'roomId'>[]
  readonly nights: readonly { readonly night: PlainDate; readonly price: number }[]
  readonly services: readonly Without<typeof service.$inferInsert, 'roomId'>[]
  readonly certificates: readonly Without<typeof certificate.$inferInsert, 'roomId'>[]
}

/** A complete reservation without ids. Rows of a kind must have the same columns. */
export type NewReservation = {
  readonly reservation: Without<typeof reservation.$inferInsert, never> & { readonly createdAt: Date }
  readonly rooms: readonly NewRoom[]
  readonly requests: readonly Without<typeof specialRequest.$inferInsert, 'reservationId'>[]
  readonly history: readonly Without<typeof history.$inferInsert, 'reservationId'>[]
  /** In the reservation's currency, dated when it was made. */
  readonly ledger: readonly LedgerLine[]
}

/** Inserts whole reservations and takes their room nights. Call it inside one transaction. */
export async function writeReservations(tx: Database, all: readonly NewReservation[]): Promise<void> {
  const ids = await nextIds(tx, 'reservation', all.length)
  const withId = all.map((one, index) => ({ ...one, id: ids[index] ?? 0 }))
  const rooms = withId.flatMap(({ id, rooms: own }) => own.map((each) => ({ ...each, reservationId: id })))
  const roomIds = await nextIds(tx, 'room', rooms.length)
  const roomsWithId = rooms.map((each, index) => ({ ...each, roomId: roomIds[index] ?? 0 }))

  const reservations = withId.map(({ id, reservation: row }) => ({ ...row, id }))
  await insertRows(tx, reservation, reservations)
  const booked = roomsWithId.map(({ room: row, roomId: id, reservationId }) => ({
    ...row,
    id,
    reservationId,
  }))
  await insertRows(tx, room, booked)
  const ofRooms = <Row>(rowsOf: (one: NewRoom) => readonly Row[]) =>
    roomsWithId.flatMap((each) => rowsOf(each).map((row) => ({ ...row, roomId: each.roomId })))
  const guests = ofRooms((each) => each.guests)
  await insertRows(tx, guest, await numbered(tx, 'guest', guests))
  const nights = ofRooms((each) => each.nights)
  await writeNights(tx, nights)
  const services = ofRooms((each) => each.services)
  await insertRows(tx, service, await numbered(tx, 'service', services))
  const certificates = ofRooms((each) => each.certificates)
  await insertRows(tx, certificate, certificates)

  const ofReservations = <Row>(rowsOf: (one: NewReservation) => readonly Row[]) =>
    withId.flatMap((each) => rowsOf(each).map((row) => ({ ...row, reservationId: each.id })))
  const requests = ofReservations((each) => each.requests)
  await insertRows(tx, specialRequest, await numbered(tx, 'special_request', requests))
  const entries = ofReservations((each) => each.history)
  await insertRows(tx, history, await numbered(tx, 'history', entries))
  const postings = withId.map(({ id: reservationId, reservation: { currency, createdAt: at }, ledger }) => ({
    operation: { reservationId, currency, at },
    entries: ledger,
  }))
  await postAll(tx, postings)
  if (!(await take(tx, nightsOf(rooms)))) throw new Error('A room is not to be had on a night asked for')
}

/** The room nights that are occupied: a cancelled room has none. */
export const nightsOf = (rooms: readonly NewRoom[]): readonly RoomNight[] =>
  rooms
    .filter(({ room: { status } }) => status !== 'cancelled')
    .flatMap(({ room: { roomTypeId }, nights }) => nights.map(({ night }) => ({ roomTypeId, night })))

async function numbered<Row extends object>(tx: Database, table: string, rows: readonly Row[]) {
  const ids = await nextIds(tx, table, rows.length)
  return rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }))
}

async function nextIds(tx: Database, table: string, count: number): Promise<readonly number[]> {
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
  const ids = tx
    .select({ id: sql<number>`nextval(${sequence})`.mapWith(Number) })
    .from(sql`generate_series(1, ${count}::int)`)
  return (await ids).map(({ id }) => id)
}
