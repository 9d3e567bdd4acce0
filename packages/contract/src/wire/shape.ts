import { type CurrencyCode, fromMajor, type Money } from '@veranda/domain'
import { array, type GenericSchema, nullable, number, object, optional, type OptionalSchema } from 'valibot'
import { currencyCode } from './scalars.ts'

/**
 * A schema of the wire with the decoder of its value into the domain's types; `encode` is the inverse. An
 * amount on the wire is a number of major units; its currency comes from the nearest enclosing shape that has
 * one.
 */
export type Wired<Wire, Value, DecodeIn = void, EncodeIn = void> = GenericSchema<Wire> & {
  readonly decode: (wire: Wire, currency: DecodeIn) => Value
  readonly encode?: (value: Value, currency: EncodeIn) => Wire
  /** For types only: what `encode` needs as its last argument. */
  readonly toEncode: EncodeIn
}

/**
 * A schema with decoder and encoder written by hand. Without `encode`, its encoder is in `encode.ts`, which
 * no page loads at first.
 */
// @__NO_SIDE_EFFECTS__
export const wired = <Wire, Value, DecodeIn = void, EncodeIn = void>(
  schema: GenericSchema<unknown, Wire>,
  decode: (wire: Wire, currency: DecodeIn) => Value,
  encode?: (value: Value, currency: EncodeIn) => Wire,
) => ({ ...schema, decode, encode }) as unknown as Wired<Wire, Value, DecodeIn, EncodeIn>

export const amount: Wired<number, Money, CurrencyCode> = /* @__PURE__ */ wired(
  /* @__PURE__ */ number(),
  (major, currency) => fromMajor(major, currency),
)

/** `null` on the wire, and absent from the value. */
// @__NO_SIDE_EFFECTS__
export const maybe = <P extends Part>(part: P) =>
  ({
    ...nullable(part),
    decode: (wire: unknown, currency: unknown) =>
      wire === null ? undefined : decodedBy(part, wire, currency),
  }) as unknown as Wired<WireOf<P> | null, ValueOf<P> | undefined, DecodeIn<P>, EncodeIn<P>>

/** Absent on the wire if it is absent in the value, and the reverse. */
// @__NO_SIDE_EFFECTS__
export const ifAny = <P extends Part>(part: P) =>
  ({
    ...optional(part),
    decode: (wire: unknown, currency: unknown) =>
      wire === undefined ? undefined : decodedBy(part, wire, currency),
  }) as unknown as Wired<WireOf<P> | undefined, ValueOf<P> | undefined, DecodeIn<P>, EncodeIn<P>>

// @__NO_SIDE_EFFECTS__
export const list = <P extends Part>(part: P) =>
  ({
    ...array(part),
    decode: (wire: readonly unknown[], currency: unknown) =>
      wire.map((one) => decodedBy(part, one, currency)),
  }) as unknown as Wired<WireOf<P>[], readonly ValueOf<P>[], DecodeIn<P>, EncodeIn<P>>

/** A part with another name in the domain. */
export const as = <const Name extends string, P extends Part>(name: Name, part: P) => ({ name, part })

/** A part that exists on the wire only and that nobody reads; its shape's encoder writes it by hand. */
export const unread = <P extends Part>(part: P) => ({ part, name: undefined })

/** A part that exists on the wire only, computed from the whole value. */
export const made = <Of, Wire>(part: GenericSchema<unknown, Wire>, from: (value: Of) => Wire) => ({
  part,
  from,
})

/** A part of the value whose keys are on the level of the enclosing shape. */
export const flat = <P extends Part>(part: P) => ({ part, isFlat: true as const })

/**
 * The currency of the neighbouring amounts; not a field of the value, since each decoded amount carries its
 * currency.
 */
export const amountsIn = { part: currencyCode, ownName: undefined } as const

/** The currency of the neighbouring amounts, which is also a field of the value. */
export const currencyAs = <const Name extends string>(ownName: Name) => ({ part: currencyCode, ownName })

/** A call's answer, as its endpoint declares it. */
// @__NO_SIDE_EFFECTS__
export const answer = <Wire, Value>(
  schema: GenericSchema<unknown, Wire> & { readonly decode: (wire: Wire, currency: void) => Value },
) => ({
  status: 200 as const,
  schema,
  decode: (wire: Wire): Value => schema.decode(wire),
})

/** An object of the wire by keys, and its decoded value: exactly the fields of `Value`. */
// @__NO_SIDE_EFFECTS__
export const shape =
  <Value extends object>() =>
  <const F extends Fields>(fields: F & Fits<F, Value>) =>
    parts(fields) as unknown as Shape<F, Value>

/** An object inside a shape, whose value has no type name of its own. */
// @__NO_SIDE_EFFECTS__
export function parts<const F extends Fields>(fields: F): Shape<F, ShapeValue<F>> {
  const rows = Object.entries(fields).map(([key, field]) => rowOf(key, field))
  const own = rows.find(({ isCurrency }) => isCurrency)
  const entries: Entries[] = rows.map(({ key, part, isFlat }) =>
    isFlat ? (part as unknown as { entries: Entries }).entries : { [key]: part },
  )
  const decode = (wire: Row, outer: unknown) => {
    const currency = own ? wire[own.key] : outer
    const value: Row = {}
    for (const { key, name, part, isFlat } of rows)
      if (name !== undefined) put(value, name, decodedBy(part, isFlat ? wire : wire[key], currency))
    return value
  }
  return { ...object(Object.assign({}, ...entries)), decode, rows } as never
}

