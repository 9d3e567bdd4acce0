import {
  type Cancellation,
  type CancelledUnit,
  type CreditNote,
  creditUnitsOf,
  type Money,
  money,
  overOf,
  type Receipt,
  type ReceiptFigure,
  unitsOf,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { linesOf, type MoneyEvent, receiptOf, writeReceipt } from '../receipts/write-receipt.ts'
import type { CancellationRow } from '../schema/cancellation.ts'

const causeOf = ({ version }: Pick<CancellationRow, 'version'>): string => `cancel-${version}`

type Cancelled = {
  readonly row: CancellationRow
  /** What was sold of the cancelled rooms, as the ledger had it. */
  readonly price: Money
  readonly note?: CreditNote
}

/** The receipt of a cancellation, over what is retained of its price; and behind it that of its credit. Answers the first. */
export async function writeCancellationReceipts(
  tx: Database,
  signer: ReceiptSigner,
  { row, price, note }: Cancelled,
): Promise<Receipt> {
  const { cancellation, at } = row
  const units = note ? creditUnitsOf(cancellation) : unitsOf(cancellation)
  const event = { reservationId: row.reservationId, cause: causeOf(row), at }
  const receipt = await writeReceipt(tx, signer, {
    ...event,
    kind: 'cancellation',
    reference: row.code,
    ...retained(units, cancellation),
    figures: figuresOf(units, cancellation, price, note),
  })
  if (note) await writeReceipt(tx, signer, { ...event, ...granted(units, note), kind: 'credit' })
  return receipt
}

/** The receipts of a reinstatement. They reverse those of the cancellation, which stay as they are. */
export async function writeReinstatedReceipts(
  tx: Database,
  signer: ReceiptSigner,
  {
    row,
    note,
    at,
  }: { readonly row: CancellationRow; readonly note: CreditNote | undefined; readonly at: Date },
): Promise<Receipt> {
  const { cancellation, reservationId } = row
  const cause = causeOf(row)
  const units = note ? creditUnitsOf(cancellation) : unitsOf(cancellation)
  const made = await receiptOf(tx, reservationId, cause, 'cancellation')
  const event = { reservationId, cause, at }
  const receipt = await writeReceipt(tx, signer, {
    ...event,
    ...retained(units, cancellation),
    kind: 'cancellation-undone',
    reference: made?.number ?? row.code,
    figures: made?.figures ?? [],
  })
  if (note) await writeReceipt(tx, signer, { ...event, ...granted(units, note), kind: 'credit-withdrawn' })
  return receipt
}

type Summed = Pick<MoneyEvent, 'amount' | 'lines'>

const retained = (units: readonly CancelledUnit[], { currency }: Cancellation): Summed => ({
  amount: totalOf(units, currency, (unit) => unit.retained),
  lines: linesOf(
    units.map((unit) => ({ roomNumber: unit.roomNumber, amount: unit.retained })),
    currency,
  ),
})

const granted = (
  units: readonly CancelledUnit[],
  { code, amount, validUntil }: CreditNote,
): Summed & Pick<MoneyEvent, 'reference' | 'validUntil'> => ({
  amount,
  lines: linesOf(
    units.map((unit) => ({ roomNumber: unit.roomNumber, amount: overOf(unit) })),
    amount.currency,
  ),
  reference: code,
  validUntil,
})

function figuresOf(
  units: readonly CancelledUnit[],
  { currency, refund, outstanding }: Cancellation,
  price: Money,
  note: CreditNote | undefined,
): Receipt['figures'] {
  const figure = (what: ReceiptFigure, amount: Money) => (amount.amount > 0 ? [{ what, amount }] : [])
  return [
    { what: 'price', amount: price },
    ...figure(
      'paid',
      totalOf(units, currency, (unit) => unit.paid),
    ),
    ...(note ? figure('credit', note.amount) : figure('refund', refund)),
    ...figure(
      'outstanding',
      note ? totalOf(units, currency, (unit) => Math.max(0, unit.retained - unit.paid)) : outstanding,
    ),
  ]
}

const totalOf = (
  units: readonly CancelledUnit[],
  currency: Cancellation['currency'],
  of: (unit: CancelledUnit) => number,
): Money =>
  money(
    units.reduce((sum, unit) => sum + of(unit), 0),
    currency,
  )
