import type { AnyEndpoint, Parsed, WireOf } from '@veranda/contract'
import type { Context, Handler } from 'hono'
import { type GenericSchema, safeParse } from 'valibot'
import type { GuestSession, Identity } from '../identity/identity.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { answer } from './answer.ts'
import { clientAddress } from './client-address.ts'
import type { HttpEnv } from './http-env.ts'
import { type Written, written } from './written.ts'

/** What a route is told about a call besides its parsed parts. */
export type CallContext = { readonly address: string; readonly acceptLanguage: string | undefined }

/** A call bound to what answers it. */
export type Route = { readonly endpoint: AnyEndpoint; readonly serve: (service: Service) => Handler<HttpEnv> }

/** Serves a call that anybody may make. */
export function openRoute<E extends AnyEndpoint>(
  endpoint: E,
  work: (service: Service, parts: Parsed<E>, call: CallContext) => Promise<WireOf<E>>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const parts = await partsOf(endpoint, context)
      const wire = await work(service, parts as Parsed<E>, callContext(service, context))
      return reply(endpoint, context, written(endpoint, wire))
    },
  }
}

/** Serves a call that needs a guest's session; the guest is handed on, so that every query can be scoped by it. */
export function guestRoute<E extends AnyEndpoint>(
  endpoint: E,
  work: (service: Service, guest: GuestSession, parts: Parsed<E>, call: CallContext) => Promise<WireOf<E>>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const guest = await requireGuest(context, service.identity.verifySession)
      const parts = await partsOf(endpoint, context)
      const wire = await work(service, guest, parts as Parsed<E>, callContext(service, context))
      return reply(endpoint, context, written(endpoint, wire))
    },
  }
}

/**
 * Serves a guest's call whose one query finds nothing for a session that was ended, so that a reading is not two
 * questions to the database. Whatever it refuses, an ended session is told first that it was ended.
 */
export function ownRoute<E extends AnyEndpoint>(
  endpoint: E,
  work: (service: Service, guest: GuestSession, parts: Parsed<E>, call: CallContext) => Promise<Written>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const guest = await requireGuest(context, service.identity.readSession)
      try {
        const parts = await partsOf(endpoint, context)
        const answered = await work(service, guest, parts as Parsed<E>, callContext(service, context))
        return reply(endpoint, context, answered)
      } catch (thrown) {
        // A database that did not answer is not asked once more: the guest waits.
        if (thrown instanceof ServiceRefusal) await requireGuest(context, service.identity.verifySession)
        throw thrown
      }
    },
  }
}

const callContext = (service: Service, context: Context<HttpEnv>): CallContext => ({
  address: clientAddress(context, service.trustedProxyHops),
  acceptLanguage: context.req.header('accept-language'),
})

export const bearerIn = (context: Context<HttpEnv>): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(context.req.header('authorization') ?? '')?.[1]

export async function requireGuest(
  context: Context<HttpEnv>,
  sessionOf: Identity['verifySession'],
): Promise<GuestSession> {
  const token = bearerIn(context)
  const guest = token === undefined ? undefined : await sessionOf(token)
  // A session of one brand means nothing on another brand's host.
  if (!guest || !context.get('host').brands.includes(guest.brand))
    throw new ServiceRefusal('not-signed-in', 'Sign in to continue.')
  return guest
}

export type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

export async function partsOf(endpoint: AnyEndpoint, context: Context<HttpEnv>): Promise<Parts> {
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
      // What was expected, never what was sent: answers and logs hold no names.
      message: issue.expected === null ? 'Not in the expected form.' : `Expected ${issue.expected}.`,
    })),
  )
}

const keyText = (key: unknown): string => (typeof key === 'number' ? String(key) : String(key).slice(0, 40))

const malformed = (errors: readonly { readonly path: string; readonly message: string }[]) =>
  new ServiceRefusal('malformed-request', 'The request does not fit this call.', { errors })

export function reply(
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  { text, etag }: Written,
  more: Readonly<Record<string, string>> = {},
): Response {
  const tagged = etag ? { etag } : undefined
  if (etag && isKept(context, etag)) return answer(context, null, 304, { etag })
  return answer(context, text, endpoint.reply.status, {
    'content-type': 'application/json',
    ...tagged,
    ...more,
  })
}

const isKept = (context: Context<HttpEnv>, etag: string): boolean =>
  (context.req.header('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag)
