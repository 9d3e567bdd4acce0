import {
  type AgeCategory,
  type ChangeSelection,
  type NewRoomSelection,
  type Occupancy,
  type Reservation,
  nameRefusal,
  type RoomChange,
  type StayChange,
  tidiedName,
} from '@veranda/domain'
import { count, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { guest, room as roomTable } from '../schema/room.ts'
import { replaceNights } from '../inventory/nights-of-rooms.ts'
import { notPossible } from '../reservations/not-possible.ts'
import type { Refusing } from '../platform/refusal.ts'

export type RoomsChanged = { readonly change: StayChange; readonly selection: ChangeSelection }

/**
 * Writes the rooms after a change, with their nights and added guests; returns the row ids by room number.
 */
export async function writeRooms(
  tx: Database & Refusing<'change-not-possible'>,
  { bookingId, rooms: booked }: Reservation,
  { change, selection }: RoomsChanged,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map(booked.map(({ roomNumber, roomId }) => [roomNumber, roomId]))
  const added = change.rooms.filter(({ was }) => !was)
  for (const [index, room] of added.entries())
    ids.set(room.roomNumber, await addRoom(tx, bookingId, room, selection.newRooms[index]))
  for (const room of change.rooms)
    if (room.was) await writeRoom(tx, room, room.was.occupancy, idOf(ids, room.roomNumber))
  await writeNights(tx, change.rooms, ids)
  return ids
}

async function writeRoom(tx: Database, room: RoomChange, before: Occupancy, roomId: number): Promise<void> {
  const { roomTypeId, occupancy, policyAfter: policy } = room
  await tx
    .update(roomTable)
    .set({ roomTypeId, ...occupancy, policy })
    .where(eq(roomTable.id, roomId))
  const [row] = await tx.select({ people: count() }).from(guest).where(eq(guest.roomId, roomId))
  const joined = unnamed(occupancy, before)
  if (joined.length > 0)
    await tx
      .insert(guest)
      .values(joined.map((one, index) => ({ ...one, roomId, position: (row?.people ?? 0) + index + 1 })))
}

/**
 * An added room is sold on the main room's terms; its main guest may sign in, its other guests are named
 * later.
 */
async function addRoom(
  tx: Database & Refusing<'change-not-possible'>,
  reservationId: number,
  { roomNumber, roomTypeId, occupancy, policyAfter: policy }: RoomChange,
  selection: NewRoomSelection | undefined,
): Promise<number> {
  const [main] = await tx
    .select()
    .from(roomTable)
    .where(eq(roomTable.reservationId, reservationId))
    .orderBy(roomTable.roomNumber)
    .limit(1)
  if (!main || !selection) throw new Error(`Room ${roomNumber} is added to nothing`)
  const [row] = await tx
    .insert(roomTable)
    .values({
      reservationId,
      roomNumber,
      status: 'confirmed',
      roomTypeId,
      ratePlanId: main.ratePlanId,
      rateKind: main.rateKind,
      policy,
      ...occupancy,
      childAges: [],
      hasStoredCard: main.hasStoredCard,
    })
    .returning({ id: roomTable.id })
  if (!row) throw new Error(`Room ${roomNumber} was not written`)
  const [firstName, lastName] = [tidiedName(selection.firstName), tidiedName(selection.lastName)]
  if (nameRefusal(firstName) || nameRefusal(lastName))
    throw notPossible(tx, { kind: 'name-not-accepted', roomNumber })
  const host = { isMainGuest: true, category: 'adult', firstName, lastName } as const
  const others = unnamed(occupancy, { adults: 1, teens: 0, kids: 0, infants: 0 })
  await tx
    .insert(guest)
    .values([host, ...others].map((one, index) => ({ ...one, roomId: row.id, position: index + 1 })))
  return row.id
}

async function writeNights(
  tx: Database,
  rooms: readonly RoomChange[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const roomIds = rooms.map(({ roomNumber }) => idOf(ids, roomNumber))
  const nights = rooms.flatMap(({ roomNumber, nights: changed }) =>
    changed.flatMap(({ night, after }) =>
      after ? [{ roomId: idOf(ids, roomNumber), night, price: after.amount }] : [],
    ),
  )
  await replaceNights(tx, roomIds, nights)
}

function idOf(ids: ReadonlyMap<number, number>, roomNumber: number): number {
  const id = ids.get(roomNumber)
  if (id === undefined) throw new Error(`Room ${roomNumber} has no row`)
  return id
}

const categories: Record<keyof Occupancy, AgeCategory> = {
  adults: 'adult',
  teens: 'teen',
  kids: 'kid',
  infants: 'infant',
}

/** The added guests, who have no names yet. */
const unnamed = (after: Occupancy, before: Occupancy) =>
  (Object.keys(categories) as (keyof Occupancy)[]).flatMap((key) =>
    Array.from({ length: Math.max(0, after[key] - before[key]) }, () => ({
      isMainGuest: false,
      category: categories[key],
      firstName: '',
      lastName: '',
    })),
  )
