import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

export type PagePolicy = {
  /** Hashes of the scripts and styles written into the page. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Other origins the page talks to, such as a user pool. */
  readonly talksTo: readonly string[]
  /** Other origins whose pages it shows inside its own. */
  readonly frames?: readonly string[]
}

/** What a page may do. Pages may show photographs of the hotels from elsewhere, and nothing more than that. */
export const pageHeaders = (policy: PagePolicy, overTls: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...policy.scripts],
      styleSrc: ["'self'", ...policy.styles],
      imgSrc: ["'self'", 'data:', 'https:', ...policy.talksTo],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...policy.talksTo],
      ...(policy.frames && policy.frames.length > 0 ? { frameSrc: [...policy.frames] } : {}),
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
export const dataPolicy = (overTls: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(overTls ? { 'strict-transport-security': twoYears } : {}),
})

/** The same, put on answers that are made elsewhere. */
export const dataHeaders = (overTls: boolean): MiddlewareHandler => {
  const policy = Object.entries(dataPolicy(overTls))
  return async (context, next) => {
    await next()
    for (const [name, value] of policy) context.res.headers.set(name, value)
  }
}

// Only where TLS is on, or a machine's own localhost would be locked out.
export const twoYears = 'max-age=63072000; includeSubDomains'

const everywhere = (overTls: boolean) => ({
  strictTransportSecurity: overTls ? twoYears : false,
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