export type Row = Record<string, unknown>
export type FieldRow = {
  readonly key: string
  /** The name in the domain; `undefined` for a part that exists on the wire only. */
  readonly name: string | undefined
  readonly part: Part
  readonly isFlat?: boolean
  readonly isCurrency?: boolean
  readonly from?: ((value: never) => unknown) | undefined
}

function rowOf(key: string, field: Field): FieldRow {
  if (!('part' in field)) return { key, name: key, part: field }
  const { part } = field
  if ('from' in field) return { key, name: undefined, part, from: field.from }
  if ('ownName' in field) return { key, name: field.ownName, part, isCurrency: true }
  return 'name' in field ? { key, name: field.name, part } : { key, name: key, part, isFlat: true }
}

export function put(target: Row, name: string, value: unknown): void {
  if (value !== undefined) target[name] = value
}

const decodedBy = (part: Part, wire: unknown, currency: unknown): unknown =>
  'decode' in part ? (part.decode as (wire: unknown, currency: unknown) => unknown)(wire, currency) : wire

/** A schema whose value is the same in the domain, or one with a decoder. */
export type Part = GenericSchema
type Entries = Record<string, GenericSchema>

type Field =
  | Part
  | { readonly part: Part; readonly name: string | undefined }
  | { readonly part: Part; readonly from: (value: never) => unknown }
  | { readonly part: Part; readonly isFlat: true }
  | { readonly part: Part; readonly ownName: string | undefined }
type Fields = Readonly<Record<string, Field>>

type PartOf<F> = F extends { readonly part: infer P } ? P : F
export type WireOf<P> = P extends GenericSchema<unknown, infer Wire> ? Wire : never
export type ValueOf<P> = P extends { readonly decode: (wire: never, currency: never) => infer Value }
  ? Value
  : Unchanging<WireOf<P>>
type Unchanging<T> = T extends readonly (infer One)[] ? readonly One[] : T
type DecodeIn<P> = P extends { readonly decode: (wire: never, currency: infer Currency) => unknown }
  ? Currency
  : void
export type EncodeIn<P> = P extends { readonly toEncode: infer Currency } ? Currency : void

type NameOf<Key, F> = F extends { readonly from: unknown }
  ? never
  : F extends { readonly name: infer Name } | { readonly ownName: infer Name }
    ? Extract<Name, string>
    : Key

/** Keys whose part may be `undefined` are optional: absent in the value, and possibly absent on the wire. */
type LooseValue<T> = Simple<Certain<T> & { [K in Uncertain<T>]?: Exclude<T[K], undefined> }>
type LooseWire<T> = Simple<Certain<T> & { [K in Uncertain<T>]?: T[K] }>
type Certain<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
type Uncertain<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
type Simple<T> = { [K in keyof T]: T[K] }

type ShapeValue<F> = LooseValue<{ readonly [K in keyof F as NameOf<K, F[K]>]: ValueOf<PartOf<F[K]>> }>
type FlatKeys<F> = { [K in keyof F]: F[K] extends { readonly isFlat: true } ? K : never }[keyof F]
type ShapeWire<F> = LooseWire<{ [K in Exclude<keyof F, FlatKeys<F>>]: WireOf<PartOf<F[K]>> }> &
  Together<{ [K in FlatKeys<F>]: WireOf<PartOf<F[K]>> }>
type Together<T> = [keyof T] extends [never]
  ? unknown
  : (T[keyof T] extends infer One ? (One extends unknown ? (one: One) => void : never) : never) extends (
        all: infer All,
      ) => void
    ? All
    : never

type Needs<Currency> = [Extract<Currency, CurrencyCode>] extends [never] ? void : CurrencyCode
type OwnNames<F> = { [K in keyof F]: F[K] extends { readonly ownName: infer Name } ? [Name] : never }[keyof F]

type Shape<F, Value> = Wired<
  ShapeWire<F>,
  Value,
  [OwnNames<F>] extends [never] ? Needs<{ [K in keyof F]: DecodeIn<PartOf<F[K]>> }[keyof F]> : void,
  [OwnNames<F>] extends [never]
    ? Needs<{ [K in keyof F]: EncodeIn<PartOf<F[K]>> }[keyof F]>
    : OwnNames<F> extends [string]
      ? void
      : CurrencyCode
> & { readonly entries: EntriesOf<ShapeWire<F>> }
type EntriesOf<Wire> = {
  readonly [K in keyof Wire]-?: undefined extends Wire[K]
    ? OptionalSchema<GenericSchema<Exclude<Wire[K], undefined>>, undefined>
    : GenericSchema<Wire[K]>
}

/** The fields cover everything the value requires, and nothing that it does not have. */
type Fits<F, Value> =
  ShapeValue<F> extends Value
    ? [Value, keyof ShapeValue<F>] extends [ShapeValue<F>, keyof Value]
      ? unknown
      : { readonly 'the value says less than the fields': ShapeValue<F> }
    : { readonly 'the fields say less than the value': ShapeValue<F> }
