import { type AnyEndpoint, type Guarding, type Parsed, type WireOf } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Context } from 'hono'
import type { Claim } from '../idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { localeFrom } from '../language.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import type { HttpEnv } from './http-env.ts'
import { partsOf, requireGuest, type Route } from './serve-endpoint.ts'
import { claimOf, type OnceOnWire, replyOnce } from './serve-once.ts'

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
  ) => Promise<OnceOnWire<WireOf<E>>>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const guest = await requireGuest(context, service.identity.verifySession)
      const parts = await partsOf(endpoint, context)
      const guarded = {
        claim: claimOf(endpoint, context, guest.reservationCode, parts),
        locale: localeFrom(context.req.header('accept-language')),
        version: endpoint.guard === 'once-on-version' ? versionIn(context) : 0,
      }
      return replyOnce(endpoint, context, await work(service, guest, parts as Parsed<E>, guarded))
    },
  }
}

function versionIn(context: Context<HttpEnv>): number {
  const tag = context.req.header('if-match')
  if (tag === undefined)
    throw new ServiceRefusal('version-needed', 'Send If-Match with the version you have seen.')
  const version = /^"r(\d{1,9})"$/.exec(tag)?.[1]
  if (version === undefined)
    throw new ServiceRefusal('version-changed', 'The reservation has changed in the meantime.')
  return Number(version)
}
