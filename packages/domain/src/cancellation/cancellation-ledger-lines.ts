import { type LedgerLine, linesBetween, type MoneyShare } from '../reservation/index.ts'
import type { CancelledUnit } from './shares.ts'

/**
 * Reverses the sale of the cancelled rooms, except for the retained part; `moved` pays from one room for
 * another.
 */
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

/**
 * Moves an amount stored for another stay from the guest folio to the deferred account, which backs the
 * credit note.
 */
export const creditLines = (shares: readonly MoneyShare[], operation: string): readonly LedgerLine[] =>
  shares.flatMap((share) =>
    linesBetween({ to: 'guest-folio', from: 'deferred' }, `${operation}:credit`, share),
  )
