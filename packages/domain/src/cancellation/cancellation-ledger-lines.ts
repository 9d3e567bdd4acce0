import { type LedgerLine, linesBetween, type MoneyShare } from '../reservation/index.ts'
import type { CancelledUnit } from './shares.ts'

/** The sale of what goes is taken back but for what is kept; `moved` pays from one room for another. */
export function cancellationLines(
  units: readonly CancelledUnit[],
  moved: readonly MoneyShare[],
  operation: string,
  sold: (roomNumber: number | null) => number,
): readonly LedgerLine[] {
  const sales = units.flatMap(({ roomNumber, retained }) =>
    linesBetween({ to: 'guest-folio', from: 'revenue' }, `${operation}:sale`, {
      roomNumber,
      amount: retained - sold(roomNumber),
    }),
  )
  const shared = moved.flatMap((share) =>
    linesBetween({ to: 'cash', from: 'guest-folio' }, `${operation}:share`, share),
  )
  return [...sales, ...shared]
}

/** What is kept for another stay is no longer owed to the guest here: the credit note owes it. */
export const creditLines = (shares: readonly MoneyShare[], operation: string): readonly LedgerLine[] =>
  shares.flatMap((share) =>
    linesBetween({ to: 'guest-folio', from: 'deferred' }, `${operation}:credit`, share),
  )
