import { payloadOfReceipt } from '@veranda/contract'
import {
  addressLine,
  type CurrencyCode,
  type Money,
  money,
  type MoneyShare,
  type Receipt,
  type ReceiptLine,
  receiptNumberOf,
} from '@veranda/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { receipt as receiptTable, receiptKey, receiptSeries } from '../schema/receipt.ts'
import { reservation } from '../schema/reservation.ts'
import { hashOf, signedReceiptOf } from './receipt-row.ts'
import type { ReceiptSigner } from './signer.ts'

/** A movement of money that gets a receipt. */
export type MoneyEvent = Pick<Receipt, 'kind' | 'amount' | 'lines'> &
  Partial<Pick<Receipt, 'figures' | 'card' | 'reference' | 'validUntil'>> & {
    readonly reservationId: number
    /** What it is the receipt of, `payment:<id>`: a second one of the same kind is not written. */
    readonly cause: string
    readonly at: Date
  }

/**
 * Writes the receipt of a movement of money, in the transaction that posts it. The series' row is locked until that ends, so that
 * two events at once stand one behind the other. Call it after the transaction's other locks: a transaction that waits for the
 * series must hold no lock that the one before it still needs.
 */
export async function writeReceipt(tx: Database, signer: ReceiptSigner, event: MoneyEvent): Promise<Receipt> {
  const { reservationId, cause, at, kind, figures = [], ...rest } = event
  const series = await lockSeries(tx, reservationId)
  const written = await receiptOf(tx, reservationId, cause, kind)
  if (written) return written
  requireSum(event)
  const facts = await factsOf(tx, reservationId)
  const position = series.position + 1
  const receipt: Receipt = {
    number: receiptNumberOf(facts.reservationCode, position),
    position,
    kind,
    at: at.toISOString(),
    ...facts,
    ...rest,
    figures,
    ...(series.hash === null ? {} : { previous: series.hash }),
  }
  const signed = await signer.sign(payloadOfReceipt(receipt))
  const hash = hashOf(signed)
  await publishKey(tx, signer, at)
  await tx.insert(receiptTable).values({
    number: receipt.number,
    reservationId,
    position,
    kind,
    cause,
    at,
    signed,
    hash,
    previousHash: series.hash,
    kid: signer.kid,
  })
  await tx.update(receiptSeries).set({ position, hash }).where(eq(receiptSeries.reservationId, reservationId))
  return receipt
}

/** The receipt of a movement of money, if there is one: what moved before receipts were written has none. */
export async function receiptOf(
  tx: Database,
  reservationId: number,
  cause: string,
  kind: Receipt['kind'],
): Promise<Receipt | undefined> {
  const [row] = await tx
    .select({ signed: receiptTable.signed })
    .from(receiptTable)
    .where(
      and(
        eq(receiptTable.reservationId, reservationId),
        eq(receiptTable.cause, cause),
        eq(receiptTable.kind, kind),
      ),
    )
  return row && signedReceiptOf(row).receipt
}

/** The receipt of a payment, whatever was paid with it. */
export async function receiptOfPayment(
  tx: Database,
  reservationId: number,
  paymentId: string,
): Promise<Receipt | undefined> {
  const [row] = await tx
    .select({ signed: receiptTable.signed })
    .from(receiptTable)
    .where(and(eq(receiptTable.reservationId, reservationId), eq(receiptTable.cause, `payment:${paymentId}`)))
    .orderBy(asc(receiptTable.position))
    .limit(1)
  return row && signedReceiptOf(row).receipt
}

/** Shares as lines, without those that are nothing. */
export const linesOf = (shares: readonly MoneyShare[], currency: CurrencyCode): readonly ReceiptLine[] =>
  shares
    .filter(({ amount }) => amount !== 0)
    .map(({ roomNumber, amount }) => ({
      ...(roomNumber === null ? {} : { roomNumber }),
      amount: money(amount, currency),
    }))

/** Every key that has signed a receipt stays published. */
export const publishKey = async (
  tx: Database,
  { kid, x }: Pick<ReceiptSigner, 'kid' | 'x'>,
  addedAt: Date,
): Promise<void> => {
  await tx.insert(receiptKey).values({ kid, x, addedAt }).onConflictDoNothing()
}

async function lockSeries(tx: Database, reservationId: number) {
  await tx.insert(receiptSeries).values({ reservationId, position: 0 }).onConflictDoNothing()
  const [series] = await tx
    .select()
    .from(receiptSeries)
    .where(eq(receiptSeries.reservationId, reservationId))
    .for('update')
  if (!series) throw new Error(`Reservation ${reservationId} has no series of receipts`)
  return series
}

async function factsOf(
  tx: Database,
  reservationId: number,
): Promise<Pick<Receipt, 'reservationCode' | 'timeZone' | 'issuer'>> {
  const [row] = await tx
    .select({ code: reservation.code, property })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .where(eq(reservation.id, reservationId))
  if (!row) throw new Error(`There is no reservation ${reservationId}`)
  const { name, timeZone } = row.property
  return { reservationCode: row.code, timeZone, issuer: { name, address: addressLine(row.property) } }
}

/** Lines that do not sum to the amount are a bug, so this throws and the transaction is rolled back. */
function requireSum({ kind, amount, lines, figures = [] }: MoneyEvent): void {
  const sum = lines.reduce((total, line) => total + line.amount.amount, 0)
  const all: readonly Money[] = [...lines, ...figures].map((line) => line.amount)
  if (sum !== amount.amount || all.some(({ currency }) => currency !== amount.currency))
    throw new RangeError(`The lines of a receipt (${kind}) sum to ${sum}, not ${amount.amount}`)
}
