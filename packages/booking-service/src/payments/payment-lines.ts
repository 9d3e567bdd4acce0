import { linesBetween, type MoneyShare } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { type Operation, post } from '../ledger/post.ts'

export type MoneyMoved = Operation & {
  /** `payment:<id>` or `refund:<reason>`. */
  readonly operation: string
  readonly shares: readonly MoneyShare[]
}

/** Posts money received (above zero) or paid out (below), which lowers or raises the guest's balance. */
export const writeMoneyMoved = (tx: Database, { shares, operation, ...moved }: MoneyMoved): Promise<void> =>
  post(
    tx,
    moved,
    shares.flatMap((share) => linesBetween({ to: 'cash', from: 'guest-folio' }, operation, share)),
  )
