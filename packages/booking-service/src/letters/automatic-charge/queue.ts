import {
  type AutomaticCharge,
  declineReasons,
  type Locale,
  type Money,
  type Reservation,
} from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { addressed, type LetterNeeds, mainGuestWriter, parts } from '../to-main-guest.ts'
import { automaticChargeLetter } from './letter.ts'

const order = v.object({
  ...addressed,
  stay: parts.stay,
  about: v.picklist(['agreed', 'made', 'declined', 'given-up']),
  card: v.object({ scheme: v.string(), lastDigits: v.string() }),
  amount: parts.price,
  /** Still to pay otherwise. */
  left: parts.price,
  /** The day of the next charge. */
  on: v.optional(parts.date),
  declined: v.optional(v.picklist(declineReasons)),
})
type Order = v.InferInput<typeof order>

type OfCharge = {
  readonly reservation: Reservation
  readonly charge: AutomaticCharge
  /** One letter is written about it. */
  readonly chargeId: string
  readonly locale: Locale
}

/** Queues the letter about what was agreed to be charged. */
export const queueChargeAgreedLetter = (tx: Database, agreed: OfCharge, now: Date): Promise<void> =>
  put(tx, 'charge-agreed', { ...agreed, about: 'agreed' }, now)

/** Queues the letter about a card that was declined: it is asked again, or the guest uses another one. */
export const queueChargeDeclinedLetter = (tx: Database, declined: OfCharge, now: Date): Promise<void> =>
  declined.charge.state === 'given-up'
    ? put(tx, 'charge-given-up', { ...declined, about: 'given-up' }, now)
    : put(tx, 'charge-declined', { ...declined, about: 'declined' }, now)

type Kind = 'charge-agreed' | 'charge-declined' | 'charge-given-up'

function put(
  tx: Database,
  kind: Kind,
  { reservation, charge, chargeId, locale, about }: OfCharge & Pick<Order, 'about'>,
  now: Date,
): Promise<void> {
  const { card, amount, beyond: left, on, declined } = charge
  const payload: Order = {
    ...headOf(reservation),
    about,
    card: { scheme: card.scheme, lastDigits: card.lastDigits },
    amount,
    left,
    ...(on ? { on } : {}),
    ...(declined ? { declined } : {}),
  }
  return putInOutbox(tx, { kind, locale, payload, dedupeKey: `${kind}:${chargeId}` }, now)
}

type Made = {
  readonly row: {
    readonly id: string
    readonly cardBrand: string
    readonly lastDigits: string
    readonly locale: Locale
  }
  readonly reservation: Reservation
  readonly amount: Money
  readonly left: Money
  /** The number of its receipt. */
  readonly receipt?: string | undefined
}

/** Queues the letter about a balance that was charged. */
export function queueChargeMadeLetter(
  tx: Database,
  { row: { id, cardBrand: scheme, lastDigits, locale }, reservation, amount, left, receipt }: Made,
  now: Date,
): Promise<void> {
  const card = { scheme, lastDigits }
  const payload: Order = { ...headOf(reservation), about: 'made', card, amount, left, receipt }
  return putInOutbox(tx, { kind: 'charge-made', locale, payload, dedupeKey: `charge-made:${id}` }, now)
}

const headOf = ({ reservationCode, brand, stay }: Reservation) => ({
  reservationCode,
  brand,
  rooms: [],
  stay,
})

export const automaticChargeWriters = (needs: LetterNeeds) => {
  const write = mainGuestWriter(order, automaticChargeLetter)(needs)
  return {
    'charge-agreed': write,
    'charge-made': write,
    'charge-declined': write,
    'charge-given-up': write,
  }
}
