import { type Database, moveRefund, type ReceiptSigner } from '@veranda/booking-service'
import { refund, reservation } from '@veranda/booking-service/tables'
import { and, eq, inArray } from 'drizzle-orm'
import type { SampleGroup } from './sample-group.ts'

const day = 24 * 3_600_000
const acceptedAfter = day
const returnedAfter = 6 * day

/** What became of refunds that the samples tell as returned: the provider took them on, and the guest’s bank sent them back. */
export async function writeReturnedRefunds(
  tx: Database,
  { stories }: SampleGroup,
  signer: ReceiptSigner,
): Promise<void> {
  const codes = stories.filter((story) => story.refund === 'returned').map(({ code }) => code)
  const requested = await tx
    .select({ id: refund.id, createdAt: refund.createdAt })
    .from(refund)
    .innerJoin(reservation, eq(reservation.id, refund.reservationId))
    .where(and(inArray(reservation.code, codes), eq(reservation.version, 1), eq(refund.state, 'requested')))
  for (const { id, createdAt } of requested) {
    const at = (wait: number) => new Date(createdAt.getTime() + wait)
    await moveRefund(tx, signer, id, 'accepted', `returned-${id}`, at(acceptedAfter))
    await moveRefund(tx, signer, id, 'failed', null, at(returnedAfter))
  }
}
