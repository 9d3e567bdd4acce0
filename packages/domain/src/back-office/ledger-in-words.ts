import type { CurrencyCode } from '../money/index.ts'
import { money } from '../money/index.ts'
import type { LedgerAccount, LedgerLine } from '../reservation/index.ts'
import type { LedgerLineInWords, LedgerMovement } from './staff-reservation.ts'

type PostedLine = LedgerLine & { readonly at: string }

/** The account that stands against the guest’s own, and the way the money went, say what happened. */
const movements: Readonly<
  Record<LedgerAccount, { readonly charged: LedgerMovement; readonly credited: LedgerMovement }>
> = {
  revenue: { charged: 'sold', credited: 'reduced' },
  cash: { charged: 'paid-back', credited: 'paid' },
  deferred: { charged: 'made-credit', credited: 'credit-returned' },
  'guest-folio': { charged: 'other', credited: 'other' },
}

/**
 * The operations of a reservation’s ledger in the order they were posted, each by what it did to what the guest owes.
 * What an operation only moves between other accounts owes nobody anything and is left out.
 */
export function ledgerInWords(
  lines: readonly PostedLine[],
  currency: CurrencyCode,
): readonly LedgerLineInWords[] {
  const operations = new Map<string, PostedLine[]>()
  for (const line of lines) {
    const known = operations.get(line.operation)
    if (known) known.push(line)
    else operations.set(line.operation, [line])
  }
  let balance = 0
  return [...operations.values()].flatMap((posted): LedgerLineInWords[] => {
    const folio = posted.filter(({ account }) => account === 'guest-folio')
    const change = folio.reduce((sum, { amount }) => sum + amount, 0)
    const [first] = folio
    if (!first || change === 0) return []
    balance += change
    const against = posted.find(({ account }) => account !== 'guest-folio')?.account ?? 'guest-folio'
    return [
      {
        at: first.at,
        movement: movements[against][change > 0 ? 'charged' : 'credited'],
        ...(first.roomNumber === null ? {} : { roomNumber: first.roomNumber }),
        amount: money(Math.abs(change), currency),
        balance: money(balance, currency),
      },
    ]
  })
}
