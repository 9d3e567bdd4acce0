import { linesBetween, type MoneyShare } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { type Operation, post } from '../ledger/post.ts'

export type MoneyMoved = Operation & {
  /** `payment:<id>` or `refund:<why>`. */
  readonly operation: string
  readonly shares: readonly MoneyShare[]
}

/** Posts money that comes in (above zero) or goes out (below); the guest owes that much less or more. */
export const writeMoneyMoved = (tx: Database, { shares, operation, ...moved }: MoneyMoved): Promise<void> =>
  post(
    tx,
    moved,
    shares.flatMap((share) => linesBetween({ to: 'cash', from: 'guest-folio' }, operation, share)),
  )
