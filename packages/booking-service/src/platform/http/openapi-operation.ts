import type { Access, AnyEndpoint } from '@veranda/contract'
import { type Refusal, refusals } from '../refusal.ts'
import { areaOf } from './openapi-area.ts'
import { guardParameters, ownPage, parametersIn, versionSeen } from './openapi-parameters.ts'
import { schemaOf } from './openapi-schema.ts'

type Json = Record<string, unknown>

/** The sessions that a call admits: a token, or for staff a cookie too. */
const sessions: Readonly<Record<Access, readonly ('guest' | 'staff' | 'staffCookie')[]>> = {
  open: [],
  guest: ['guest'],
  staff: ['staffCookie', 'staff'],
  member: ['guest', 'staffCookie', 'staff'],
  'staff-entrance': [],
}

/** One call as an OpenAPI operation. */
export function operationOf(endpoint: AnyEndpoint): Json {
  const { status, schema } = endpoint.reply
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [areaOf(endpoint)],
    ...(sessions[endpoint.access].length > 0
      ? { security: sessions[endpoint.access].map((session) => ({ [session]: [] })) }
      : {}),
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...parametersIn('header', endpoint.headers),
      ...guardParameters(endpoint.guard),
      ...(endpoint.tag ? [versionSeen] : []),
      ...(endpoint.method === 'GET' ? [] : [ownPage]),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body) } },
          },
        }
      : {}),
    responses: {
      [status]: {
        ...(endpoint.givesFile
          ? {
              description: 'The file’s bytes, as an attachment',
              content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
            }
          : { description: 'Done', content: { 'application/json': { schema: schemaOf(schema) } } }),
        ...(endpoint.tag
          ? { headers: { ETag: { schema: { type: 'string' }, description: 'The version, `"r7"`.' } } }
          : {}),
      },
      ...(endpoint.tag ? { 304: { description: 'Not changed since the `If-None-Match` given' } } : {}),
      ...refusedOf(endpoint),
    },
  }
}

/** Each status a call may refuse with, and its refusals. */
function refusedOf(endpoint: AnyEndpoint): Json {
  const words = refusalsOf(endpoint)
  return Object.fromEntries(
    words.map((word) => {
      const { status } = refusals[word]
      const alike = words.filter((other) => refusals[other].status === status)
      const reply = {
        description: alike.map((one) => `${refusals[one].title} (\`${one}\`)`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        'x-refusals': alike,
      }
      return [status, reply]
    }),
  )
}

function refusalsOf({ access, method, guard, refusals: own = {} }: AnyEndpoint): readonly Refusal[] {
  const isWrite = method !== 'GET'
  return [
    ...new Set<Refusal>([
      'malformed-request',
      ...(sessions[access].length > 0 ? (['not-signed-in'] as const) : []),
      ...(sessions[access].some((session) => session !== 'guest') ? (['staff-only'] as const) : []),
      ...(isWrite ? (['foreign-origin', 'not-json'] as const) : []),
      'not-found',
      'request-too-large',
      ...(guard ? (['idempotency-key-needed', 'idempotency-key-reused', 'still-running'] as const) : []),
      ...(guard === 'once-on-version' ? (['version-needed', 'version-changed'] as const) : []),
      ...Object.keys(own).filter(isRefusal),
      'too-many-tries',
      'service-failed',
      'service-busy',
    ]),
  ]
}

const isRefusal = (word: string): word is Refusal => Object.hasOwn(refusals, word)
