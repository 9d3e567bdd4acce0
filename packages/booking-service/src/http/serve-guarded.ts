import { createHash } from 'node:crypto'
import { type AnyEndpoint, type Guarding, localeOf, type Parsed, type WireOf } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Context } from 'hono'
import type { Claim } from '../idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { langCodeFrom } from '../language.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import type { HttpEnv } from './http-env.ts'
import { partsOf, reply, requireGuest, type Route } from './serve-endpoint.ts'
import { written } from './written.ts'

/** What a guarded write is told: under which key it is done, and on which version it is meant (0 where none counts). */
export type Guarded = {
  readonly claim: Claim
  readonly version: number
  /** The language to write to the guest in. */
  readonly locale: Locale
}

type GuardedEndpoint = AnyEndpoint & { readonly guard?: Guarding }

/** Serves a write of a guest's that is done once, however often it arrives. */
export function guardedRoute<E extends GuardedEndpoint>(
  endpoint: E,
  work: (
    service: Service,
    guest: GuestSession,
    parts: Parsed<E>,
    guarded: Guarded,
  ) => Promise<{ readonly wire: WireOf<E>; readonly isReplay: boolean }>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const guest = await requireGuest(context, service.identity.verifySession)
      const parts = await partsOf(endpoint, context)
      const guarded = {
        claim: {
          subject: guest.reservationCode,
          route: endpoint.name,
          key: keyIn(context),
          fingerprint: fingerprintOf(endpoint, parts),
        },
        locale: localeOf(langCodeFrom(undefined, context.req.header('accept-language'))),
        version: endpoint.guard === 'once-on-version' ? versionIn(context) : 0,
      }
      const { wire, isReplay } = await work(service, guest, parts as Parsed<E>, guarded)
      return reply(endpoint, context, written(endpoint, wire), isReplay ? replayed : {})
    },
  }
}

const replayed = { 'idempotent-replayed': 'true' }

export function keyIn(context: Context<HttpEnv>): string {
  const key = context.req.header('idempotency-key') ?? ''
  if (!/^[\w-]{16,64}$/.test(key))
    throw new ServiceRefusal(
      'idempotency-key-needed',
      'Send an Idempotency-Key of 16 to 64 letters and digits.',
    )
  return key
}

function versionIn(context: Context<HttpEnv>): number {
  const tag = context.req.header('if-match')
  if (tag === undefined)
    throw new ServiceRefusal('version-needed', 'Send If-Match with the version you have seen.')
  const version = /^"r(\d{1,9})"$/.exec(tag)?.[1]
  if (version === undefined)
    throw new ServiceRefusal('version-changed', 'The reservation has changed meanwhile.')
  return Number(version)
}

/** What tells one wish from another; schemas give the same keys in the same order. */
export const fingerprintOf = (
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  { params, query, body }: Record<'params' | 'query' | 'body', unknown>,
) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params, query, body]))
    .digest('hex')
