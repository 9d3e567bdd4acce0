import type { Database } from '../db/database.ts'
import { linesBetween, type MoneyShare } from '../ledger/lines.ts'
import { type Operation, post } from '../ledger/post.ts'

export type MoneyMoved = Operation & {
  /** `payment:<id>` or `refund:<why>`. */
  readonly operation: string
  readonly shares: readonly MoneyShare[]
}

/** Writes money into the till (above zero) or out of it (below); the guest owes that much less or more. */
export const writeMoneyMoved = (tx: Database, { shares, operation, ...moved }: MoneyMoved): Promise<void> =>
  post(
    tx,
    moved,
    shares.flatMap((share) => linesBetween({ to: 'till', from: 'guest' }, operation, share)),
  )
