import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

export type PagePolicy = {
  /** Hashes of the scripts and styles written into the page. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Other origins the page talks to, such as a user pool. */
  readonly talksTo: readonly string[]
}

/** What a page may do. Pages may show photographs of the hotels from elsewhere, and nothing more than that. */
export const pageHeaders = (policy: PagePolicy, overTls: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...policy.scripts],
      styleSrc: ["'self'", ...policy.styles],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...policy.talksTo],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      ...(overTls ? { upgradeInsecureRequests: [] } : {}),
    },
    ...everywhere(overTls),
  })

/** For answers that are no page: nothing in them may run, load or be framed. */
export const dataHeaders = (overTls: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    ...everywhere(overTls),
  })

const everywhere = (overTls: boolean) => ({
  // Two years; only where TLS is on, or a machine's own localhost would be locked out.
  strictTransportSecurity: overTls ? 'max-age=63072000; includeSubDomains' : false,
  // Addresses hold reservation numbers and one-time codes: they are nobody else's business.
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'] as string[], usb: [] },
})

/** The inline scripts and styles of a page, as the policy names them. */
export const inlineHashes = (html: string): { scripts: string[]; styles: string[] } => ({
  scripts: hashesOf(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
  styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
})

const hashesOf = (html: string, tags: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(tags)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  ),
]
