import type { Context } from 'hono'
import { ServiceRefusal } from '../refusal.ts'
import { type HostCookie, secretIn, setCookie } from './host-cookie.ts'
import type { HttpEnv } from './http-env.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The cookie of a staff session, sent from its own pages only. */
const cookie: HostCookie = { name: 'veranda-staff', sameSite: 'Strict' }

/** The cookie of a browser in which a member of staff has come in before. It stays when the session ends. */
const deviceCookie: HostCookie = { name: 'veranda-staff-device', sameSite: 'Strict' }

/** The secret of the caller's session, where its cookie came along. */
export const staffSecretIn = (context: Context<HttpEnv>): string | undefined => secretIn(context, cookie)

/** The header that hands out a session's secret, or with `null` takes the cookie back. */
export const staffCookie = (context: Context<HttpEnv>, secret: string | null, seconds: number): string =>
  setCookie(context, cookie, secret, seconds)

/** The secret of the caller's device, where its cookie came along. */
export const deviceSecretIn = (context: Context<HttpEnv>): string | undefined =>
  secretIn(context, deviceCookie)

/** The header by which a device is known from now on. */
export const knownDeviceCookie = (context: Context<HttpEnv>, secret: string, seconds: number): string =>
  setCookie(context, deviceCookie, secret, seconds)

/** A cookie comes along by itself, so a write with one must come from a page of the same origin. */
export function requireOwnPage(context: Context<HttpEnv>): void {
  if (reads.has(context.req.method)) return
  if (context.req.header('origin') !== context.get('host').origin)
    throw new ServiceRefusal('foreign-origin', 'This page is not the back office.')
}
