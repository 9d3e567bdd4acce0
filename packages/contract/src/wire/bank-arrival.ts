import {
  type AnnouncedTransfer,
  arrivalStates,
  type BankArrival,
  bankTransferStates,
  excessDecisions,
  unmatchedReasons,
} from '@veranda/domain'
import { picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { plainDate } from './scalars.ts'
import { amount, amountsIn, as, ifAny, maybe, parts, shape } from './shape.ts'

export const wireAnnouncedTransfer = /* @__PURE__ */ shape<AnnouncedTransfer>()({
  reference: string(),
  state: picklist(bankTransferStates),
  reservationCode: string(),
  societyCode: string(),
  currencyCode: amountsIn,
  amount,
  dueDate: as('dueBy', plainDate),
  announcedAt: string(),
})
/** A transfer that was announced as the service sends it. */
export const encodeAnnouncedTransfer = (transfer: AnnouncedTransfer) =>
  encode(wireAnnouncedTransfer, transfer, transfer.amount.currency)

export const wireBankArrival = /* @__PURE__ */ shape<BankArrival>()({
  arrivalId: string(),
  state: picklist(arrivalStates),
  societyCode: string(),
  bankEntryId: string(),
  currencyCode: amountsIn,
  amount,
  bookingDate: as('bookedOn', plainDate),
  text: string(),
  recordedAt: string(),
  problem: maybe(picklist(unmatchedReasons)),
  match: maybe(
    parts({
      reservationCode: string(),
      reference: maybe(string()),
      currencyCode: amountsIn,
      announced: maybe(amount),
      amountPendingPayment: as('balance', amount),
      coverage: picklist(['exact', 'under', 'over']),
    }),
  ),
  application: maybe(
    parts({
      at: string(),
      excess: maybe(picklist(excessDecisions)),
      amountApplied: as('applied', amount),
      amountRefunded: as('refunded', amount),
    }),
  ),
  returned: ifAny(parts({ at: string(), note: string() })),
})
/** Money that arrived as the service sends it. */
export const encodeBankArrival = (arrival: BankArrival) =>
  encode(wireBankArrival, arrival, arrival.amount.currency)
