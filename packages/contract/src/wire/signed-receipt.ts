import { currencyCodes, type Money, money, type Receipt, receiptFigures, receiptKinds } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, picklist, safeParse, string } from 'valibot'
import { plainDate } from './scalars.ts'

/**
 * What is signed. Amounts are minor units; the version grows when a field changes its meaning. Only what the first view reads with
 * too is used of the library: its other parts would be loaded with it.
 */
const payload = /* @__PURE__ */ object({
  version: picklist([1]),
  number: string(),
  position: number(),
  kind: picklist(receiptKinds),
  at: string(),
  timeZone: string(),
  reservation: string(),
  issuer: object({ name: string(), address: string(), society: optional(string()) }),
  currency: picklist(currencyCodes),
  amount: number(),
  lines: array(object({ room: optional(number()), amount: number() })),
  figures: array(object({ what: picklist(receiptFigures), amount: number() })),
  card: optional(object({ scheme: string(), lastDigits: string() })),
  reference: optional(string()),
  validUntil: optional(plainDate),
  previous: optional(string()),
})
type ReceiptPayload = InferOutput<typeof payload>

/** The receipt as it is signed. */
export function payloadOfReceipt(receipt: Receipt): ReceiptPayload {
  const { reservationCode, amount, lines, figures, issuer, ...rest } = receipt
  return {
    version: 1,
    ...rest,
    reservation: reservationCode,
    issuer: { ...issuer },
    currency: amount.currency,
    amount: amount.amount,
    lines: lines.map(({ roomNumber, amount: part }) => ({
      ...(roomNumber === undefined ? {} : { room: roomNumber }),
      amount: part.amount,
    })),
    figures: figures.map((figure) => ({ ...figure, amount: figure.amount.amount })),
  }
}

/** A signed payload as a receipt; `undefined` for anything else, and for versions that are not known here. */
export function receiptOfPayload(value: unknown): Receipt | undefined {
  const parsed = safeParse(payload, value)
  if (!parsed.success || !isWhole(parsed.output)) return undefined
  const { version: _, reservation, currency, amount, lines, figures, ...rest } = parsed.output
  const inCurrency = (minor: number): Money => money(minor, currency)
  return {
    ...withoutUndefined(rest),
    reservationCode: reservation,
    amount: inCurrency(amount),
    lines: lines.map(({ room, amount: part }) => ({
      ...(room === undefined ? {} : { roomNumber: room }),
      amount: inCurrency(part),
    })),
    figures: figures.map((figure) => ({ ...figure, amount: inCurrency(figure.amount) })),
  }
}

/** Numbers that no receipt of ours could have are no receipt’s. */
const isWhole = ({ position, amount, at, lines, figures }: ReceiptPayload): boolean =>
  position >= 1 &&
  !Number.isNaN(Date.parse(at)) &&
  [position, amount, ...[...lines, ...figures].map((part) => part.amount)].every(Number.isSafeInteger)

type Parsed = Omit<ReceiptPayload, 'version' | 'reservation' | 'currency' | 'amount' | 'lines' | 'figures'>

// Absent and `undefined` are the same in JSON; in our types they are not.
function withoutUndefined({ issuer, card, reference, validUntil, previous, ...rest }: Parsed) {
  const { name, address, society } = issuer
  return {
    ...rest,
    issuer: { name, address, ...(society === undefined ? {} : { society }) },
    ...(card === undefined ? {} : { card }),
    ...(reference === undefined ? {} : { reference }),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(previous === undefined ? {} : { previous }),
  }
}
