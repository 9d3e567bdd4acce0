import {
  type ClockTime,
  currencyCodes,
  type HistoryEntry,
  historyKinds,
  type Money,
  type PenaltyCharge,
  type PhoneOnCard,
  type PlainDate,
  type PolicyTier,
} from '@veranda/domain'
import {
  array,
  custom,
  type ExactOptionalSchema,
  type GenericSchema,
  type InferOutput,
  is,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'

// The portal's entry carries what any part of it uses of the library: here it is no more than the entry uses itself.
/** Missing, or of the schema. */
export const maybe = <Schema extends GenericSchema>(schema: Schema) =>
  optional(schema) as unknown as ExactOptionalSchema<Schema, undefined>
export const one = <const Word extends string>(word: Word) => picklist([word])
export const oneOf = <Schemas extends readonly GenericSchema[]>(...schemas: Schemas) =>
  custom<InferOutput<Schemas[number]>>((value) => schemas.some((schema) => is(schema, value)))

export const date = custom<PlainDate>((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
export const clock = custom<ClockTime>((value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value))
export const money: GenericSchema<Money> = object({ amount: number(), currency: picklist(currencyCodes) })

export const payment: GenericSchema<HistoryEntry> = object({
  at: string(),
  kind: picklist(historyKinds),
  by: picklist(['guest', 'hotel']),
  difference: maybe(money),
  paid: maybe(money),
  card: maybe(object({ scheme: string(), lastDigits: string() })),
  receipt: maybe(string()),
})

export const phone: GenericSchema<PhoneOnCard> = object({
  of: picklist(['property', 'brand']),
  line: object({
    countries: maybe(array(string())),
    phone: object({ country: string(), area: string(), number: string() }),
    display: maybe(string()),
  }),
})

const charge: GenericSchema<PenaltyCharge> = oneOf(
  object({ kind: one('nothing') }),
  object({ kind: one('nights'), count: number() }),
  object({ kind: one('percent'), percent: number() }),
  object({ kind: one('flat'), amount: money }),
  object({ kind: one('whole-stay') }),
)

export const tier: GenericSchema<PolicyTier> = object({
  from: maybe(string()),
  until: maybe(string()),
  penalty: money,
  refund: money,
  outstanding: money,
  retained: array(
    oneOf(
      object({ kind: one('room'), roomNumber: number(), charge, amount: money }),
      object({ kind: picklist(['add-ons', 'transfer']), amount: money }),
    ),
  ),
})
