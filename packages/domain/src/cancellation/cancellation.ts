import type { Instant } from '../dates/index.ts'
import { type CurrencyCode, isZero, type Money } from '../money/index.ts'
import { activeRooms, type PricingDetails, type Property, type Reservation, savingOn } from '../reservation/index.ts'
import { nextChange } from './deadlines.ts'
import type { PenaltyCharge } from './policy.ts'
import { settledAt } from './settled.ts'

/** What a cancellation follows from: all of it is in a reservation. */
export type CancellationFacts = Pick<
  Reservation,
  'stay' | 'rooms' | 'currency' | 'promotion' | 'transportation'
> & {
  readonly property: Pick<Property, 'timeZone' | 'checkInAt'>
  readonly pricing: Pick<PricingDetails, 'promotionSaving'>
}

/** A room that goes. `total`, `paid`, `penalty`, `refund` and `owed` are about its nights; extras are counted apart. */
export type RoomCancellation = {
  readonly roomNumber: number
  readonly name: string
  readonly nights: number
  readonly refundable: boolean
  readonly charge: PenaltyCharge
  readonly total: Money
  readonly paid: Money
  readonly penalty: Money
  readonly refund: Money
  readonly owed: Money
  /** A paid add-on comes back whole up to the last day for giving it back, then not at all. */
  readonly extras: { readonly paid: Money; readonly refund: Money }
}

export type StayingRoom = { readonly roomNumber: number; readonly name: string; readonly total: Money }

/** `refund` and `kept` are both zero for a ride that was never paid. */
export type RideCancellation = { readonly price: Money; readonly refund: Money; readonly kept: Money }

/** What cancelling rooms does, whole: what the guest is shown is what is confirmed. */
export type Cancellation = {
  readonly rooms: readonly RoomCancellation[]
  readonly staying: readonly StayingRoom[]
  /** Nothing stays booked. */
  readonly isWhole: boolean
  /** Only where everything goes: a ride is for the whole party. */
  readonly transportation?: RideCancellation
  /** What the promotion had taken off the rooms that go. Changes no amount of what stays. */
  readonly promotionLost?: { readonly code: string; readonly saving: Money }
  readonly currency: CurrencyCode
  /** Nights, extras and transportation together; so are the three amounts that follow. */
  readonly paid: Money
  readonly penalty: Money
  /** Paid less penalty: what one room gets back pays first for what another owes. Never both refund and owed. */
  readonly refund: Money
  readonly owed: Money
  /** When these amounts change next before arrival. */
  readonly nextDeadline?: Instant
}

/**
 * What cancelling the rooms costs and gives back at a moment: the one reckoning of quote, confirmation and curve.
 * Numbers of rooms that are not active are passed over; whether rooms may go at all is `chooseRooms`'s question.
 */
export function cancellationOf(
  facts: CancellationFacts,
  roomNumbers: readonly number[],
  at: Instant,
): Cancellation {
  const { rooms, transportation, ...amounts } = settledAt(facts, roomNumbers, at)
  const going = new Set(rooms.map(({ roomNumber }) => roomNumber))
  const staying = activeRooms(facts.rooms).filter(({ roomNumber }) => !going.has(roomNumber))
  const promotionLost = promotionLostBy(facts, going)
  const nextDeadline = nextChange(facts, roomNumbers, at)
  return {
    rooms,
    staying: staying.map(({ roomNumber, category, total }) => ({ roomNumber, name: category.name, total })),
    isWhole: staying.length === 0,
    ...(transportation ? { transportation } : {}),
    ...(promotionLost ? { promotionLost } : {}),
    currency: facts.currency,
    ...amounts,
    ...(nextDeadline === undefined ? {} : { nextDeadline }),
  }
}

function promotionLostBy(
  { promotion, pricing, rooms }: CancellationFacts,
  going: ReadonlySet<number>,
): Cancellation['promotionLost'] {
  const saving = savingOn(activeRooms(rooms), going, pricing.promotionSaving)
  return promotion && !isZero(saving) ? { code: promotion.code, saving } : undefined
}
