import type { returnBankArrival as returnCall } from '@veranda/contract'
import { type BankArrival, arrivalMoves } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { bankArrival } from '../schema/bank-transfer.ts'
import { requireArrival } from './match-bank-arrival.ts'
import { toBankArrival } from './to-bank-arrival.ts'

type Returning = { readonly arrivalId: string; readonly note: string }

/**
 * Notes that money went back which is for nothing here. It was in no ledger, so nothing is posted: the bank does it, and the
 * audit says who had it done.
 */
export const returnBankArrival = (
  service: Pick<Service, 'store' | 'clock'> & RefusingFor<typeof returnCall>,
  staff: StaffSession,
  { arrivalId, note }: Returning,
  claim: Claim,
): Promise<Once<BankArrival>> =>
  doOnceInTransaction(service, claim, async (tx, now) => {
    const row = await requireArrival(tx, arrivalId)
    const state = arrivalMoves[row.state].return
    if (!state) throw tx.refuse('arrival-matched', 'Only money that is matched with nothing goes back.')
    const returned = { state, returnedAt: now, note: note.trim() }
    await tx.update(bankArrival).set(returned).where(eq(bankArrival.id, row.id))
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'return-bank-arrival',
      reservationId: null,
      detail: { arrival: row.id, amount: row.amount, currency: row.currency, note: returned.note },
    })
    return toBankArrival(tx, { ...row, ...returned }, now)
  })
