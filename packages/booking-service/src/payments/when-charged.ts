import type { PaymentTiming } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import { isRefusal } from '../platform/refusal.ts'
import { capturePayment } from './capture-payment.ts'
import type { PayingService } from './payments.ts'
import { voidPayment } from './void-payment.ts'

export type ChargedWork<Answer, Refuses> = {
  /** When the guest pays; a card is charged only `now`. */
  readonly timing?: PaymentTiming | undefined
  readonly paymentId?: string | undefined
  /** Commits what is paid for, and counts its payment as paid (`commitPayment`). */
  readonly commit: (tx: Database & { readonly refuse: Refuses }, now: Date) => Promise<Answer>
  /** What a guest is refused with, once their payment is let go of. */
  readonly refused?: (thrown: unknown) => Promise<unknown>
}

/**
 * When a card is charged: right after the transaction that commits what it pays for, and never before.
 *
 * While the guest pays, the amount is only authorised (`authorisePayment`). The transaction counts it as paid
 * (`commitPayment`), and once that stands the card is charged (`capturePayment`); a charge that breaks off here is repeated by
 * `sweep-payments.ts`. A refused guest's card is never charged: the authorisation is let go of (`voidPayment`). What is
 * paid before arrival or at check-in charges no card here.
 */
export async function chargeOnceCommitted<Answer, Refuses>(
  service: PayingService & { readonly refuse: Refuses },
  guest: Pick<GuestSession, 'reservationCode'>,
  claim: Claim,
  { timing, paymentId, commit, refused = async (thrown) => thrown }: ChargedWork<Answer, Refuses>,
): Promise<Once<Answer>> {
  const once = await doOnce<Answer>(service, claim, async (finish) => {
    const now = service.clock.now()
    try {
      return await inTransaction(service, async (tx) => {
        const answer = await commit(tx, now)
        await finish(tx, answer)
        return answer
      })
    } catch (thrown) {
      // A committed payment stays, and so does one that a concurrent request is about to commit.
      if (isRefusal(thrown) && thrown.refusal !== 'still-running' && paymentId !== undefined)
        await voidPayment(service, paymentId, guest.reservationCode)
      throw await refused(thrown)
    }
  })
  if (!once.isReplay && timing === 'now' && paymentId !== undefined) await capturePayment(service, paymentId)
  return once
}
