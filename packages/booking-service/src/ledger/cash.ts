import { sql } from 'drizzle-orm'
import { ledgerEntry } from '../schema/ledger.ts'

const { account, amount, operation } = ledgerEntry

/** The name of the operation that undoes another. */
export const reversalOf = (reversed: string): string => `undone:${reversed}`

/** A reversal counts against what it reversed: a refund that was withdrawn is no payment. */
const isReversal = sql`${operation} like ${sql.raw(`'${reversalOf('%')}'`)}`

/** The entries of the cash account. */
export const ofCash = sql`${account} = 'cash'`

/** What a group of its entries took in and gave out, in minor units. */
export const cashReceived = sql<string>`coalesce(sum(${amount}) filter (where (${amount} > 0) <> (${isReversal})), 0)`
export const cashPaidBack = sql<string>`coalesce(-sum(${amount}) filter (where (${amount} < 0) <> (${isReversal})), 0)`

/** Whether a group of its entries is a payment, or a refund. */
export const isPayment = sql`bool_or(${amount} > 0 and not (${isReversal}))`
export const isRefund = sql`bool_or(${amount} < 0 and not (${isReversal}))`
