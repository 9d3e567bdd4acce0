import { and, eq, isNotNull } from 'drizzle-orm'
import { askProvider } from '../payments/authorise-payment.ts'
import { after, loadPayment, type PaymentRow, waitAfter } from '../payments/payment-row.ts'
import type { PayingService } from '../payments/payments.ts'
import { type PaymentNeeds, providerOf } from '../payments/require-provider.ts'
import { chargeOrVoid } from '../payments/when-charged.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Job } from '../platform/jobs/job.ts'
import { refuseInAnyWord } from '../platform/refusal.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import { beginCharge } from './begin-charge.ts'
import type { ChargeRow } from './charge-row.ts'
import { claimCharges, lookAgain } from './claim-charges.ts'
import { declineCharge } from './decline-charge.ts'
import { lockCharge } from './lock-charge.ts'
import { finishCharge, settleCharge } from './settle-charge.ts'

/**
 * Charges the balances whose day has come. Several copies may run: each charge is claimed by one, and what a dead copy
 * left open is taken up where it was. A card is asked by a payment that was written down before; while its outcome is not
 * known, no other is made.
 */
export async function chargeDueBalances(service: PaymentNeeds): Promise<void> {
  const { store, clock } = service
  for (const claimed of await claimCharges(store.db, clock.now(), 20))
    try {
      await bringOn(service, claimed)
    } catch (failure) {
      // Its lease ends, and it is taken up again; other guests' charges are not held up.
      service.log({
        event: 'automatic charge broke off',
        failure: failure instanceof Error ? failure.name : 'unknown',
      })
    }
}

async function bringOn(service: PaymentNeeds, claimed: ChargeRow): Promise<void> {
  const { store, clock } = service
  const { name } = providerOf(service)
  if (claimed.paymentId === null)
    await inTransaction({ store }, (tx) => beginCharge(tx, claimed, name, clock.now()))
  const row = await loadCharge(service, claimed)
  const payment = row?.paymentId ? await loadPayment(store.db, row.paymentId) : undefined
  if (row && payment) await follow(service, row, payment)
}

/** Takes a charge one or several steps on, by how its payment stands. */
async function follow(service: PaymentNeeds, row: ChargeRow, payment: PaymentRow): Promise<void> {
  const { store, clock } = service
  switch (payment.state) {
    case 'created':
      return ask(service, row, payment)
    // Another copy is just asking, or the sweep of payments finds out what became of it.
    case 'authorising':
    case 'unknown':
    case 'voiding':
      return lookAgain(store.db, row, soon(service, payment))
    case 'challenge':
      // The guest is not there to answer the bank.
      await chargeOrVoid(service, payment.id, 'not-committed')
      return decline(service, row, { ...payment, declined: 'not-proven' })
    case 'authorised':
      return settle(service, row, payment)
    case 'capturing':
      // Collecting is repeated by the sweep of payments, or reported by the provider.
      return lookAgain(store.db, row, after(clock.now(), minute))
    case 'captured':
    case 'refunding':
    case 'part-refunded':
    case 'refunded':
      return inTransaction({ store }, (tx) => finishCharge(tx, row, clock.now()))
    case 'failed':
      return decline(service, row, payment)
    case 'voided':
    case 'expired':
      // Never asked, let go of because the balance had moved, or without an answer for hours: nothing was charged.
      return row.state === 'charging' ? decline(service, row, payment) : startAgain(service, row, payment)
  }
}

async function ask(service: PaymentNeeds, row: ChargeRow, opened: PaymentRow): Promise<void> {
  const { store } = service
  const asking = { ...service, refuse: refuseInAnyWord }
  await askProvider(asking, opened, {
    method: { kind: 'stored-card', cardId: row.cardId },
    initiatedBy: 'hotel',
  })
  const [asked] = await store.db
    .update(automaticCharge)
    .set({ state: 'charging' })
    .where(and(eq(automaticCharge.id, row.id), eq(automaticCharge.paymentId, opened.id), isOpen))
    .returning()
  const answered = await loadPayment(store.db, opened.id)
  if (asked && answered && answered.state !== 'created') await follow(service, asked, answered)
}

const isOpen = isNotNull(automaticCharge.dueAt)

async function settle(service: PaymentNeeds, row: ChargeRow, payment: PaymentRow): Promise<void> {
  const { store, clock } = service
  const settling = { store, refuse: refuseInAnyWord }
  switch (await inTransaction(settling, (tx) => settleCharge(tx, service.signer, row, clock.now()))) {
    case 'settled': {
      const collected = await chargeOrVoid(service, payment.id, 'committed')
      return collected && follow(service, row, collected)
    }
    case 'moved':
      await chargeOrVoid(service, payment.id, 'not-committed')
      return lookAgain(store.db, row, soon(service, payment))
    case 'done-elsewhere':
      return
  }
}

const decline = ({ store, clock }: PaymentNeeds, row: ChargeRow, payment: PaymentRow): Promise<void> =>
  inTransaction({ store }, async (tx) => {
    const now = clock.now()
    const locked = await lockCharge(tx, row, now)
    if (locked?.row.paymentId === payment.id)
      await declineCharge(tx, locked, { now, reason: payment.declined ?? undefined })
  })

async function startAgain({ store, clock }: PaymentNeeds, row: ChargeRow, over: PaymentRow): Promise<void> {
  await store.db
    .update(automaticCharge)
    .set({ state: 'scheduled', paymentId: null, dueAt: clock.now() })
    .where(and(eq(automaticCharge.id, row.id), eq(automaticCharge.paymentId, over.id), isOpen))
}

const loadCharge = async ({ store }: PaymentNeeds, { id }: ChargeRow): Promise<ChargeRow | undefined> => {
  const [row] = await store.db.select().from(automaticCharge).where(eq(automaticCharge.id, id))
  return row
}

const minute = 60
const soon = ({ clock }: PaymentNeeds, { attempts }: PaymentRow): Date =>
  after(clock.now(), waitAfter(attempts))

/** Charges regularly, if there is a provider. */
export const automaticChargeJob: Job<PayingService> = {
  name: 'automatic-charge',
  everySeconds: 5,
  work: async (service) => {
    if (service.payments) await chargeDueBalances(service)
  },
}
