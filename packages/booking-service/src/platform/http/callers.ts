import type { Access, AnyEndpoint } from '@veranda/contract'
import { type BrandId, type Locale, localeFor } from '@veranda/domain'
import type { Context } from 'hono'
import type { GuestSession, StaffSession } from '@veranda/identity'
import { ServiceRefusal } from '../refusal.ts'
import type { Service, Sessions } from '../service.ts'
import { clientAddress } from './client-address.ts'
import type { HttpEnv } from './http-env.ts'

/** What a route is told about a call besides its parsed parts: where from, and in which of the languages its brand offers. */
export type CallContext = {
  readonly address: string
  readonly locale: Locale
  /** The brand whose site it is. */
  readonly brand: BrandId
  /** The session of a call that is open to everybody, where there is one. */
  readonly session: () => Promise<GuestSession | undefined>
}

export const callContext = (
  service: Service,
  context: Context<HttpEnv>,
  guest?: GuestSession,
): CallContext => ({
  address: clientAddress(context, service.trustedProxyHops),
  brand: context.get('host').brands[0] ?? '',
  session: () => guestIn(context, service.identity.verifySession),
  locale: localeFor({
    browserLanguages: (context.req.header('accept-language') ?? '').split(','),
    offered: service.brands.localesOf(guest ? [guest.brand] : context.get('host').brands),
  }),
})

/** The caller of a call, and the subject to which its idempotency keys belong. */
export type Caller = {
  readonly who: { readonly guest?: GuestSession; readonly staff?: StaffSession }
  readonly subject: string
}

/** The caller if the call admits them; anybody else is refused. */
export const callerOf = (
  { access }: AnyEndpoint,
  service: Service,
  context: Context<HttpEnv>,
): Promise<Caller> => callers[access](service, context)

const callers: Record<Access, (service: Service, context: Context<HttpEnv>) => Promise<Caller>> = {
  open: async () => ({ who: {}, subject: '' }),
  guest: async ({ identity }, context) => {
    const guest = await requireGuest(context, identity.verifySession)
    return { who: { guest }, subject: guest.reservationCode }
  },
  staff: async ({ identity }, context) => {
    const staff = await requireStaff(context, identity.verifyStaff)
    return { who: { staff }, subject: `staff:${staff.originJti}` }
  },
}

export async function requireGuest(
  context: Context<HttpEnv>,
  sessionOf: Sessions['verifySession'],
): Promise<GuestSession> {
  const guest = await guestIn(context, sessionOf)
  if (!guest) throw new ServiceRefusal('not-signed-in', 'Sign in to continue.')
  return guest
}

/** The guest in a session. One of another brand means nothing on this brand's host. */
async function guestIn(
  context: Context<HttpEnv>,
  sessionOf: Sessions['verifySession'],
): Promise<GuestSession | undefined> {
  const token = bearerIn(context)
  const guest = token === undefined ? undefined : await sessionOf(token)
  return guest && context.get('host').brands.includes(guest.brand) ? guest : undefined
}

const roles: ReadonlySet<string> = new Set(['agent', 'admin'])

/**
 * Requires a staff session on the staff host: on other hosts these calls do not exist for anybody. A session
 * without a role is refused as insufficient.
 */
async function requireStaff(
  context: Context<HttpEnv>,
  sessionOf: Sessions['verifyStaff'],
): Promise<StaffSession> {
  if (context.get('host').shell !== 'back-office')
    throw new ServiceRefusal('not-found', 'There is nothing at this address.')
  const token = bearerIn(context)
  const staff = token === undefined ? undefined : await sessionOf(token)
  if (!staff) throw new ServiceRefusal('not-signed-in', 'Sign in to continue.')
  if (!staff.groups.some((group) => roles.has(group)))
    throw new ServiceRefusal('staff-only', 'This session does not have the role for it.')
  return staff
}

const bearerIn = (context: Context<HttpEnv>): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(context.req.header('authorization') ?? '')?.[1]
