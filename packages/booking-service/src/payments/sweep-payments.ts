import type { Job } from '../platform/jobs/job.ts'
import { and, asc, eq, lte } from 'drizzle-orm'
import { endExpiredHolds } from '../inventory/hold.ts'
import { payment } from '../schema/payment.ts'
import { applyPaymentEvents } from './payment-events.ts'
import { after, leaseSeconds, movePayment, type PaymentRow } from './payment-row.ts'
import { outcomeOf } from './port.ts'
import { putStrangersAway } from './recognise-events.ts'
import { type PaymentNeeds, providerOf } from './require-provider.ts'
import { sendRefunds } from './send-refunds.ts'
import { settleAuthorisation } from './settle-authorisation.ts'
import { supersededPayments } from './superseded-payments.ts'
import { chargeOrVoid } from './when-charged.ts'

/**
 * Finishes interrupted payments: looks up unknown outcomes, voids authorisations that were never committed,
 * repeats captures, sends refunds and releases expired holds. Payments of replaced quotes are voided here
 * too, so that no guest's quote waits for the provider.
 */
export async function sweepPayments(service: PaymentNeeds): Promise<void> {
  const { store, clock } = service
  await applyPaymentEvents(service)
  await putStrangersAway(store.db, clock.now())
  const { name } = providerOf(service)
  for (const row of await supersededPayments(store.db, name))
    if (await claim(service, row)) await chargeOrVoid(service, row.id, 'not-committed')
  const due = await store.db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, name), lte(payment.dueAt, clock.now())))
    .orderBy(asc(payment.dueAt))
    .limit(100)
  for (const row of due) if (await claim(service, row)) await bringOn(service, row)
  await sendRefunds(service)
  await endExpiredHolds(store.db, clock.now())
}

/** Claims a payment, so that only one of several sweeps processes it. */
async function claim({ store, clock }: PaymentNeeds, { id, dueAt, state }: PaymentRow): Promise<boolean> {
  if (!dueAt) return false
  const claimed = await store.db
    .update(payment)
    .set({ dueAt: after(clock.now(), leaseSeconds) })
    .where(and(eq(payment.id, id), eq(payment.state, state), eq(payment.dueAt, dueAt)))
    .returning({ id: payment.id })
  return claimed.length > 0
}

async function bringOn(service: PaymentNeeds, row: PaymentRow): Promise<void> {
  const { store, clock } = service
  switch (row.state) {
    case 'authorising': {
      // The process that asked is gone, and its answer is lost.
      const lost = await movePayment(store.db, row, 'answer-lost', clock.now())
      return lost && askAgain(service, lost)
    }
    case 'unknown':
      return askAgain(service, row)
    case 'capturing':
      await chargeOrVoid(service, row.id, 'committed')
      return
    case 'created':
    case 'challenge':
    case 'authorised':
    case 'voiding':
      await chargeOrVoid(service, row.id, 'not-committed')
      return
    case 'captured':
    case 'refunding':
    case 'part-refunded':
    case 'refunded':
    case 'voided':
    case 'expired':
    case 'failed':
      return
  }
}

async function askAgain(service: PaymentNeeds, row: PaymentRow): Promise<void> {
  const { id: paymentId, providerReference: reference, merchantAccount: merchant } = row
  const outcome = await outcomeOf(service.log, () =>
    providerOf(service).lookUp({ paymentId, reference, merchant }),
  )
  const isLate = row.expiresAt <= service.clock.now()
  // Unknown to the provider, or not to be found out in time: it is voided, so that it cannot succeed later.
  if (outcome.kind === 'not-found' || (outcome.kind === 'unknown' && isLate)) {
    await chargeOrVoid(service, paymentId, 'not-committed')
    return
  }
  const settled = await settleAuthorisation(service, row, outcome)
  if (isLate && settled.state === 'authorised') await chargeOrVoid(service, paymentId, 'not-committed')
}

/** Runs the sweep regularly, if there is a provider. */
export const paymentJob: Job<PaymentNeeds> = {
  name: 'payments',
  everySeconds: 3,
  work: async (service) => {
    if (service.payments) await sweepPayments(service)
  },
}
