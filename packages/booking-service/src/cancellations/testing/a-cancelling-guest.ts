import {
  type CallInput,
  cancelRooms,
  getReservation,
  quoteCancellation,
  reinstateCancellation,
  withdrawCancellation,
} from '@veranda/contract'
import type {
  CancellationPolicy,
  CancellationReceipt,
  CancelQuote,
  PlainDate,
  Reservation,
} from '@veranda/domain'
import { addDays } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import {
  book,
  type BookedRoom,
  codeOf,
  type TestProperty,
  type PropertyGuest,
} from '../../changes/testing/a-test-property.ts'
import type { Database } from '../../platform/db/database.ts'
import { clientOf } from '../../testing/a-service.ts'

type Reason = CallInput<typeof cancelRooms>['body']['reason']
type CancelBody = Partial<CallInput<typeof cancelRooms>['body']>

export type Served = Parameters<typeof clientOf>[0]

/** One night is charged however early a room is cancelled, so that there is a penalty to waive. */
export const aNightIsRetained: CancellationPolicy = {
  refundable: true,
  deadlineAt: '15:00',
  tiers: [{ daysBefore: 365, charge: { kind: 'nights', count: 1 } }],
}

export const changedPlans: Reason = { firstAnswer: 'changed-plans' }

let booked = 0

/** A guest of a property whose rooms are paid by card, room by room. */
export async function aPayingGuest(
  db: Database,
  hotel: TestProperty,
  { arrival, nights = 3, rooms }: { arrival: PlainDate; nights?: number; rooms: readonly BookedRoom[] },
): Promise<PropertyGuest> {
  booked += 1
  const stay = { arrival, departure: addDays(arrival, nights) }
  const guest = await book(db, hotel, { code: codeOf(booked), stay, rooms })
  await db.execute(sql`
    insert into payment (reservation_id, amount, currency, state, provider, card_brand, last_digits,
      expires_at, created_at, updated_at)
    select r.id, sum(l.amount), r.currency, 'captured', 'embedded', 'visa', '1111', now(), now(), now()
    from reservation r join ledger_entry l on l.reservation_id = r.id and l.account = 'cash'
    where r.code = ${guest.reservationCode} group by r.id, l.room_number having sum(l.amount) > 0`)
  return guest
}

/** The calls a guest makes to cancel, through the real client. */
export function canceller(app: Served, guest: PropertyGuest) {
  const client = clientOf(app, guest)
  const reservation = async (): Promise<Reservation> => {
    const read = await client.call(getReservation, { params: { codeReservation: guest.reservationCode } })
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    return read.value
  }
  const quote = async (...roomNumbers: number[]) => {
    const { bookingId } = await reservation()
    return client.call(quoteCancellation, { body: { bookingId, roomNumbers } })
  }
  const quoted = async (...roomNumbers: number[]): Promise<CancelQuote> => {
    const answer = await quote(...roomNumbers)
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    return answer.value
  }
  const confirm = async (
    { quoteId, token }: CancelQuote,
    body: CancelBody = {},
    key = crypto.randomUUID(),
    seen?: number,
  ) => {
    const { bookingId, version } = await reservation()
    return client.call(cancelRooms, {
      params: { bookingId: String(bookingId) },
      body: { quoteId, quoteToken: token, acceptedPolicy: true, reason: changedPlans, ...body },
      guard: { key, version: seen ?? version },
    })
  }
  const onVersion = async (seen?: number) => {
    const { bookingId, version } = await reservation()
    const guard = { key: crypto.randomUUID(), version: seen ?? version }
    return { params: { bookingId: String(bookingId) }, body: {}, guard }
  }
  return {
    client,
    reservation,
    quote,
    quoted,
    confirm,
    /** Cancels, and expects success. */
    cancel: async (roomNumbers: readonly number[], body: CancelBody = {}): Promise<CancellationReceipt> => {
      const answer = await confirm(await quoted(...roomNumbers), body)
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
      return answer.value
    },
    reinstate: async (seen?: number) => client.call(reinstateCancellation, await onVersion(seen)),
    withdraw: async () => client.call(withdrawCancellation, await onVersion()),
  }
}
