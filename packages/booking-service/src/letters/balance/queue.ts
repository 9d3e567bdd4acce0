import type { BalancePaid } from '@veranda/contract'
import { balanceTimings, type Locale, type Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { addressed, type LetterNeeds, mainGuestWriter, parts } from '../to-main-guest.ts'
import { balanceLetter } from './letter.ts'

const order = v.object({
  ...addressed,
  stay: parts.stay,
  timing: v.picklist(balanceTimings),
  amount: parts.price,
  left: parts.price,
  due: v.variant('kind', [
    v.object({ kind: v.picklist(['nothing', 'at-check-in']) }),
    v.object({ kind: v.literal('before-arrival'), by: parts.date }),
  ]),
})

type Paid = {
  /** As it was before. */
  readonly reservation: Reservation
  readonly paid: Pick<BalancePaid, 'timing' | 'amount' | 'left'>
  readonly quoteId: string
  readonly receipt?: string
}

/** Queues the letter about a balance that was paid, or is to be paid before arrival: one for a quote. */
export async function queueBalanceLetter(
  tx: Database,
  { reservation: { reservationCode, brand, stay, pricing }, paid, quoteId, receipt }: Paid,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { timing, amount, left } = paid
  const payload: v.InferInput<typeof order> = {
    reservationCode,
    brand,
    ...(receipt === undefined ? {} : { receipt }),
    rooms: [],
    stay,
    timing,
    amount,
    left,
    due: left.amount > 0 ? pricing.balanceDue : { kind: 'nothing' },
  }
  const kind = timing === 'now' ? 'balance-paid' : 'balance-agreed'
  await putInOutbox(tx, { kind, locale, payload, dedupeKey: `${kind}:${quoteId}` }, now)
}

export const balanceWriters = (needs: LetterNeeds) => {
  const write = mainGuestWriter(order, balanceLetter)(needs)
  return { 'balance-paid': write, 'balance-agreed': write }
}
