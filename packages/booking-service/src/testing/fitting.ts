import { addDays } from '@veranda/domain'
import fc from 'fast-check'
import type { Schema } from '../platform/http/docs-schema.ts'

/** An existing value for a field of that name, so that a call finds data to work on. */
export type Known = (name: string) => unknown

/** Values that a schema accepts, mostly existing ones. */
export function fitting(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const any = whatever(schema, known, name)
  const there = [known(name)].flat().filter((value) => value !== undefined && value !== null)
  if ((schema.type !== 'string' && schema.type !== 'number' && schema.type !== 'integer') || schema.enum)
    return any
  if (there.length === 0) return any
  const values = there.map((value) =>
    schema.type === 'string' ? `${value as string | number}` : Number(value),
  )
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any })
}

const isDay = (pattern: string | undefined): boolean => pattern === '^\\d{4}-\\d{2}-\\d{2}$'

/** Days of the weeks that are on sale, mostly; start dates before end dates. */
const daysFor = (name: string) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .nat(15)
        .map((day) => day + (/from|start|checkIn|arrival/.test(name) ? 0 : 12))
        .map((day) => addDays('2027-05-01', day)),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  )

function whatever(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) {
    const value = known(name)
    const likely = schema.enum.includes(value) ? [value, value, value] : []
    return fc.constantFrom(...schema.enum, ...likely)
  }
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known, name)))
  const { minimum = -1_000, maximum = 1_000_000, minLength = 0, maxLength = 40 } = schema
  switch (schema.type ?? 'anything') {
    case 'integer':
    case 'number':
      // Small ones first: rooms, guests, days.
      return fc.oneof(
        fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, 9) }),
        fc.integer({ min: minimum, max: maximum }),
      )
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
        size: 'small',
      })
    case 'object':
      // With many optional fields, or with few: some parts of a selection exclude each other.
      return fc.oneof(recordOf(schema, known, 3), recordOf(schema, known, 0.2))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      if (isDay(schema.pattern)) return daysFor(name)
      if (schema.pattern && schema.minLength === undefined && schema.maxLength === undefined)
        return fc.stringMatching(new RegExp(schema.pattern, 'u'))
      return fc.oneof(
        fc.constantFrom('ZPCU', 'Elena'),
        fc.string({ minLength, maxLength: Math.min(maxLength, 200) }),
        fc.string({ minLength, maxLength: Math.min(maxLength, 200) }),
        // Characters of several code units, so that some texts are longer than they seem.
        fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' }),
      )
    default:
      return fc.jsonValue()
  }
}

/** `presence`: how much more often an optional field is present than missing. */
function recordOf({ properties = {}, required = [] }: Schema, known: Known, presence: number) {
  const there = fc.double({ min: 0, max: 1, noNaN: true }).map((chance) => chance < presence / (1 + presence))
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([key, one]) => {
        const value = fitting(one, known, key)
        // Undefined fields are not sent.
        return [
          key,
          required.includes(key) ? value : there.chain((is) => (is ? value : fc.constant(undefined))),
        ]
      }),
    ),
  )
}

/** Replaces one leaf of a value, chosen by number. */
export function replacedAt(value: unknown, place: number, by: unknown): unknown {
  const places = countOf(value)
  return places === 0 ? by : replaced(value, place % places, by)
}

export function valueAt(value: unknown, place: number): unknown {
  const parts = partsOf(value)
  if (!parts) return value
  let left = place % Math.max(countOf(value), 1)
  for (const [, part] of parts) {
    const count = countOf(part)
    if (left < count) return valueAt(part, left)
    left -= count
  }
  return undefined
}

const partsOf = (value: unknown): readonly (readonly [string, unknown])[] | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined

const countOf = (value: unknown): number =>
  partsOf(value)?.reduce((sum, [, part]) => sum + countOf(part), 0) ?? 1

function replaced(value: unknown, place: number, by: unknown): unknown {
  const parts = partsOf(value)
  if (!parts) return by
  let left = place
  const made = parts.map(([key, part]) => {
    const count = countOf(part)
    const isHere = left >= 0 && left < count
    const next = isHere ? replaced(part, left, by) : part
    left -= count
    return [key, next] as const
  })
  return Array.isArray(value) ? made.map(([, part]) => part) : Object.fromEntries(made)
}
