import { type AnyEndpoint, localeOf, type Parsed, type WireOf } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Claim } from '../idempotency/do-once.ts'
import type { StaffSession } from '../identity/identity.ts'
import { langCodeFrom } from '../language.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { bearerIn, partsOf, reply, type Route } from './serve-endpoint.ts'
import { fingerprintOf, keyIn } from './serve-guarded.ts'
import { written } from './written.ts'

const roles: ReadonlySet<string> = new Set(['agent', 'admin'])

/** Serves a write of the hotel's staff, done once. A session without a role is told that it is not enough. */
export function staffRoute<E extends AnyEndpoint>(
  endpoint: E,
  work: (
    service: Service,
    staff: StaffSession,
    parts: Parsed<E>,
    guarded: { readonly claim: Claim; readonly locale: Locale },
  ) => Promise<{ readonly wire: WireOf<E>; readonly isReplay: boolean }>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const token = bearerIn(context)
      const staff = token === undefined ? undefined : await service.identity.verifyStaff(token)
      if (!staff) throw new ServiceRefusal('not-signed-in', 'Sign in to go on.')
      if (!staff.groups.some((group) => roles.has(group)))
        throw new ServiceRefusal('staff-only', 'This session has no role for it.')
      const parts = await partsOf(endpoint, context)
      const guarded = {
        claim: {
          subject: `staff:${staff.originJti}`,
          route: endpoint.name,
          key: keyIn(context),
          fingerprint: fingerprintOf(endpoint, parts),
        },
        locale: localeOf(langCodeFrom(undefined, context.req.header('accept-language'))),
      }
      const { wire, isReplay } = await work(service, staff, parts as Parsed<E>, guarded)
      if (isReplay) context.header('idempotent-replayed', 'true')
      return reply(endpoint, context, written(endpoint, wire))
    },
  }
}
