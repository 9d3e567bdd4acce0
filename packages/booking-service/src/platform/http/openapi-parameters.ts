import type { Guarding } from '@veranda/contract'
import type { GenericSchema } from 'valibot'
import { schemaOf } from './openapi-schema.ts'

type Json = Record<string, unknown>

const header = (name: string, required: boolean, schema: Json, description: string): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', ...schema },
  description,
})

/** A header that a form of another site cannot send. */
export const ownPage = header(
  'X-Requested-With',
  true,
  { const: 'veranda' },
  'Only our own pages can send it.',
)

export const versionSeen = header(
  'If-None-Match',
  false,
  {},
  'The `ETag` of the answer kept; while it is the newest, nothing is sent again.',
)

const key = header(
  'Idempotency-Key',
  true,
  { pattern: '^[\\w-]{16,64}$' },
  'Made before the first try and repeated with every other: the write happens once, however often it arrives.',
)

const version = header(
  'If-Match',
  true,
  { pattern: '^"r\\d{1,9}"$' },
  'The version the guest has seen, as `ETag` gave it. Another one meanwhile: `version-changed`.',
)

export const guardParameters = (guard: Guarding | undefined): readonly Json[] =>
  guard === undefined ? [] : guard === 'once' ? [key] : [key, version]

export function parametersIn(
  place: 'path' | 'query' | 'header',
  schema: GenericSchema | undefined,
): readonly Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
