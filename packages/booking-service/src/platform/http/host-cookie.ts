import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** A cookie that carries a secret of 32 bytes: of one host alone, and for no script. */
export type HostCookie = {
  readonly name: string
  /** `Lax` comes along when another site's link is followed, `Strict` does not. */
  readonly sameSite: 'Lax' | 'Strict'
}

/** Over http, which is the machine itself, no browser takes the prefix that demands TLS. */
const nameOn = ({ name }: HostCookie, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

const isOverTls = (context: Context<HttpEnv>): boolean => context.get('host').origin.startsWith('https:')

/** The secret that came along. */
export function secretIn(context: Context<HttpEnv>, cookie: HostCookie): string | undefined {
  const secret = cookieIn(context, nameOn(cookie, isOverTls(context)))
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** The value of a cookie that came along once: a second one of its name was not set by us. */
export function cookieIn(context: Context<HttpEnv>, name: string): string | undefined {
  const pairs = (context.req.header('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  const values = pairs.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []))
  return values.length === 1 ? values[0] : undefined
}

/** The header that hands out a secret, or with `null` takes the cookie back. */
export function setCookie(
  context: Context<HttpEnv>,
  cookie: HostCookie,
  secret: string | null,
  seconds: number,
): string {
  const isSecure = isOverTls(context)
  return [
    `${nameOn(cookie, isSecure)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === null ? 0 : seconds}`,
    'HttpOnly',
    `SameSite=${cookie.sameSite}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
