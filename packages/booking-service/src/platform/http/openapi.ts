import { type AnyEndpoint, endpoints, problem } from '@veranda/contract'
import { refusals } from '../refusal.ts'
import { areaOf } from './openapi-area.ts'
import { operationOf } from './openapi-operation.ts'
import { schemaOf } from './openapi-schema.ts'

type Json = Record<string, unknown>

const refusalTable = [
  '| refusal | status | meaning |',
  '|---|---|---|',
  ...Object.entries(refusals).map(([word, { status, title }]) => `| \`${word}\` | ${status} | ${title} |`),
].join('\n')

/** The document's introduction. */
export const introduction =
  'What a guest’s own page and the hotel’s systems call. Amounts are in major units of the currency beside them; ' +
  'days are plain dates of the property. Every refusal is a problem document (RFC 9457) with a stable `refusal`.'

/** The API document, from the same declarations that client and service use. */
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
      description: `${introduction}\n\n${refusalTable}`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values<AnyEndpoint>(endpoints).map(areaOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: {
        guest: session('The ID token of the guest’s session.'),
        staff: session('The ID token of a session of the hotel’s staff.'),
        staffCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-veranda-staff',
          description:
            'The session of a member of staff who signed in here; over http the name has no prefix.',
        },
      },
    },
  }
}

const session = (description: string): Json => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
})
