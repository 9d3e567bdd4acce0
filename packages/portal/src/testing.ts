import { palace } from '@veranda/brands'
import { createStore } from 'jotai'
import type { Answer } from './auth/auth.ts'
import { readTokens } from './auth/stored-tokens.ts'
import { tokenStorage } from './state/token-storage.ts'
import type { Portal } from './portal.ts'

const clientId = 'guests'
export const noon = 1_800_000_000_000

/** Puts into storage what the sign-in library keeps there. */
export function storeTokens(
  reservation: string,
  signedInAt: number,
  expiresAt = signedInAt + 3_600_000,
  storage: Storage = tokenStorage(),
): void {
  const claims = {
    'custom:reservation': reservation,
    'custom:brand': 'palace',
    auth_time: signedInAt / 1000,
    exp: expiresAt / 1000,
  }
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  storage.setItem(`${prefix}.LastAuthUser`, reservation)
  storage.setItem(`${prefix}.${reservation}.idToken`, `header.${btoa(JSON.stringify(claims))}.signature`)
}

type Recorded = { readonly refreshes: string[]; readonly left: string[]; readonly wentTo: string[] }

/** A portal whose clock, user pool and service are in the test's hands. */
export function aPortal(parts: Partial<Portal> & { readonly answer?: Answer } = {}): Portal & Recorded {
  const recorded: Recorded = { refreshes: [], left: [], wentTo: [] }
  return {
    ...recorded,
    variants: [
      { brand: palace, theme: 'theme-palace', scenes: () => import('@veranda/brands/scenes/palace') },
    ],
    words: {},
    client: { call: async () => ({ ok: false, refusal: { kind: 'offline' } }) },
    auth: {
      begin: () => undefined,
      answer: async () => parts.answer ?? { kind: 'not-let-in' },
      refresh: async () => void recorded.refreshes.push('refresh'),
      leave: async () => void recorded.left.push('leave'),
    },
    store: createStore(),
    now: () => noon,
    tokens: () => readTokens(tokenStorage(), clientId, [palace.id]),
    siteOrigins: async () => ['http://moon.localhost:4000'],
    guestTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    leaveTo: (url) => void recorded.wentTo.push(url),
    ...parts,
  }
}
