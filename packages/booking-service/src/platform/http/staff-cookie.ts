import type { Context } from 'hono'
import { ServiceRefusal } from '../refusal.ts'
import type { HttpEnv } from './http-env.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The cookie of a staff session: of this host alone, for no script, sent from its own pages only. Over http, which is
 * the machine itself, no browser takes the prefix that demands TLS.
 */
const nameOn = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-veranda-staff' : 'veranda-staff'

/** The secret of the caller's session, where its cookie came along. */
export function staffSecretIn(context: Context<HttpEnv>): string | undefined {
  const name = nameOn(context.get('host').origin)
  const pairs = (context.req.header('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  const values = pairs.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []))
  // A second cookie of this name was not set by us.
  const [secret] = values.length === 1 ? values : []
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** The header that hands out a session's secret, or with `null` takes the cookie back. */
export function staffCookie(context: Context<HttpEnv>, secret: string | null, seconds: number): string {
  const { origin } = context.get('host')
  const overTls = origin.startsWith('https:')
  return [
    `${nameOn(origin)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === null ? 0 : seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(overTls ? ['Secure'] : []),
  ].join('; ')
}

/** A cookie comes along by itself, so a write with one must come from a page of the same origin. */
export function requireOwnPage(context: Context<HttpEnv>): void {
  if (reads.has(context.req.method)) return
  if (context.req.header('origin') !== context.get('host').origin)
    throw new ServiceRefusal('foreign-origin', 'This page is not the back office.')
}
