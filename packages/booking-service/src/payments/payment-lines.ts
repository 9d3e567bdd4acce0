import { type CurrencyCode, linesBetween, type MoneyShare } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import { ledgerEntry } from '../db/schema/ledger.ts'

export type MoneyMoved = {
  readonly reservationId: number
  /** `payment:<id>` or `refund:<why>`. */
  readonly operation: string
  readonly currency: CurrencyCode
  readonly shares: readonly MoneyShare[]
  readonly at: Date
}

/** Writes money into the till (above zero) or out of it (below); the guest owes that much less or more. */
export async function writeMoneyMoved(tx: Database, moved: MoneyMoved): Promise<void> {
  const { shares, operation, ...common } = moved
  const lines = shares
    .flatMap((share) => linesBetween({ to: 'till', from: 'guest' }, operation, share))
    .map((line) => ({ ...common, ...line }))
  if (lines.length > 0) await tx.insert(ledgerEntry).values(lines)
}
