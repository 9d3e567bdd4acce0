import type { AnyEndpoint } from '@veranda/contract'
import type { Context } from 'hono'
import { type GenericSchema, safeParse } from 'valibot'
import { ServiceRefusal } from '../refusal.ts'
import type { HttpEnv } from './http-env.ts'

export type RequestParts = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** The parts of a request, as the call's declaration wants them; anything else is refused. */
export async function parseRequest(endpoint: AnyEndpoint, context: Context<HttpEnv>): Promise<RequestParts> {
  if (endpoint.headers) parsePart('header', endpoint.headers, context.req.header())
  return {
    params: endpoint.params ? parsePart('path', endpoint.params, context.req.param()) : undefined,
    query: parseQuery(endpoint.query, context),
    body: endpoint.body ? parsePart('body', endpoint.body, await jsonBody(context)) : undefined,
  }
}

function parseQuery(schema: GenericSchema | undefined, context: Context<HttpEnv>): unknown {
  const given = new URL(context.req.url).searchParams
  const repeated = [...given.keys()].find((key, index, keys) => keys.indexOf(key) !== index)
  if (repeated !== undefined) throw malformed([{ path: 'query', message: 'A parameter is given twice.' }])
  if (schema) return parsePart('query', schema, Object.fromEntries(given))
  if (given.size > 0) throw malformed([{ path: 'query', message: 'This call takes no parameters.' }])
  return undefined
}

async function jsonBody(context: Context<HttpEnv>): Promise<unknown> {
  const text = await context.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw malformed([{ path: 'body', message: 'The body is not JSON.' }])
  }
}

function parsePart(place: string, schema: GenericSchema, value: unknown): unknown {
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw malformed(
    parsed.issues.slice(0, 10).map((issue) => ({
      path: [place, ...(issue.path ?? []).map(({ key }) => keyText(key))].join('.'),
      // What was expected, never what was sent: answers and logs must not contain names.
      message: issue.expected === null ? 'Not in the expected form.' : `Expected ${issue.expected}.`,
    })),
  )
}

const keyText = (key: unknown): string => (typeof key === 'number' ? String(key) : String(key).slice(0, 40))

const malformed = (errors: readonly { readonly path: string; readonly message: string }[]) =>
  new ServiceRefusal('malformed-request', 'The request does not fit this call.', { errors })
