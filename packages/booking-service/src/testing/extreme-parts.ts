import { type AnyEndpoint } from '@veranda/contract'
import { inDepth } from '@veranda/test-depth'
import { schemaOf } from '../platform/http/openapi-schema.ts'
import type { RequestParts, Values } from './request-of.ts'

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** Parts of a request with one value at a limit or beyond it. */
export type ExtremeParts = { readonly what: string; readonly parts: Omit<RequestParts, 'file'> }

type KnownValue = (name: string) => unknown

/** The length of a list without a declared limit: as long as the limit on bodies allows. */
const endless = 400
const longestBody = 16_000
const datePattern = String.raw`^\d{4}-\d{2}-\d{2}$`

/**
 * A usual request with every value as large as allowed, and then one for every number, date, list and text at
 * its limits, and in full one beyond. Generated from the call's own schemas, so that new fields are covered.
 */
export function extremeParts(endpoint: AnyEndpoint, known: KnownValue): readonly ExtremeParts[] {
  const places = (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = endpoint[place]
    return schema ? [{ place, schema: schemaOf(schema) }] : []
  })
  const made = (make: (schema: Schema) => unknown) =>
    ({
      params: {},
      query: {},
      body: undefined,
      ...Object.fromEntries(places.map(({ place, schema }) => [place, make(schema)])),
    }) as ExtremeParts['parts']
  const usual = made((schema) => usualOf('', schema, known))
  const largest = [endless, 50, 20, 9, 3, 1]
    .map((most) => made((schema) => largestOf('', schema, known, most)))
    .find(({ body }) => JSON.stringify(body ?? '').length < longestBody)
  return [
    { what: 'as usual', parts: usual },
    ...(largest ? [{ what: 'all at its largest', parts: largest }] : []),
    ...places.flatMap(({ place, schema }) =>
      variantsOf(place, schema, known).map(({ what, value }) => ({
        what,
        parts: { ...usual, [place]: value as Values },
      })),
    ),
  ]
}

/** Pairs of dates in a call that form a span. */
export const spansIn = (endpoint: AnyEndpoint): readonly (readonly [string, string])[] =>
  [endpoint.query, endpoint.body].flatMap((part) => (part ? spansWithin(schemaOf(part)) : []))

function spansWithin(schema: Schema): readonly (readonly [string, string])[] {
  const fields = Object.entries(schema.properties ?? {})
  const [from, to] = fields.filter(([, field]) => isDate(field)).map(([name]) => name)
  const nested = fields.flatMap(([, field]) => spansWithin(field.items ?? field))
  return from !== undefined && to !== undefined ? [[from, to], ...nested] : nested
}

const isDate = ({ pattern }: Schema): boolean => pattern === datePattern
const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf

/** A usual value: a known one by the field's name, else the smallest valid one. */
function usualOf(name: string, schema: Schema, known: KnownValue): unknown {
  const value = known(name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(value) ? value : schema.enum[0]
  const [choice] = choicesOf(schema) ?? []
  if (choice) return value === null ? null : usualOf(name, choice, known)
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(
      ([field]) => schema.required?.includes(field) || known(field) !== undefined,
    )
    return Object.fromEntries(wanted.map(([field, one]) => [field, usualOf(field, one, known)]))
  }
  if (schema.items) return Array.isArray(value) ? value : [usualOf(name, schema.items, known)]
  // A record, whose fields are named by who sends it.
  if (schema.type === 'object') return value ?? {}
  if (schema.type === 'boolean') return value ?? true
  if (value !== undefined) return schema.type === 'string' ? `${value as string | number}` : Number(value)
  return schema.type === 'string' ? (schema.maxLength === undefined ? '1' : 'a') : (schema.minimum ?? 1)
}

/** Every value as large as allowed; known ids stay, or nothing would be found. */
function largestOf(name: string, schema: Schema, known: KnownValue, most: number): unknown {
  const [choice] = choicesOf(schema) ?? []
  if (choice) return largestOf(name, choice, known, most)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, one]) => [field, largestOf(field, one, known, most)]),
    )
  if (schema.items) {
    const item = largestOf(name, schema.items, known, most)
    return Array.from({ length: Math.min(schema.maxItems ?? endless, most) }, () => item)
  }
  const isFixed = schema.const !== undefined || schema.enum || known(name) !== undefined
  return isFixed ? usualOf(name, schema, known) : (extremesOf(schema)[0] ?? usualOf(name, schema, known))
}

type Variant = { readonly what: string; readonly value: unknown }

/** The usual value, with one change in it. */
function variantsOf(name: string, schema: Schema, known: KnownValue): readonly Variant[] {
  const choices = choicesOf(schema)
  if (choices) return choices.flatMap((choice) => variantsOf(name, choice, known))
  if (schema.properties) {
    const usual = usualOf(name, schema, known) as Values
    return Object.entries(schema.properties).flatMap(([field, one]) =>
      variantsOf(field, one, known).map(({ what, value }) => ({
        what: `${name}.${what}`,
        value: { ...usual, [field]: value },
      })),
    )
  }
  if (schema.items) {
    const { items, maxItems = endless } = schema
    const item = usualOf(name, items, known)
    const lengths = atThisDepth([maxItems], [maxItems + 1]).map((length) => ({
      what: `${name} × ${length}`,
      value: Array.from({ length }, () => item),
    }))
    const inside = variantsOf(name, items, known).map(({ what, value }) => ({ what, value: [value] }))
    return [...lengths, ...inside]
  }
  return extremesOf(schema).map((value) => ({ what: `${name} ${String(value).slice(0, 20)}`, value }))
}

/** At a landing what may be sent; in full also what is beyond, which is refused before any work is done. */
const atThisDepth = <Value>(allowed: readonly Value[], beyond: readonly Value[]): readonly Value[] =>
  inDepth({ landing: allowed, full: [...allowed, ...beyond] })

/** The limits of a plain value, and one beyond each: the largest allowed comes first. */
function extremesOf(schema: Schema): readonly unknown[] {
  if (schema.enum || schema.const !== undefined) return []
  if (isDate(schema)) return atThisDepth(['9999-12-31', '0001-01-01'], ['2027-02-30'])
  const { type, maxLength, minimum = 0, maximum } = schema
  if (type === 'string')
    return maxLength === undefined
      ? ['999999999', '9'.repeat(2_000)]
      : atThisDepth(['x'.repeat(maxLength)], ['x'.repeat(maxLength + 1)])
  if (type !== 'integer' && type !== 'number') return []
  return maximum === undefined
    ? atThisDepth([Number.MAX_SAFE_INTEGER, 2 ** 31], [1e308, minimum - 1, 1.5])
    : atThisDepth([maximum], [maximum + 1, minimum - 1, 1.5])
}
