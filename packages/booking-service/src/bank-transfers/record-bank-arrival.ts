import type { recordBankArrival as recordCall } from '@veranda/contract'
import { type BankArrival, isPlainDate, type Money, referencesIn } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { bankArrival, type BankArrivalRow } from '../schema/bank-transfer.ts'
import { society } from '../schema/society.ts'
import { toBankArrival } from './to-bank-arrival.ts'

/** An entry of the bank's statement, as the staff typed it. */
export type BankEntry = {
  readonly societyCode: string
  /** The bank's own number of it. */
  readonly bankEntryId: string
  readonly arrived: Money
  readonly bookedOn: string
  readonly text: string
  readonly reference?: string | undefined
}
type Recording = RefusingFor<typeof recordCall>

/** Records money that arrived, once for each entry of the bank. What it is for is proposed, and decided by nobody yet. */
export const recordBankArrival = (
  service: Pick<Service, 'store' | 'clock'> & Recording,
  staff: StaffSession,
  entry: BankEntry,
  claim: Claim,
): Promise<Once<BankArrival>> =>
  doOnceInTransaction(service, claim, async (tx, now) => {
    const { row, isNew } = await record(tx, entry, now)
    const recorded = await toBankArrival(tx, row, now)
    if (isNew)
      await appendAudit(tx, {
        at: now,
        actor: asStaff(staff),
        action: 'record-bank-arrival',
        reservationId: null,
        detail: { arrival: row.id, entry: row.bankEntryId, amount: row.amount, currency: row.currency },
      })
    return recorded
  })

async function record(
  tx: Database & Recording,
  entry: BankEntry,
  now: Date,
): Promise<{ readonly row: BankArrivalRow; readonly isNew: boolean }> {
  const { bankEntryId, bookedOn, text, reference = '' } = entry
  const { amount, currency } = entry.arrived
  if (!isPlainDate(bookedOn)) throw new ServiceRefusal('malformed-request', 'Give a calendar date.')
  if (amount <= 0) throw tx.refuse('amount-not-possible', 'Give the amount that arrived.')
  const [of] = await tx
    .select({ id: society.id })
    .from(society)
    .where(and(eq(society.code, entry.societyCode), society.isActive))
  if (!of) throw tx.refuse('society-not-found', 'No active company has this code.')
  const [inserted] = await tx
    .insert(bankArrival)
    .values({
      societyId: of.id,
      bankEntryId,
      amount,
      currency,
      bookedOn,
      text,
      references: referencesIn(`${reference}\n${text}`),
      recordedAt: now,
    })
    .onConflictDoNothing({ target: [bankArrival.societyId, bankArrival.bankEntryId] })
    .returning()
  if (inserted) return { row: inserted, isNew: true }
  const [known] = await tx
    .select()
    .from(bankArrival)
    .where(and(eq(bankArrival.societyId, of.id), eq(bankArrival.bankEntryId, bankEntryId)))
  const isSame = known?.amount === amount && known.currency === currency && known.bookedOn === bookedOn
  if (!known || !isSame)
    throw tx.refuse('arrival-contradicts', 'This entry was recorded with another amount, currency or day.')
  return { row: known, isNew: false }
}
