import { type CancellationPolicy } from '../cancellation/index.ts'
import { type CurrencyCode, minus, type Money, money, sum } from '../money/index.ts'
import type { Promotion } from '../reservation/index.ts'
import type { PricedNight, PricedStay } from '../rates/index.ts'
import {
  type Instant,
  instantOf,
  type ClockTime,
  type PlainDate,
  type Stay,
  type TimeZone,
} from '../stay/index.ts'
import { policyGotWorse } from './policy-change.ts'
import { type PaymentOffer, type Settlement, settlementOf } from './settlement.ts'

/** A night before and after: `price` is missing on the side where it is not slept. */
export type NightChange = {
  readonly night: PlainDate
  readonly before?: Money
  readonly after?: Money
  readonly mark: NightMark
}
export const nightMarks = ['kept', 'dearer', 'cheaper', 'added', 'given-up'] as const
export type NightMark = (typeof nightMarks)[number]

export type RoomChange = {
  readonly roomNumber: number
  readonly name: string
  readonly nights: readonly NightChange[]
  readonly before: Money
  readonly after: Money
  readonly policyBefore: CancellationPolicy
  readonly policyAfter: CancellationPolicy
}

export const changeWarnings = ['promotion-lost', 'policy-got-worse', 'transportation-not-guaranteed'] as const
export type ChangeWarning = (typeof changeWarnings)[number]

/** What a change of dates does, whole: what the guest is shown is what is confirmed. */
export type StayChange = {
  readonly before: Stay
  readonly after: Stay
  readonly rooms: readonly RoomChange[]
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

/** A room in force as it is booked, and the policy it would get for the new stay. */
export type BookedRoom = {
  readonly roomNumber: number
  readonly name: string
  readonly nights: readonly PricedNight[]
  readonly policy: CancellationPolicy
  readonly policyAfter: CancellationPolicy
}

export type StayChangeFacts = {
  readonly stay: Stay
  readonly currency: CurrencyCode
  readonly rooms: readonly BookedRoom[]
  /** Of the whole reservation, services and transportation included. */
  readonly total: Money
  readonly paid: Money
  readonly hasTransportation: boolean
  readonly zone: TimeZone
  readonly checkInAt: ClockTime
  readonly now: Instant
} & PaymentOffer

/** Compares a reservation with the stay it would become, night by night. */
export function stayChange(facts: StayChangeFacts, priced: PricedStay): StayChange {
  const rooms = facts.rooms.map((room) => roomChange(room, priced, facts.currency))
  const currentTotal = sum(
    rooms.map(({ before }) => before),
    facts.currency,
  )
  const newTotal = money(priced.total, facts.currency)
  const difference = minus(newTotal, currentTotal)
  return {
    before: facts.stay,
    after: priced.stay,
    rooms,
    currentTotal,
    newTotal,
    difference,
    promotion: priced.promotion,
    ...(priced.appliedPromotion ? { appliedPromotion: priced.appliedPromotion } : {}),
    saving: money(priced.saving, facts.currency),
    settlement: settlementOf({ ...facts, difference }),
    warnings: warningsOf(facts, priced),
  }
}

function roomChange(room: BookedRoom, priced: PricedStay, currency: CurrencyCode): RoomChange {
  const after = priced.rooms.find(({ roomNumber }) => roomNumber === room.roomNumber)
  if (!after) throw new Error(`Room ${room.roomNumber} was not priced`)
  const old = new Map(room.nights.map(({ night, price }) => [night, price]))
  const fresh = new Map(after.nights.map(({ night, price }) => [night, price]))
  const dates = [...new Set([...old.keys(), ...fresh.keys()])].sort()
  return {
    roomNumber: room.roomNumber,
    name: room.name,
    nights: dates.map((night) => nightChange(night, old.get(night), fresh.get(night), currency)),
    before: money(
      [...old.values()].reduce((total, price) => total + price, 0),
      currency,
    ),
    after: money(after.total, currency),
    policyBefore: room.policy,
    policyAfter: room.policyAfter,
  }
}

function nightChange(
  night: PlainDate,
  before: number | undefined,
  after: number | undefined,
  currency: CurrencyCode,
): NightChange {
  return {
    night,
    ...(before === undefined ? {} : { before: money(before, currency) }),
    ...(after === undefined ? {} : { after: money(after, currency) }),
    mark: markOf(before, after),
  }
}

function markOf(before: number | undefined, after: number | undefined): NightMark {
  if (before === undefined) return 'added'
  if (after === undefined) return 'given-up'
  if (after === before) return 'kept'
  return after > before ? 'dearer' : 'cheaper'
}

function warningsOf(facts: StayChangeFacts, priced: PricedStay): readonly ChangeWarning[] {
  const worse = facts.rooms.some(({ roomNumber, policy, policyAfter }) => {
    const nights = priced.rooms.find((room) => room.roomNumber === roomNumber)?.nights ?? []
    return policyGotWorse(policy, policyAfter, nights, facts.currency)
  })
  return [
    ...(priced.promotion === 'lost' ? (['promotion-lost'] as const) : []),
    ...(worse ? (['policy-got-worse'] as const) : []),
    ...(facts.hasTransportation && isShortNotice(facts, priced.stay)
      ? (['transportation-not-guaranteed'] as const)
      : []),
  ]
}

const hoursOfNotice = 48

/** Transport is not guaranteed when dates change within 48 hours of arrival, the old or the new one (section 9). */
export const isShortNotice = (
  { stay, zone, checkInAt, now }: Pick<StayChangeFacts, 'stay' | 'zone' | 'checkInAt' | 'now'>,
  wanted: Stay,
): boolean =>
  [stay, wanted].some(
    ({ arrival }) =>
      Date.parse(instantOf(arrival, checkInAt, zone)) - Date.parse(now) < hoursOfNotice * 60 * 60_000,
  )
