import { type AnyEndpoint, type Parsed, type WireOf } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Context } from 'hono'
import type { Claim } from '../idempotency/do-once.ts'
import type { StaffSession } from '../identity/identity.ts'
import { localeFrom } from '../language.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { answer } from './answer.ts'
import type { HttpEnv } from './http-env.ts'
import { bearerIn, partsOf, reply, type Route } from './serve-endpoint.ts'
import { claimOf, type OnceOnWire, replyOnce } from './serve-once.ts'
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
  ) => Promise<OnceOnWire<WireOf<E>>>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const staff = await requireStaff(service, context)
      const parts = await partsOf(endpoint, context)
      const guarded = {
        claim: claimOf(endpoint, context, `staff:${staff.originJti}`, parts),
        locale: localeFrom(context.req.header('accept-language')),
      }
      return replyOnce(endpoint, context, await work(service, staff, parts as Parsed<E>, guarded))
    },
  }
}

/** Serves what the hotel's staff may read. */
export function staffReading<E extends AnyEndpoint>(
  endpoint: E,
  work: (service: Service, staff: StaffSession, parts: Parsed<E>) => Promise<WireOf<E>>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const staff = await requireStaff(service, context)
      const parts = await partsOf(endpoint, context)
      const wire = await work(service, staff, parts as Parsed<E>)
      return reply(endpoint, context, written(endpoint, wire))
    },
  }
}

/** A file to hand on; the ending of `name` fits `type`. */
export type FileGiven = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Serves a file of a guest's to the hotel's staff: to be saved, never opened as a page of ours. */
export function staffFile<E extends AnyEndpoint>(
  endpoint: E,
  work: (service: Service, staff: StaffSession, parts: Parsed<E>) => Promise<FileGiven>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const staff = await requireStaff(service, context)
      const parts = await partsOf(endpoint, context)
      const { name, type, bytes } = await work(service, staff, parts as Parsed<E>)
      return answer(context, bytes, endpoint.reply.status, {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'content-disposition': attachment(name),
        'x-content-type-options': 'nosniff',
      })
    },
  }
}

// The first name is for whoever does not read the second, which browsers take (RFC 6266). Neither can be a path.
function attachment(given: string): string {
  const name = given.replaceAll(/[/\\:*?"<>|]|\p{C}/gu, '_').replace(/^[.\s]+/, '_')
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** A session of staff on the staff's own host: elsewhere there are no such calls, whoever asks. */
async function requireStaff(service: Service, context: Context<HttpEnv>): Promise<StaffSession> {
  if (context.get('host').shell !== 'back-office')
    throw new ServiceRefusal('not-found', 'There is nothing at this address.')
  const token = bearerIn(context)
  const staff = token === undefined ? undefined : await service.identity.verifyStaff(token)
  if (!staff) throw new ServiceRefusal('not-signed-in', 'Sign in to continue.')
  if (!staff.groups.some((group) => roles.has(group)))
    throw new ServiceRefusal('staff-only', 'This session does not have the role for it.')
  return staff
}
