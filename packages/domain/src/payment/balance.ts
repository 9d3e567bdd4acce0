import { stayProgressOf } from '../actions/index.ts'
import type { Quote } from '../changes/index.ts'
import type { PlainDate } from '../dates/index.ts'
import { allocate, minus, type Money, notBelowZero, plus, smaller, sum, zero } from '../money/index.ts'
import { activeRooms } from '../policy/index.ts'
import {
  type ActionRefusal,
  mayPayBeforeArrival,
  type MoneyShare,
  type Reservation,
  type Room,
} from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'

/** What of a balance is for a room with its add-ons, or for the private transfer (`null`). */
export type BalancePart = {
  readonly roomNumber: number | null
  readonly total: Money
  readonly paid: Money
  /** Still to pay online. */
  readonly pending: Money
}

/** A balance as it is paid: what it is for, and the least that is taken at once. */
export type BalanceBill = {
  readonly parts: readonly BalancePart[]
  readonly due: Money
  readonly smallest: Money
  /** What is on its way by bank transfer: it is due no more by another way, and still to pay until it is there. */
  readonly announced?: Money
}

/** What of a balance is paid: all of it, some of its parts, or another amount. */
export type BalanceSelection =
  | { readonly kind: 'all' }
  | { readonly kind: 'parts'; readonly roomNumbers: readonly (number | null)[] }
  | { readonly kind: 'amount'; readonly amount: Money }

/** What a selection comes to; the shares sum to the amount. */
export type BalancePayment = {
  readonly amount: Money
  readonly shares: readonly MoneyShare[]
  /** Still to pay afterwards. */
  readonly left: Money
}

export type BalanceRefusal = 'nothing-to-pay' | 'amount-too-small' | 'amount-too-large' | 'amount-in-between'

type Payable = Pick<Reservation, 'rooms' | 'transfer' | 'pricing' | 'currency'>

/** What is paid of a balance, promised for a while. */
export type BalanceQuote = Quote<BalanceBill & Pick<BalancePayment, 'amount' | 'left'>>

/** What is due at the front desk, or covered by what was paid too much for another room, is not pending. */
export function balanceBill(reservation: Payable, smallest: Money): BalanceBill {
  const { pricing, transfer, currency } = reservation
  const rooms = activeRooms(reservation.rooms).map((room) => {
    const total = sum([room.total, ...room.services.map((one) => one.total)], currency)
    const paid = plus(room.paid, paidAddOns(room))
    return { roomNumber: room.roomNumber, total, paid, pending: notBelowZero(minus(total, paid)) }
  })
  const pendingOfRooms = sum(
    rooms.map(({ pending }) => pending),
    currency,
  )
  const price = rooms.length > 0 && transfer ? transfer.price : zero(currency)
  const ofTransfer = transfer?.isPaid ? zero(currency) : price
  const covered = notBelowZero(minus(plus(pendingOfRooms, ofTransfer), pricing.balance))
  const coveredOfRooms = smaller(covered, pendingOfRooms)
  const shares = inProportion(
    coveredOfRooms,
    rooms.map(({ pending }) => pending),
  )
  return {
    parts: [
      ...rooms.map((room, index) => ({
        ...room,
        pending: minus(room.pending, shares[index] ?? zero(currency)),
      })),
      ...(price.amount > 0
        ? [
            {
              roomNumber: null,
              total: price,
              paid: minus(price, ofTransfer),
              pending: minus(ofTransfer, minus(covered, coveredOfRooms)),
            },
          ]
        : []),
    ],
    due: pricing.balance,
    smallest: smaller(smallest, pricing.balance),
  }
}

/** What a guest pays by what they picked. A transfer is paid in one piece; an amount is for the rooms in their order. */
export function balancePayment(
  bill: BalanceBill,
  selection: BalanceSelection,
): Result<BalancePayment, BalanceRefusal> {
  const { parts, due, smallest } = bill
  const open = parts.filter(({ pending }) => pending.amount > 0)
  if (due.amount === 0) return refused('nothing-to-pay')
  if (selection.kind === 'all') return ok(paymentOfParts(bill, open))
  if (selection.kind === 'parts') {
    const chosen = open.filter(({ roomNumber }) => selection.roomNumbers.includes(roomNumber))
    return chosen.length > 0 ? ok(paymentOfParts(bill, chosen)) : refused('nothing-to-pay')
  }
  const { amount } = selection
  if (amount.amount < smallest.amount || amount.amount <= 0) return refused('amount-too-small')
  if (amount.amount > due.amount) return refused('amount-too-large')
  if (amount.amount === due.amount) return ok(paymentOfParts(bill, open))
  const rooms = open.filter(({ roomNumber }) => roomNumber !== null)
  const transfer = open.find(({ roomNumber }) => roomNumber === null)
  if (amount.amount <= pendingOf(rooms, due).amount) return ok(paymentOfParts(bill, filled(rooms, amount)))
  if (!transfer || amount.amount < transfer.pending.amount) return refused('amount-in-between')
  return ok(paymentOfParts(bill, [...filled(rooms, minus(amount, transfer.pending)), transfer]))
}

