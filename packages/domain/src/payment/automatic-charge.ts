import {
  addDays,
  type ClockTime,
  type Instant,
  instantOf,
  type PlainDate,
  type TimeZone,
} from '../dates/index.ts'
import { money, type Money } from '../money/index.ts'
import { type BalanceBill, type BalancePayment, balancePayment } from './balance.ts'
import type { CardMonth } from './card-month.ts'
import type { DeclineReason } from './decline-reason.ts'

/**
 * How an automatic charge stands. `declined`: the card was declined and is asked again; `given-up`: it is not asked any
 * more, and the guest pays with another one.
 */
export const automaticChargeStates = ['scheduled', 'charging', 'declined', 'given-up'] as const
export type AutomaticChargeState = (typeof automaticChargeStates)[number]

/** A balance that is charged to a stored card on the day it is due. */
export type AutomaticCharge = {
  readonly state: AutomaticChargeState
  readonly card: { readonly scheme: string; readonly lastDigits: string; readonly expires?: CardMonth }
  /** What is charged: what is due, but never more than was agreed. */
  readonly amount: Money
  /** What is due beyond that; it is paid otherwise. */
  readonly beyond: Money
  /** The day of the next charge, at the property; missing once there is none. */
  readonly on?: PlainDate
  readonly declined?: DeclineReason
}

/** A card is asked three times in five days. */
const tries = 3
const daysBetweenTries = 2

// A bank that has a question reaches its customer, and so does the letter.
const chargedFrom: ClockTime = '09:00'

/** When a card is charged on a day, on the property's clock. */
export const momentOfCharge = (day: PlainDate, zone: TimeZone): Instant => instantOf(day, chargedFrom, zone)

/**
 * The day on which a card is asked again that was declined for the `declined`th time; none after the last time, or where
 * the guest has arrived by then.
 */
export function dayOfNextTry(declined: number, today: PlainDate, arrival: PlainDate): PlainDate | undefined {
  const day = addDays(today, daysBetweenTries)
  return declined < tries && day < arrival ? day : undefined
}

/** What is charged of a balance: all that is due, but never more than was agreed; nothing where none of it can be. */
export function automaticPayment(bill: BalanceBill, agreed: Money): BalancePayment | undefined {
  const { due } = bill
  if (agreed.amount >= due.amount) return valueOf(balancePayment(bill, { kind: 'all' }))
  const smallest = money(1, due.currency)
  const payment = balancePayment({ ...bill, smallest }, { kind: 'amount', amount: agreed })
  if (payment.ok || payment.refusal !== 'amount-in-between') return valueOf(payment)
  // A transfer is paid in one piece: what was agreed is for the rooms then.
  const roomNumbers = bill.parts.flatMap(({ roomNumber }) => roomNumber ?? [])
  return valueOf(balancePayment(bill, { kind: 'parts', roomNumbers }))
}

const valueOf = (answer: ReturnType<typeof balancePayment>): BalancePayment | undefined =>
  answer.ok ? answer.value : undefined
