import {
  type BalanceQuote,
  type BalanceSelection,
  type CurrencyCode,
  fromMajor,
  toMajor,
} from '@veranda/domain'
import { array, boolean, maxLength, nullable, number, optional, pipe, strictObject, string } from 'valibot'
import { encode } from './encode.ts'
import { amount, amountsIn, as, flat, list, maybe, parts, shape } from './shape.ts'
import { decimal, roomNumber } from './whole-number.ts'

export const wireBalanceQuote = /* @__PURE__ */ shape<BalanceQuote>()({
  quoteId: string(),
  quoteToken: as('token', string()),
  issuedAt: string(),
  expiresAt: string(),
  currencyCode: amountsIn,
  change: flat(
    parts({
      /** Of each room with its add-ons, and of the private transfer, which has no room number. */
      roomAmounts: as(
        'parts',
        list(
          parts({
            roomNumber: nullable(number()),
            total: amount,
            totalPaid: as('paid', amount),
            amountPendingPayment: as('pending', amount),
          }),
        ),
      ),
      totalRemainingBalance: as('due', amount),
      /** The least that is paid at once. */
      smallestPayment: as('smallest', amount),
      /** What is on its way by bank transfer, and not in what is due. */
      announcedByTransfer: as('announced', maybe(amount)),
      /** What is paid now, and what is left then. */
      total: as('amount', amount),
      remaining: as('left', amount),
    }),
  ),
})
/** The quote of a balance as the service sends it. */
export const encodeBalanceQuote = (quote: BalanceQuote) =>
  encode(wireBalanceQuote, quote, quote.change.due.currency)

/** What of a balance is paid: an amount, or rooms and the transfer, or, where nothing is said, all of it. */
export const balanceSelection = /* @__PURE__ */ strictObject({
  rooms: optional(pipe(array(roomNumber()), maxLength(99))),
  transfer: optional(boolean()),
  amount: optional(decimal()),
})

type WireBalanceSelection = {
  readonly rooms?: number[] | undefined
  readonly transfer?: boolean | undefined
  readonly amount?: number | undefined
}

/** What of a balance is to be paid, from the wire. */
export function decodeBalanceSelection(
  { rooms, transfer, amount: major }: WireBalanceSelection,
  currency: CurrencyCode,
): BalanceSelection {
  if (major !== undefined) return { kind: 'amount', amount: fromMajor(major, currency) }
  if (rooms === undefined && transfer === undefined) return { kind: 'all' }
  return { kind: 'parts', roomNumbers: [...(rooms ?? []), ...(transfer === true ? [null] : [])] }
}

/** What of a balance is to be paid, for the wire. */
export function encodeBalanceSelection(selection: BalanceSelection): WireBalanceSelection {
  switch (selection.kind) {
    case 'all':
      return {}
    case 'parts':
      return {
        rooms: selection.roomNumbers.filter((one) => one !== null),
        transfer: selection.roomNumbers.includes(null),
      }
    case 'amount':
      return { amount: toMajor(selection.amount) }
  }
}
