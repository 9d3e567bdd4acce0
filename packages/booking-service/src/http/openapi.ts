import { toJsonSchema } from '@valibot/to-json-schema'
import { type AnyEndpoint, endpoints, problem } from '@veranda/contract'
import type { GenericSchema } from 'valibot'
import { refusals } from '../refusal.ts'

type Json = Record<string, unknown>

const refusalTable = [
  '| refusal | status | meaning |',
  '|---|---|---|',
  ...Object.entries(refusals).map(([word, { status, title }]) => `| \`${word}\` | ${status} | ${title} |`),
].join('\n')

/** The API document, from the same declarations the client sends by and the service serves. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<AnyEndpoint>(endpoints)) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Veranda booking API',
      version: '1.0.0',
      description:
        'What a guest’s own page and the hotel’s systems call. Amounts are in major units of the currency beside them; ' +
        'days are plain dates of the property. Every refusal is a problem document (RFC 9457) with a stable `refusal`:\n\n' +
        refusalTable,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values<AnyEndpoint>(endpoints).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: {
        guest: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the guest’s session.',
        },
      },
    },
  }
}

function operationOf(endpoint: AnyEndpoint): Json {
  const { status, schema } = endpoint.reply
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.access === 'open' ? {} : { security: [{ guest: [] }] }),
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...parametersIn('header', endpoint.headers),
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
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(schema) } },
        ...(endpoint.tag
          ? { headers: { ETag: { schema: { type: 'string' }, description: 'The version, `"r7"`.' } } }
          : {}),
      },
      ...(endpoint.tag ? { 304: { description: 'Not changed since the `If-None-Match` given' } } : {}),
      ...Object.fromEntries(refusalsOf(endpoint).map(([code, description]) => [code, refused(description)])),
    },
  }
}

const refusalsOf = (endpoint: AnyEndpoint): readonly (readonly [number, string])[] => [
  [400, 'The request is malformed, or has a field nobody knows'],
  ...(endpoint.access === 'open' ? [] : ([[401, 'No session, or one that is over']] as const)),
  ...(endpoint.method === 'GET' ? [] : ([[403, 'Not from one of our own pages']] as const)),
  [404, 'Not found, or not this guest’s'],
  [413, 'Address or body too large'],
  ...(endpoint.method === 'GET' ? [] : ([[415, 'Not JSON']] as const)),
  [429, 'Too many tries; `Retry-After` says how long to wait'],
  [500, 'A failure of ours, recorded under the number in `instance`'],
  [503, 'Busy; `Retry-After` says when to come again'],
]

const refused = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const ownPage: Json = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  schema: { type: 'string', const: 'veranda' },
}

function parametersIn(place: 'path' | 'query' | 'header', schema: GenericSchema | undefined): Json[] {
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

function schemaOf(schema: GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' }) as Json
  return rest
}

const tagOf = ({ path }: AnyEndpoint): string =>
  path === '/profile' ? 'session' : (path.split('/')[1] ?? 'booking')
