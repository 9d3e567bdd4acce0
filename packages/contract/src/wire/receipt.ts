import {
  creditStates,
  type FutureStayCredit,
  type Receipt,
  receiptFigures,
  receiptKinds,
  type SignedReceipt,
} from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { wireCard } from './pending-refund.ts'
import { plainDate } from './scalars.ts'
import { amount, amountsIn, as, ifAny, list, parts, shape } from './shape.ts'

const receipt = /* @__PURE__ */ shape<Receipt>()({
  number: string(),
  position: number(),
  kind: picklist(receiptKinds),
  at: string(),
  timeZone: string(),
  trackingNumber: as('reservationCode', string()),
  issuer: parts({ name: string(), address: string(), society: ifAny(string()) }),
  currencyCode: amountsIn,
  amount,
  lines: list(parts({ roomNumber: ifAny(number()), amount })),
  figures: list(parts({ what: picklist(receiptFigures), amount })),
  card: ifAny(wireCard),
  reference: ifAny(string()),
  validUntil: ifAny(plainDate),
  previous: ifAny(string()),
})

/** `signed` is the receipt as a compact JWS: what counts, and what can be verified without this service. */
export const wireReceipt = /* @__PURE__ */ parts({ receipt, signed: string() })
/** A receipt as the service sends it. */
export const encodeReceipt = ({ receipt: value, signed }: SignedReceipt) => ({
  receipt: encode(receipt, value, value.amount.currency),
  signed,
})

export const wireCredit = /* @__PURE__ */ shape<FutureStayCredit>()({
  code: string(),
  currencyCode: amountsIn,
  amount,
  left: amount,
  state: picklist(creditStates),
  grantedOn: plainDate,
  validUntil: plainDate,
  cancellationNumber: as('cancellationCode', string()),
})
/** A credit as the service sends it. */
export const encodeCredit = (credit: FutureStayCredit) => encode(wireCredit, credit, credit.amount.currency)

/** A public key that receipts are signed with, as a JSON Web Key. */
export type ReceiptKey = {
  readonly kid: string
  readonly kty: string
  readonly crv: string
  readonly x: string
}
export const wireReceiptKeys = /* @__PURE__ */ shape<{ keys: readonly ReceiptKey[] }>()({
  keys: list(parts({ kid: string(), kty: string(), crv: string(), x: string() })),
})
