import { type ClockTime, type Instant, instantOf, type Stay, type TimeZone } from '../dates/index.ts'
import {
  allocate,
  type CurrencyCode,
  minus,
  type Money,
  money,
  plus,
  sum,
  sumBy,
  zero,
} from '../money/index.ts'
import { type CancellationPolicy, policyGotWorse } from '../policy/index.ts'
import type { PricedNight, PricedRoom, PricedStay } from '../rates/index.ts'
import type { Promotion } from '../reservation/index.ts'
import { addedGuestsPrice } from './added-guests-price.ts'
import { freeCancellation } from './free-cancellation.ts'
import { nightChanges } from './night-change.ts'
import { isOtherRoom, type RoomAsItIs, type RoomChange } from './room-change.ts'
import type { AddOnChange, TransferChange } from './add-on-change.ts'
import { type PaymentOffer, type Settlement, settlementOf } from './settlement.ts'

export const changeWarnings = [
  'promotion-lost',
  'promotion-new-nights-only',
  'penalty-kept',
  'policy-got-worse',
  'transportation-not-guaranteed',
] as const
export type ChangeWarning = (typeof changeWarnings)[number]

/** The whole effect of a change on a stay: what the guest is shown is what is confirmed. */
export type StayChange = {
  readonly before: Stay
  readonly after: Stay
  /** Every active room after the change, unchanged ones included. */
  readonly rooms: readonly RoomChange[]
  readonly services: readonly AddOnChange[]
  /** Set if there is a transfer and the dates change. */
  readonly transfer?: TransferChange
  /** Of the whole reservation, add-ons and transfer included: the total on its page. */
  readonly currentTotal: Money
  readonly newTotal: Money
  /** New total minus current total. */
  readonly difference: Money
  readonly promotion: PricedStay['promotion']
  readonly appliedPromotion?: Promotion
  /** What the promotion takes off; already inside the new total. */
  readonly saving: Money
  readonly settlement: Settlement
  readonly warnings: readonly ChangeWarning[]
}

/** A room as booked and as planned. */
export type PlannedRoom = RoomAsItIs & {
  readonly roomNumber: number
  readonly was?: RoomAsItIs
  /** As booked; empty for an added room. */
  readonly nights: readonly PricedNight[]
  readonly paid: Money
  readonly policy: CancellationPolicy
  readonly policyAfter: CancellationPolicy
}

export type StayChangeFacts = {
  readonly stay: Stay
  readonly currency: CurrencyCode
  readonly rooms: readonly PlannedRoom[]
  readonly services: readonly AddOnChange[]
  readonly transfer?: TransferChange | undefined
  /**
   * Only guests are added: then the new price minus the paid amount is to pay, and a room's price never
   * falls.
   */
  readonly onlyGuestsJoin: boolean
  /** The promotion's saving on the rooms that stay as they are booked. */
  readonly savingRetained: Money
  /** Of the whole reservation, add-ons and transfer included. */
  readonly total: Money
  readonly paid: Money
  readonly hasTransfer: boolean
  readonly zone: TimeZone
  readonly checkInAt: ClockTime
  readonly now: Instant
} & PaymentOffer

/** Compares a reservation with the stay it would become. A room that was not priced stays as it is booked. */
export function stayChange(facts: StayChangeFacts, priced: PricedStay): StayChange {
  const { currency } = facts
  const rooms = facts.rooms.map((room) => roomChange(room, priced, facts))
  const { transfer } = facts
  const changed = [...rooms, ...facts.services, ...(transfer ? [transfer] : [])]
  const difference = sumBy(changed, currency, ({ before, after }) => minus(after, before))
  return {
    before: facts.stay,
    after: priced.stay,
    rooms,
    services: facts.services,
    ...(transfer ? { transfer } : {}),
    currentTotal: facts.total,
    newTotal: plus(facts.total, difference),
    difference,
    promotion: priced.promotion,
    ...(priced.appliedPromotion ? { appliedPromotion: priced.appliedPromotion } : {}),
    saving: money(priced.saving + facts.savingRetained.amount, currency),
    settlement: settlementOf({
      ...facts,
      difference,
      ...(facts.onlyGuestsJoin ? toPayFor(rooms, facts) : {}),
    }),
    warnings: warningsOf(facts, priced, rooms),
  }
}

