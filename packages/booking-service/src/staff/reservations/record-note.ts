import { type StaffNote, tidyText } from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { lockReservation } from '../../reservations/require-reservation.ts'
import { staffNote } from '../../schema/reservation.ts'
import { personOf } from '../../staff-catalogues/who.ts'
import { requireNamed } from './require-named.ts'

const most = 100

/** Records a note about a reservation under the name of its writer. Its text stays out of the audit. */
export async function recordNote(
  service: Service & RefusingIn<'recordStaffNote'>,
  staff: StaffCaller,
  { code, text }: { readonly code: string; readonly text: string },
  claim: Claim,
): Promise<Once<StaffNote>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const { reservation } = await lockReservation(tx, await requireNamed(tx, code), now)
    const words = tidyText(text)
    if (words === '') throw tx.refuse('note-missing', 'The note is empty.')
    const [row] = await tx
      .insert(staffNote)
      .values({ reservationId: reservation.bookingId, at: now, by: personOf(staff).name, text: words })
      .returning()
    if (!row) throw new Error('The note was not stored')
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'note-recorded',
      reservationId: reservation.bookingId,
      detail: { note: row.id },
    })
    return toNote(row)
  })
}

/** The notes about a reservation, the newest first. */
export async function notesOf(db: Database, reservationId: number): Promise<readonly StaffNote[]> {
  const rows = await db
    .select()
    .from(staffNote)
    .where(eq(staffNote.reservationId, reservationId))
    .orderBy(desc(staffNote.at), desc(staffNote.id))
    .limit(most)
  return rows.map(toNote)
}

const toNote = ({ id, at, by, text }: typeof staffNote.$inferSelect): StaffNote => ({
  noteId: id,
  at: at.toISOString(),
  by,
  text,
})
