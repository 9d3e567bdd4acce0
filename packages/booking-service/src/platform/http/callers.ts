import type { Access, AnyEndpoint } from '@veranda/contract'
import { type BrandId, type Locale, localeFor, permissionsOf, rolesIn } from '@veranda/domain'
import type { Context } from 'hono'
import type { GuestSession } from '@veranda/identity'
import { ServiceRefusal } from '../refusal.ts'
import type { Service, Sessions, StaffCaller } from '../service.ts'
import { staffShell } from '../hosts.ts'
import { clientAddress } from './client-address.ts'
import type { HttpEnv } from './http-env.ts'
import { requireOwnPage, staffSecretIn } from './staff-cookie.ts'

/** What a route is told about a call besides its parsed parts: where from, and in which of the languages its brand offers. */
export type CallContext = {
  readonly address: string
  /** Of the page it comes from, where it is one of ours. */
  readonly origin: string
  readonly locale: Locale
  /** The languages in which it may be answered: of the guest's brand, or of the brands of its host. */
  readonly offered: readonly Locale[]
  /** The brand whose site it is. */
  readonly brand: BrandId
  /** The session of a call that is open to everybody, where there is one. */
  readonly session: () => Promise<GuestSession | undefined>
}

export const callContext = (
  service: Service,
  context: Context<HttpEnv>,
  guest?: GuestSession,
): CallContext => {
  const offered = service.brands.localesOf(guest ? [guest.brand] : context.get('host').brands)
  return {
    address: clientAddress(context, service.trustedProxyHops),
    origin: context.get('host').origin,
    brand: context.get('host').brands[0] ?? '',
    session: () => guestIn(context, service.identity.verifySession),
    offered,
    locale: localeFor({
      browserLanguages: (context.req.header('accept-language') ?? '').split(','),
      offered,
    }),
  }
}

/** The caller of a call, and the subject to which its idempotency keys belong. */
export type Caller = {
  readonly who: { readonly guest?: GuestSession; readonly staff?: StaffCaller }
  readonly subject: string
}

/** The caller if the call admits them; anybody else is refused. */
export const callerOf = (
  endpoint: AnyEndpoint,
  service: Service,
  context: Context<HttpEnv>,
): Promise<Caller> => callers[endpoint.access](service, context, endpoint)

type CallerOf = (service: Service, context: Context<HttpEnv>, endpoint: AnyEndpoint) => Promise<Caller>

const callers: Record<Access, CallerOf> = {
  open: async () => ({ who: {}, subject: '' }),
  guest: async ({ identity }, context) => {
    const guest = await requireGuest(context, identity.verifySession)
    return { who: { guest }, subject: guest.reservationCode }
  },
  staff: async (service, context, { permission }) => {
    const staff = await requireStaff(service, context)
    if (!permission || !staff.permissions.includes(permission))
      throw new ServiceRefusal('staff-only', 'This session does not have the permission for it.')
    return asStaffCaller(staff)
  },
  member: async (service, context, endpoint) =>
    isStaffHost(context)
      ? asStaffCaller(await requireStaff(service, context))
      : callers.guest(service, context, endpoint),
  'staff-entrance': async (_, context) => {
    requireStaffHost(context)
    return { who: {}, subject: '' }
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

/** Repetitions of a write belong to the account: one that was signed out in between goes on where it was. */
const asStaffCaller = (staff: StaffCaller): Caller => ({
  who: { staff },
  subject: `staff:${staff.originJti}`,
})

/**
 * Requires a staff session on the staff host: on other hosts these calls do not exist for anybody. A session
 * without a role is refused as insufficient.
 */
async function requireStaff(service: Service, context: Context<HttpEnv>): Promise<StaffCaller> {
  requireStaffHost(context)
  const staff = (await byCookie(service, context)) ?? (await byToken(service, context))
  if (!staff) throw new ServiceRefusal('not-signed-in', 'Sign in to continue.')
  if (staff.permissions.length === 0)
    throw new ServiceRefusal('staff-only', 'This session does not have the role for it.')
  return staff
}

async function byCookie(
  { staffSessions }: Service,
  context: Context<HttpEnv>,
): Promise<StaffCaller | undefined> {
  const secret = staffSecretIn(context)
  const staff = secret === undefined ? undefined : await staffSessions.read(secret)
  if (staff) requireOwnPage(context)
  return staff
}

async function byToken({ identity }: Service, context: Context<HttpEnv>): Promise<StaffCaller | undefined> {
  const token = bearerIn(context)
  const session = token === undefined ? undefined : await identity.verifyStaff(token)
  return session && { ...session, permissions: permissionsOf(rolesIn(session.groups)) }
}

const isStaffHost = (context: Context<HttpEnv>): boolean => context.get('host').shell === staffShell

function requireStaffHost(context: Context<HttpEnv>): void {
  if (!isStaffHost(context)) throw new ServiceRefusal('not-found', 'There is nothing at this address.')
}

const bearerIn = (context: Context<HttpEnv>): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(context.req.header('authorization') ?? '')?.[1]