function roomChange(room: PlannedRoom, priced: PricedStay, facts: StayChangeFacts): RoomChange {
  const { currency, onlyGuestsJoin } = facts
  const { roomNumber, name, roomTypeId, occupancy, was, policy, policyAfter } = room
  const found = priced.rooms.find((one) => one.roomNumber === roomNumber)
  if (!found && !was) throw new Error(`Room ${roomNumber} was not priced`)
  const least = onlyGuestsJoin ? room.paid : policyAfter.floor
  const fresh = found && least ? retainedAtLeast(found, least) : found
  const nights = fresh?.nights ?? room.nights
  const joined =
    found && onlyGuestsJoin ? addedGuestsPrice(money(found.total, currency), room.paid) : undefined
  return {
    roomNumber,
    name,
    roomTypeId,
    occupancy,
    ...(was ? { was } : {}),
    nights: nightChanges(room.nights, nights, currency),
    before: totalOf(room.nights, currency),
    after: totalOf(nights, currency),
    policyBefore: policy,
    policyAfter,
    ...(joined && joined.hiddenCredit.amount > 0 ? { hiddenCredit: joined.hiddenCredit } : {}),
  }
}

const totalOf = (nights: readonly PricedNight[], currency: CurrencyCode): Money =>
  money(
    nights.reduce((total, { price }) => total + price, 0),
    currency,
  )

/** The price of added guests: the room's new price minus what is paid for it. */
function toPayFor(
  changed: readonly RoomChange[],
  { rooms, currency }: StayChangeFacts,
): { readonly toPay: Money } {
  const joined = changed.filter(isOtherRoom)
  const prices = joined.map(({ roomNumber, after }) => {
    const paid = rooms.find((room) => room.roomNumber === roomNumber)?.paid ?? zero(currency)
    return addedGuestsPrice(after, paid).amount
  })
  return { toPay: sum(prices, currency) }
}

function warningsOf(
  facts: StayChangeFacts,
  priced: PricedStay,
  rooms: readonly RoomChange[],
): readonly ChangeWarning[] {
  // A retained penalty has its own wording, and does not count as a worse policy.
  const worse = facts.rooms.some(({ roomNumber, policy, policyAfter, nights: booked }) => {
    const nights = priced.rooms.find((room) => room.roomNumber === roomNumber)?.nights ?? booked
    return policyGotWorse(withoutFloor(policy), withoutFloor(policyAfter), nights, facts.currency)
  })
  const { endsSooner } = freeCancellation({ before: facts.stay, after: priced.stay, rooms }, facts)
  const isRetained = retainedPenalty(rooms, facts.currency).amount > 0
  const moves = facts.stay.arrival !== priced.stay.arrival || facts.stay.departure !== priced.stay.departure
  return [
    ...(priced.promotion === 'lost' ? (['promotion-lost'] as const) : []),
    ...(priced.newNightsOnly ? (['promotion-new-nights-only'] as const) : []),
    ...(isRetained && moves ? (['penalty-kept'] as const) : []),
    ...(worse || (endsSooner && !isRetained) ? (['policy-got-worse'] as const) : []),
    ...(moves && facts.hasTransfer && isShortNotice(facts, priced.stay)
      ? (['transportation-not-guaranteed'] as const)
      : []),
  ]
}

const withoutFloor = ({ refundable, deadlineAt, tiers }: CancellationPolicy): CancellationPolicy => ({
  refundable,
  deadlineAt,
  tiers,
})

/** The minimum penalty after a change, because the stay is moved while a penalty is in force. */
export const retainedPenalty = (
  rooms: readonly Pick<RoomChange, 'policyAfter'>[],
  currency: CurrencyCode,
): Money => sumBy(rooms, currency, ({ policyAfter }) => policyAfter.floor ?? zero(currency))

const hoursOfNotice = 48

/** Transport is not guaranteed when dates change within 48 hours of arrival, the old or the new one. */
export const isShortNotice = (
  { stay, zone, checkInAt, now }: Pick<StayChangeFacts, 'stay' | 'zone' | 'checkInAt' | 'now'>,
  wanted: Stay,
): boolean =>
  [stay, wanted].some(
    ({ arrival }) =>
      Date.parse(instantOf(arrival, checkInAt, zone)) - Date.parse(now) < hoursOfNotice * 60 * 60_000,
  )

/**
 * Raises a room's nights to a minimum total: the paid amount, where guests are added; the penalty in force, where a
 * stay is moved meanwhile (`docs/decisions/0048-what-a-guest-cannot-lower.md`).
 */
function retainedAtLeast(room: PricedRoom, least: Money): PricedRoom {
  if (room.total >= least.amount) return room
  const weights = room.nights.map(({ price }) => price)
  const parts = allocate(least, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))
  return {
    ...room,
    total: least.amount,
    nights: room.nights.map((night, index) => ({ ...night, price: parts[index]?.amount ?? night.price })),
  }
}
