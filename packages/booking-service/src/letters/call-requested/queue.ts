import type { BrandId, Locale } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import type { helpTicket } from '../../schema/help-ticket.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { addressed, mainGuestWriter } from '../to-main-guest.ts'
import { callRequestedLetter } from './letter.ts'

const order = v.object({
  ...addressed,
  ticket: v.string(),
  from: v.string(),
  until: v.string(),
  guestTimeZone: v.string(),
})

export type CallRequested = {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly row: Pick<typeof helpTicket.$inferSelect, 'number' | 'contactFrom' | 'contactUntil' | 'timeZone'>
}

/** Queues the letter about a help ticket of a signed-in guest. What they typed is not in it. */
export async function queueCallRequestedLetter(
  tx: Database,
  { reservationCode, brand, row }: CallRequested,
  locale: Locale,
  now: Date,
): Promise<void> {
  const payload: v.InferInput<typeof order> = {
    reservationCode,
    brand,
    rooms: [],
    ticket: row.number,
    from: row.contactFrom.toISOString(),
    until: row.contactUntil.toISOString(),
    guestTimeZone: row.timeZone,
  }
  const dedupeKey = `call-requested:${row.number}`
  await putInOutbox(tx, { kind: 'call-requested', locale, payload, dedupeKey }, now)
}

export const callRequestedWriter = mainGuestWriter(order, callRequestedLetter)
