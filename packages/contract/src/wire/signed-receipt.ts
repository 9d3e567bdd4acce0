import {
  currencyCodes,
  type Money,
  money,
  type PlainDate,
  type Receipt,
  receiptFigures,
  receiptKinds,
} from '@veranda/domain'
import {
  array,
  type InferOutput,
  isoDate,
  isoTimestamp,
  literal,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  safeParse,
  string,
} from 'valibot'

const minorUnits = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ safeInteger())
const text = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ maxLength(600))

/** What is signed. Amounts are minor units; the version grows when a field changes its meaning. */
const payload = /* @__PURE__ */ object({
  version: literal(1),
  number: text,
  position: pipe(number(), safeInteger(), minValue(1)),
  kind: picklist(receiptKinds),
  at: pipe(string(), isoTimestamp()),
  timeZone: text,
  reservation: text,
  issuer: object({ name: text, address: text, society: optional(text) }),
  currency: picklist(currencyCodes),
  amount: minorUnits,
  lines: array(object({ room: optional(minorUnits), amount: minorUnits })),
  figures: array(object({ what: picklist(receiptFigures), amount: minorUnits })),
  card: optional(object({ scheme: text, lastDigits: text })),
  reference: optional(text),
  validUntil: optional(pipe(string(), isoDate())),
  previous: optional(text),
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
  if (!parsed.success) return undefined
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

type Parsed = Omit<ReceiptPayload, 'version' | 'reservation' | 'currency' | 'amount' | 'lines' | 'figures'>

// Absent and `undefined` are the same in JSON; in our types they are not.
function withoutUndefined({ issuer, card, reference, validUntil, previous, ...rest }: Parsed) {
  const { name, address, society } = issuer
  return {
    ...rest,
    issuer: { name, address, ...(society === undefined ? {} : { society }) },
    ...(card === undefined ? {} : { card }),
    ...(reference === undefined ? {} : { reference }),
    ...(validUntil === undefined ? {} : { validUntil: validUntil as PlainDate }),
    ...(previous === undefined ? {} : { previous }),
  }
}
