import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv, Policy } from './http-env.ts'

/**
 * Puts a content policy on every answer: the strictest one, unless the handler chose another in `context`.
 * Outermost, so that no answer can miss it. Most answers are created with theirs and cost nothing here.
 */
export const policyOnEveryAnswer =
  (policy: Policy): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    context.set('policy', policy)
    await next()
    if (context.get('isComplete')) return
    const { headers } = context.res
    // A policy header that the answer already has stays: the provider console's pages each name who may frame
    // them.
    for (const [name, value] of Object.entries(context.get('policy')))
      if (!headers.has(name)) headers.set(name, value)
  }

/** For answers that are not pages: nothing in them may run, load or be framed. */
export const dataPolicy = (overTls: boolean): Policy => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  // Addresses contain reservation numbers and one-time codes, which other sites must not see.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(overTls ? { 'strict-transport-security': twoYears } : {}),
})

export type SitePolicy = {
  /** Hashes of the page's inline scripts and styles. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Other origins the page connects to, such as a user pool. */
  readonly talksTo: readonly string[]
  /** Other origins whose pages it frames. */
  readonly frames: readonly string[]
  /** Other origins whose photographs it shows. */
  readonly images: readonly string[]
}

/** The policy for the files of a brand's site, including its service worker. */
export const sitePolicy = (
  { scripts, styles, talksTo, frames, images }: SitePolicy,
  overTls: boolean,
): Policy => ({
  ...dataPolicy(overTls),
  'content-security-policy': [
    "default-src 'none'",
    directive('script-src', "'self'", ...scripts),
    directive('style-src', "'self'", ...styles),
    directive('img-src', "'self'", 'data:', ...images, ...talksTo),
    "font-src 'self' data:",
    directive('connect-src', "'self'", ...talksTo),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(overTls ? ['upgrade-insecure-requests'] : []),
  ].join('; '),
})

/** For a page of the service's own: its inline content runs, and nothing is fetched. */
export const ownPagePolicy = (
  { scripts, styles }: Pick<SitePolicy, 'scripts' | 'styles'>,
  overTls: boolean,
): Policy => ({
  ...dataPolicy(overTls),
  'content-security-policy': [
    "default-src 'none'",
    ...(scripts.length > 0 ? [directive('script-src', ...scripts)] : []),
    directive('style-src', ...styles),
    'img-src data:',
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
})

/**
 * For a host whose pages each name who may frame them, so without `X-Frame-Options`, which would forbid it to
 * all.
 */
export function framedPolicy(overTls: boolean): Policy {
  const { 'x-frame-options': _, ...others } = dataPolicy(overTls)
  return others
}

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ')

// Only with TLS; otherwise localhost would become unreachable.
const twoYears = 'max-age=63072000; includeSubDomains'

/** The hashes of a page's inline scripts and styles, as the policy lists them. */
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
