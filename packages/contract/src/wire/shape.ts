import { type CurrencyCode, fromMajor, type Money, toMajor } from '@veranda/domain'
import { array, type GenericSchema, nullable, number, object, optional, type OptionalSchema } from 'valibot'
import { currencyCode } from './plain.ts'

/**
 * A schema of the wire that also knows how what it lets through reads in the hotel's words, and the way back. An amount
 * on the wire is a number of major units; its currency comes from the nearest shape that names one.
 */
export type Wired<Wire, Value, DecodeIn = void, EncodeIn = void> = GenericSchema<unknown, Wire> & {
  readonly decode: (wire: Wire, currency: DecodeIn) => Value
  readonly encode: (value: Value, currency: EncodeIn) => Wire
}

// @__NO_SIDE_EFFECTS__
export const wired = <Wire, Value, DecodeIn = void, EncodeIn = void>(
  schema: GenericSchema<unknown, Wire>,
  decode: (wire: Wire, currency: DecodeIn) => Value,
  encode: (value: Value, currency: EncodeIn) => Wire,
) => ({ ...schema, decode, encode }) as unknown as Wired<Wire, Value, DecodeIn, EncodeIn>

export const amount = /* @__PURE__ */ wired(
  /* @__PURE__ */ number(),
  (major: number, currency: CurrencyCode): Money => fromMajor(major, currency),
  (money: Money) => toMajor(money),
)

/** `null` on the wire, and absent from the value. */
// @__NO_SIDE_EFFECTS__
export const maybe = <P extends Part>(part: P) =>
  wired(
    nullable(part as GenericSchema) as GenericSchema<unknown, WireOf<P> | null>,
    (wire, currency: DecodeIn<P>): ValueOf<P> | undefined =>
      wire === null ? undefined : decodedBy(part, wire, currency),
    (value, currency: EncodeIn<P>) => (value === undefined ? null : encodedBy(part, value, currency)),
  )

/** Absent from both, where it is from one. */
// @__NO_SIDE_EFFECTS__
export const ifAny = <P extends Part>(part: P) =>
  wired(
    optional(part as GenericSchema) as GenericSchema<unknown, WireOf<P> | undefined>,
    (wire, currency: DecodeIn<P>): ValueOf<P> | undefined =>
      wire === undefined ? undefined : decodedBy(part, wire, currency),
    (value, currency: EncodeIn<P>) => (value === undefined ? undefined : encodedBy(part, value, currency)),
  )

// @__NO_SIDE_EFFECTS__
export const list = <P extends Part>(part: P) =>
  wired(
    array(part as GenericSchema) as unknown as GenericSchema<unknown, WireOf<P>[]>,
    (wire, currency: DecodeIn<P>): readonly ValueOf<P>[] => wire.map((one) => decodedBy(part, one, currency)),
    (value, currency: EncodeIn<P>) => value.map((one) => encodedBy(part, one, currency)),
  )

/** A part that has another name in the hotel's words. */
export const as = <const Name extends string, P extends Part>(name: Name, part: P) => ({ name, part })

/** What only the wire says: made of the whole value, and read by nobody. */
export const made = <Of, Wire>(part: GenericSchema<unknown, Wire>, from: (value: Of) => Wire) => ({
  part,
  from,
})

/** A part of the value whose keys stand among those of the shape around it. */
export const flat = <P extends Part>(part: P) => ({ part, isFlat: true as const })

/** The currency of the amounts beside it, where they say it themselves in the hotel's words. */
export const amountsIn = { part: currencyCode, ownName: undefined } as const

/** The currency of the amounts beside it, as a part of the value. */
export const currencyAs = <const Name extends string>(ownName: Name) => ({ part: currencyCode, ownName })

/** What a call answers, as its endpoint declares it. */
// @__NO_SIDE_EFFECTS__
export const answer = <Wire, Value>(schema: Wired<Wire, Value, void, never>) => ({
  status: 200 as const,
  schema,
  decode: (wire: Wire): Value => schema.decode(wire),
})

/** An object of the wire, key by key, and what it is in the hotel's words: no more and no less than `Value`. */
// @__NO_SIDE_EFFECTS__
export const shape =
  <Value extends object>() =>
  <const F extends Fields>(fields: F & Fits<F, Value>) =>
    parts(fields) as unknown as Shape<F, Value>

/** An object inside a shape, whose value has no name of its own. */
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
  const encode = (value: Row, outer: unknown) => {
    const currency = own?.name === undefined ? outer : value[own.name]
    const wire: Row = {}
    for (const { key, name, part, isFlat, isCurrency, from } of rows) {
      if (from) wire[key] = from(value as never)
      else if (isCurrency) wire[key] = currency
      else if (isFlat) Object.assign(wire, encodedBy(part, value[key], currency))
      else put(wire, key, encodedBy(part, value[name ?? key], currency))
    }
    return wire
  }
  return wired(object(Object.assign({}, ...entries)), decode, encode) as never
}

type Row = Record<string, unknown>
type FieldRow = {
  readonly key: string
  /** In the hotel's words; none for what only the wire says. */
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

function put(target: Row, name: string, value: unknown): void {
  if (value !== undefined) target[name] = value
}

type Coded = Part & {
  decode: (wire: never, currency: never) => unknown
  encode: (value: never, currency: never) => unknown
}
const isCoded = (part: Part): part is Coded => 'decode' in part

const decodedBy = (part: Part, wire: unknown, currency: unknown) =>
  (isCoded(part) ? part.decode(wire as never, currency as never) : wire) as never

const encodedBy = (part: Part, value: unknown, currency: unknown) =>
  (isCoded(part) ? part.encode(value as never, currency as never) : value) as never

/** A schema whose value reads the same in the hotel's words, or one that knows how it reads. */
type Part = GenericSchema
type Entries = Record<string, GenericSchema>

type Field =
  | Part
  | { readonly part: Part; readonly name: string }
  | { readonly part: Part; readonly from: (value: never) => unknown }
  | { readonly part: Part; readonly isFlat: true }
  | { readonly part: Part; readonly ownName: string | undefined }
type Fields = Readonly<Record<string, Field>>

type PartOf<F> = F extends { readonly part: infer P } ? P : F
type WireOf<P> = P extends GenericSchema<unknown, infer Wire> ? Wire : never
type ValueOf<P> = P extends { readonly decode: (wire: never, currency: never) => infer Value }
  ? Value
  : Unchanging<WireOf<P>>
type Unchanging<T> = T extends readonly (infer One)[] ? readonly One[] : T
type DecodeIn<P> = P extends { readonly decode: (wire: never, currency: infer Currency) => unknown }
  ? Currency
  : void
type EncodeIn<P> = P extends { readonly encode: (value: never, currency: infer Currency) => unknown }
  ? Currency
  : void

type NameOf<Key, F> = F extends { readonly from: unknown }
  ? never
  : F extends { readonly name: infer Name } | { readonly ownName: infer Name }
    ? Extract<Name, string>
    : Key

/** Keys whose part may be `undefined` may be missing: from a value they are, on the wire they may be either. */
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
    ? OptionalSchema<GenericSchema<unknown, Exclude<Wire[K], undefined>>, undefined>
    : GenericSchema<unknown, Wire[K]>
}

/** The fields say all of the value, and nothing else. */
type Fits<F, Value> =
  ShapeValue<F> extends Value
    ? Value extends ShapeValue<F>
      ? unknown
      : { readonly 'the value says less than the fields': ShapeValue<F> }
    : { readonly 'the fields say less than the value': ShapeValue<F> }
