import { type GenericSchema, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../endpoint.ts'
import * as everything from '../endpoints/index.ts'

/** A schema of the library, with the fields that lead to its parts. */
type Node = GenericSchema & {
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly wrapped?: Node
  readonly value?: Node
  readonly pipe?: readonly { readonly kind: string; readonly type: string }[]
}
type Slot = { readonly path: string; readonly schema: Node }

const endpoints: readonly AnyEndpoint[] = Object.values(everything.endpoints)

const slots = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? slotsIn(schema, `${endpoint.name} ${part}`) : []
  }),
)

function slotsIn(schema: Node, path: string): readonly Slot[] {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return Object.entries(schema.entries ?? {}).flatMap(([name, one]) => slotsIn(one, `${path}.${name}`))
    case 'array':
      return schema.item ? slotsIn(schema.item, `${path}[]`) : []
    case 'record':
      return schema.value ? slotsIn(schema.value, `${path}{}`) : []
    case 'optional':
    case 'nullable':
    case 'nullish':
      return schema.wrapped ? slotsIn(schema.wrapped, path) : []
    default:
      return [{ path, schema }]
  }
}

const paths = (found: readonly Slot[]) => found.map(({ path }) => path)
const takes = ({ schema }: Slot, value: unknown): boolean => safeParse(schema, value).success
const ofType = (type: string) => slots.filter(({ schema }) => schema.type === type)

/** Amounts have fractions; every other number counts or names something. A new field is whole unless entered here. */
const amounts = new Set(['ceilingPerNight', 'booking_exchange_rate', 'total', 'price', 'amount'])
const isAmount = ({ path }: Slot): boolean => amounts.has(path.slice(path.lastIndexOf('.') + 1))

const neverTexts = {
  'half a character, the first': 'x\ud800',
  'half a character, the second': '\udc00x',
  'both halves the wrong way round': '\udc00\ud800',
  'the end of a string in C': 'x\u0000y',
  'an escape': 'x\u001b[2J',
  'a control character of the upper half': 'x\u0085',
  'more than any field takes': 'x'.repeat(500_000),
}
const neverNumbers = {
  'the first beyond an integer column': 2 ** 31,
  'and below it': -(2 ** 31) - 1,
  'beyond what is counted exactly': 2 ** 53,
  'almost the largest there is': 1e308,
  'more than there is': Number.POSITIVE_INFINITY,
  'less than there is': Number.NEGATIVE_INFINITY,
  'no number': Number.NaN,
  'a zero with a sign': -0,
}

describe('values that no call accepts', () => {
  test.each(Object.entries(neverTexts))('as a text: %s', (_, value) => {
    expect(paths(ofType('string').filter((slot) => takes(slot, value)))).toEqual([])
  })

  test.each(Object.entries(neverNumbers))('as a number: %s', (_, value) => {
    expect(paths(ofType('number').filter((slot) => takes(slot, value)))).toEqual([])
  })

  test.each([1.5, 0.1, -2.5, 5e-324])('as a whole number: %d', (value) => {
    const whole = ofType('number').filter((slot) => !isAmount(slot))
    expect(paths(whole.filter((slot) => takes(slot, value)))).toEqual([])
  })
})

test('requests consist of texts, numbers, choices and booleans, which have all been tried', () => {
  const known = new Set(['string', 'number', 'picklist', 'boolean', 'literal'])
  expect(paths(slots.filter(({ schema }) => !known.has(schema.type)))).toEqual([])
  expect(ofType('string').length).toBeGreaterThan(60)
  expect(ofType('number').length).toBeGreaterThan(25)
})

test('every list of a request has a maximum length', () => {
  const endless = (schema: Node, path: string): readonly string[] => [
    ...(schema.type === 'array' && !schema.pipe?.some(({ type }) => type === 'max_length') ? [path] : []),
    ...Object.entries(schema.entries ?? {}).flatMap(([name, one]) => endless(one, `${path}.${name}`)),
    ...(schema.item ? endless(schema.item, `${path}[]`) : []),
    ...(schema.wrapped ? endless(schema.wrapped, path) : []),
  ]
  expect(endpoints.flatMap(({ name, body }) => (body ? endless(body as Node, name) : []))).toEqual([])
})

test('valid texts are accepted: other scripts, accents, emoji of two and of many code units', () => {
  const written = ['Núñez', '山田', 'Ελένη', 'يارا', 'A cot 👶🏽, please', '👩‍👩‍👧', 'Zoë 𝒵']
  const free = slots.filter(({ path }) => /\.(comment|otherReason|firstName|answer|note)$/.test(path))
  expect(free.length).toBeGreaterThan(4)
  for (const slot of free.filter(({ schema }) => schema.type === 'string'))
    expect([slot.path, written.filter((value) => !takes(slot, value))]).toEqual([slot.path, []])
})
