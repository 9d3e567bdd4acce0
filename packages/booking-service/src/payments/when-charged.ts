import type { PaymentTiming } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import { isRefusal } from '../platform/refusal.ts'
import { capturePayment } from './capture-payment.ts'
import type { PaymentRow } from './payment-row.ts'
import type { PayingService } from './payments.ts'
import type { PaymentNeeds } from './require-provider.ts'
import { type Owner, voidPayment } from './void-payment.ts'

/** How the transaction ended for which a payment was authorised. */
export type PaymentOutcome = 'committed' | 'not-committed'

/**
 * When a card is charged: right after the transaction that commits what it pays for, and never before.
 *
 * While the guest pays, the amount is only authorised (`authorisePayment`). The transaction counts it as paid
 * (`commitPayment`); once it is committed, the card is charged (`capturePayment`). If nothing was committed, the
 * authorisation is voided (`voidPayment`) and the card is never charged. What breaks off here is repeated by
 * `sweep-payments.ts`, by this same function; the job that charges a balance on its day uses it too. Nothing else
 * captures or voids a payment. An authorisation that arrives after its payment is over belongs to none any more:
 * `authorisePayment` asks the provider to let it go, and there is nothing to decide.
 */
export function chargeOrVoid(
  service: PaymentNeeds,
  paymentId: string,
  outcome: PaymentOutcome,
  /** Whose it must be, if a guest names the payment. */
  guest?: Owner,
): Promise<PaymentRow | undefined> {
  switch (outcome) {
    case 'committed':
      return capturePayment(service, paymentId)
    case 'not-committed':
      return voidPayment(service, paymentId, guest)
  }
}

export type ChargedWork<Answer, Refuses> = {
  /** When the guest pays; a card is charged only `now`. */
  readonly timing?: PaymentTiming | undefined
  readonly paymentId?: string | undefined
  /** Commits what is paid for, and counts its payment as paid (`commitPayment`). */
  readonly commit: (tx: Database & { readonly refuse: Refuses }, now: Date) => Promise<Answer>
  /** What a guest is refused with, once their payment is voided. */
  readonly refused?: (thrown: unknown) => Promise<unknown>
}

/**
 * The same for what a guest does, once: commits it and charges the card, or refuses it and voids the payment.
 * What is paid before arrival or at check-in charges no card here.
 */
export async function chargeOnceCommitted<Answer, Refuses>(
  service: PayingService & { readonly refuse: Refuses },
  guest: Owner,
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
        await chargeOrVoid(service, paymentId, 'not-committed', guest)
      throw await refused(thrown)
    }
  })
  if (!once.isReplay && timing === 'now' && paymentId !== undefined)
    await chargeOrVoid(service, paymentId, 'committed')
  return once
}
