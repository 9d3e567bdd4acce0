import { inFours, type Locale, type Money, money, type Reservation, writtenAccount } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import type { BankArrivalRow, BankTransferRow } from '../../schema/bank-transfer.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { addressed, type LetterNeeds, mainGuestWriter, parts } from '../to-main-guest.ts'
import { type BankTransferKind, bankTransferLetter, bankTransferReceivedLetter } from './letter.ts'

const payee = v.object({
  holder: v.string(),
  bankName: v.string(),
  bic: v.string(),
  isIban: v.boolean(),
  account: v.string(),
})

const order = v.object({
  ...addressed,
  stay: parts.stay,
  amount: parts.price,
  reference: v.string(),
  dueBy: parts.date,
  payee,
})

const receivedOrder = v.object({
  ...addressed,
  stay: parts.stay,
  amount: parts.price,
  /** What was announced; missing where the money came without an announcement. */
  announced: v.optional(parts.price),
  refunded: parts.price,
  left: parts.price,
  due: v.variant('kind', [
    v.object({ kind: v.picklist(['nothing', 'at-check-in']) }),
    v.object({ kind: v.literal('before-arrival'), by: parts.date }),
  ]),
})

type Announced = { readonly reservation: Reservation; readonly row: BankTransferRow }

/** Queues a letter about a transfer that is, or was, waited for: one of each kind. */
export async function queueBankTransferLetter(
  tx: Database,
  kind: BankTransferKind,
  { reservation: { reservationCode, brand, stay }, row }: Announced,
  now: Date,
): Promise<void> {
  const { holder, bankName, bic, account } = row.account
  const payload: v.InferInput<typeof order> = {
    reservationCode,
    brand,
    rooms: [],
    stay,
    amount: money(row.amount, row.currency),
    reference: inFours(row.reference),
    dueBy: row.dueBy,
    payee: { holder, bankName, bic, isIban: account.kind === 'iban', account: writtenAccount(account) },
  }
  await putInOutbox(tx, { kind, locale: row.locale, payload, dedupeKey: `${kind}:${row.id}` }, now)
}

type Received = {
  /** As it was before. */
  readonly reservation: Reservation
  /** Where one was announced. */
  readonly row: BankTransferRow | undefined
  readonly arrival: BankArrivalRow
  readonly refunded: Money
  readonly left: Money
  /** The number of its receipt. */
  readonly receipt: string
}

/** Without an announcement nobody said in which language to write. */
const usualLocale: Locale = 'en-US'

/** Queues the letter that says what arrived, what goes back and what is still to pay. */
export async function queueBankTransferReceived(
  tx: Database,
  { reservation: { reservationCode, brand, stay, pricing }, row, arrival, refunded, left, receipt }: Received,
  now: Date,
): Promise<void> {
  const kind = 'bank-transfer-received'
  const payload: v.InferInput<typeof receivedOrder> = {
    reservationCode,
    brand,
    rooms: [],
    stay,
    amount: money(arrival.amount, arrival.currency),
    ...(row ? { announced: money(row.amount, row.currency) } : {}),
    receipt,
    refunded,
    left,
    due: left.amount > 0 ? pricing.balanceDue : { kind: 'nothing' },
  }
  const locale = row?.locale ?? usualLocale
  await putInOutbox(tx, { kind, locale, payload, dedupeKey: `${kind}:${arrival.id}` }, now)
}

export const bankTransferWriters = (needs: LetterNeeds) => {
  const about = (kind: BankTransferKind) =>
    mainGuestWriter(order, (letter) => bankTransferLetter(letter, kind))(needs)
  return {
    'bank-transfer-announced': about('bank-transfer-announced'),
    'bank-transfer-reminder': about('bank-transfer-reminder'),
    'bank-transfer-withdrawn': about('bank-transfer-withdrawn'),
    'bank-transfer-lapsed': about('bank-transfer-lapsed'),
    'bank-transfer-received': mainGuestWriter(receivedOrder, bankTransferReceivedLetter)(needs),
  }
}
