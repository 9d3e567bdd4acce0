import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'
import { guest, room } from '../schema/room.ts'
import type { GuestToWriteTo } from './guests-to-write-to.ts'

/** Adds the main guest to each room. */
export type WithHolder = <Room extends { readonly roomNumber: number }>(
  room: Room,
) => Room & { readonly guest: string | undefined }

/**
 * The main guest of each room, for a letter to `reader`. A reader whose mailbox is not proven is told no
 * names, since the mailbox may be a stranger's.
 */
export async function roomHolders(
  database: Database,
  reader: Pick<GuestToWriteTo, 'reservationCode' | 'firstName'>,
): Promise<WithHolder> {
  const rows =
    reader.firstName === ''
      ? []
      : await database
          .select({ roomNumber: room.roomNumber, first: guest.firstName, last: guest.lastName })
          .from(reservation)
          .innerJoin(room, eq(room.reservationId, reservation.id))
          .innerJoin(guest, eq(guest.roomId, room.id))
          .where(and(eq(reservation.code, reader.reservationCode), eq(guest.isMainGuest, true)))
  const names = new Map(rows.map(({ roomNumber, first, last }) => [roomNumber, `${first} ${last}`.trim()]))
  return (one) => ({ ...one, guest: names.get(one.roomNumber) || undefined })
}
