import { addDays, bankTransferReference, instantOf, type PlainDate, referencesIn } from '@veranda/domain'
import type { Database } from '@veranda/booking-service'
import { bankArrival, society } from '@veranda/booking-service/tables'
import { asc, eq } from 'drizzle-orm'

/** What the bank wrote beside money that nothing names: for the staff to find out. */
const entries = [
  { id: 'sample-1', text: 'SPEI pago de estancia, gracias', amount: 48_000 },
  { id: 'sample-2', text: `WIRE ${bankTransferReference('999999999999')} HOTEL`, amount: 125_050 },
] as const

/**
 * Money that arrived on an account of the sample group and waits for the staff; an arrival that was dealt with stays
 * so.
 */
export async function writeSampleBankArrivals(tx: Database, today: PlainDate): Promise<void> {
  const [collecting] = await tx
    .select({ id: society.id, currency: society.currency })
    .from(society)
    .where(eq(society.isActive, true))
    .orderBy(asc(society.id))
    .limit(1)
  if (!collecting) return
  const yesterday = addDays(today, -1)
  await tx
    .insert(bankArrival)
    .values(
      entries.map(({ id, text, amount }) => ({
        societyId: collecting.id,
        bankEntryId: id,
        amount,
        currency: collecting.currency,
        bookedOn: yesterday,
        text,
        references: referencesIn(text),
        recordedAt: new Date(instantOf(yesterday, '16:00', 'America/Cancun')),
      })),
    )
    .onConflictDoNothing({ target: [bankArrival.societyId, bankArrival.bankEntryId] })
}
