import { eq } from 'drizzle-orm'
import type { Store } from '../../platform/db/store.ts'
import { outbox } from '../../schema/outbox.ts'
import { reservation, specialRequest } from '../../schema/reservation.ts'

/** A letter to the guest of a special request that a mail server refused for good; its id in the inbox. */
export async function aBouncedLetter(store: Store, requestId: string): Promise<string> {
  const [of] = await store.db
    .select({ code: reservation.code })
    .from(specialRequest)
    .innerJoin(reservation, eq(reservation.id, specialRequest.reservationId))
    .where(eq(specialRequest.id, Number(requestId)))
  const id = crypto.randomUUID()
  const at = new Date('2027-03-01T12:00:00Z')
  await store.db.insert(outbox).values({
    id,
    kind: 'stay-changed',
    locale: 'en-US',
    payload: {},
    messageId: id,
    availableAt: at,
    createdAt: at,
    doneAt: at,
    outcome: 'bounced',
    reservationCode: of?.code ?? null,
  })
  return id
}