type Paid = Pick<BalancePart, 'roomNumber' | 'pending'>

/** Paying these parts, each as far as it says; of a transfer all that is pending. */
export function paymentOfParts(
  { parts, due, announced = zero(due.currency) }: BalanceBill,
  paid: readonly Pick<BalancePart, 'roomNumber' | 'pending'>[],
): BalancePayment {
  const amount = pendingOf(paid, due)
  return {
    amount,
    left: minus(plus(due, announced), amount),
    shares: paid.flatMap(({ roomNumber, pending }) =>
      roomNumber === null
        ? [...movedToTransfer(parts), { roomNumber, amount: priceOf(parts) }]
        : [{ roomNumber, amount: pending.amount }],
    ),
  }
}

const priceOf = (parts: readonly BalancePart[]): number =>
  parts.find(({ roomNumber }) => roomNumber === null)?.total.amount ?? 0

/** A transfer is paid whole: what covers a part of it, paid too much for rooms, is for the transfer then. */
function movedToTransfer(parts: readonly BalancePart[]): readonly MoneyShare[] {
  const pending = parts.find(({ roomNumber }) => roomNumber === null)?.pending.amount ?? 0
  let left = priceOf(parts) - pending
  return parts.flatMap(({ roomNumber, total, paid }) => {
    const moved = roomNumber === null ? 0 : Math.min(left, Math.max(0, paid.amount - total.amount))
    left -= moved
    return moved > 0 ? [{ roomNumber, amount: 0 - moved }] : []
  })
}

const pendingOf = (parts: readonly Paid[], { currency }: Money): Money =>
  sum(
    parts.map(({ pending }) => pending),
    currency,
  )

function filled(rooms: readonly Paid[], amount: Money): readonly Paid[] {
  let left = amount
  return rooms.flatMap(({ roomNumber, pending }) => {
    const share = smaller(left, pending)
    left = minus(left, share)
    return share.amount > 0 ? [{ roomNumber, pending: share }] : []
  })
}

const inProportion = (whole: Money, weights: readonly Money[]): readonly Money[] =>
  whole.amount === 0
    ? weights.map(() => zero(whole.currency))
    : allocate(
        whole,
        weights.map(({ amount }) => amount),
      )

/** The add-ons of a room that are paid for with what comes in for it: its nights first, then one after another. */
export function addOnsPaidWith(room: Room, bill: BalanceBill, share: number): readonly number[] {
  const part = bill.parts.find(({ roomNumber }) => roomNumber === room.roomNumber)
  if (!part) return []
  const open = room.services.filter(({ isPaid, total }) => !isPaid && total.amount > 0)
  const covered = part.total.amount - part.paid.amount - part.pending.amount
  let left = share + Math.max(0, covered) - (room.total.amount - room.paid.amount)
  return open.flatMap(({ addOnId, total }) => {
    if (total.amount > left) return []
    left -= total.amount
    return [addOnId]
  })
}

const paidAddOns = ({ services, total: { currency } }: Room): Money =>
  sum(
    services.filter(({ isPaid }) => isPaid).map(({ total }) => total),
    currency,
  )

/** When a balance is paid: with what is invoiced and due before arrival, or at once. */
export const balanceTimings = ['before-arrival', 'now'] as const
export type BalanceTiming = (typeof balanceTimings)[number]

export const notBeforeArrival = ['short-stay', 'agreed-at-check-in', 'day-is-over'] as const
export type NotBeforeArrival = (typeof notBeforeArrival)[number]

/** Why a balance is not to be paid before arrival; nothing where it is. */
export function whyNotBeforeArrival(
  { market, stay, pricing }: Pick<Reservation, 'market' | 'stay' | 'pricing'>,
  today: PlainDate,
): NotBeforeArrival | undefined {
  const { balanceDue } = pricing
  if (!mayPayBeforeArrival(market, stay)) return 'short-stay'
  if (balanceDue.kind !== 'before-arrival') return 'agreed-at-check-in'
  return balanceDue.by > today ? undefined : 'day-is-over'
}

/** Why nothing is paid online of a reservation now; nothing where its balance can be. */
export function whyNoBalance(
  reservation: Pick<Reservation, 'status' | 'actions' | 'pricing'>,
): ActionRefusal | 'nothing-to-pay' | undefined {
  if (reservation.status === 'cancelled') return 'reservation-cancelled'
  if (reservation.status === 'under-review') return 'cancellation-under-review'
  if (stayProgressOf(reservation) === 'completed') return 'stay-is-over'
  return reservation.pricing.balance.amount > 0 ? undefined : 'nothing-to-pay'
}
