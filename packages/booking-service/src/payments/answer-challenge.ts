import type { GuestPayment } from '@veranda/contract'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import { guestPaymentOf, loadPayment, movePayment } from './payment-row.ts'
import { outcomeOf } from './port.ts'
import { type PaymentNeeds, requireProvider } from './require-provider.ts'
import { settleAuthorisation } from './settle-authorisation.ts'

export type AnswerChallenge = {
  readonly reservationId: number
  readonly paymentId: string
  readonly result: string
}

/** Submits the result of the bank's page. The first submission counts; a second one reads its outcome. */
export async function answerChallenge(
  service: PaymentNeeds & Refusing<'payments-not-configured' | 'no-challenge-open'>,
  { reservationId, paymentId, result }: AnswerChallenge,
): Promise<GuestPayment> {
  const provider = requireProvider(service)
  const { db } = service.store
  const row = await loadPayment(db, paymentId)
  if (row?.reservationId !== reservationId) throw new ServiceRefusal('not-found', 'There is no such payment.')
  if (row.state === 'created')
    throw service.refuse('no-challenge-open', 'The guest has not been asked to verify this payment.')
  const taken = await movePayment(db, row, 'challenge-answered', service.clock.now())
  if (!taken) return guestPaymentOf((await loadPayment(db, paymentId)) ?? row)
  const reference = taken.providerReference
  const outcome = await outcomeOf(service.log, () =>
    provider.answerChallenge({ paymentId, reference, result }),
  )
  return guestPaymentOf(await settleAuthorisation(service, taken, outcome))
}
