import { type Client, type ClientOptions, createClient } from '@veranda/contract'
import { createStore } from 'jotai'
import { amplifyAuth } from './auth/amplify-auth.ts'
import { bearer } from './auth/bearer.ts'
import { readTokens } from './auth/stored-tokens.ts'
import type { Portal } from './portal.ts'
import { tokenStorage } from './state/token-storage.ts'
import { brandIdsOf } from './variant.ts'

type PortalParts = Pick<Portal, 'variants' | 'words'>

/** The portal of this page: which user pool and which sites there are is written on `<html>`. */
export function portalOfPage({ variants, words }: PortalParts): Portal {
  const { dataset } = document.documentElement
  const { client: clientId = '', pool: poolId = '', cognito } = dataset
  const store = createStore()
  // A page that was drawn for a moment is taken over as of that moment.
  const now = () => Number(dataset.drawn) || Date.now()
  const tokens = () => readTokens(tokenStorage(), clientId, brandIdsOf(variants))
  const endpoint = cognito === undefined ? { endpoint: `${location.origin}/identity` } : {}
  const auth = amplifyAuth({ poolId, clientId, ...endpoint })
  const client = createClient({
    baseUrl: '/api',
    bearer: bearer({ auth, tokens, now }),
    early: earlyAnswer,
    locale: () => document.documentElement.lang,
  })
  return {
    variants,
    words,
    client: noticing(client, () =>
      import('./tasks/end-session.ts').then((part) => part.endSession(store), String),
    ),
    auth,
    store,
    now,
    guestTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    tokens,
    siteOrigins: async () => (await import('./site-origins.ts')).siteOrigins(),
    leaveTo: (url) => location.assign(url),
  }
}

/** A session the service no longer knows is over here too. */
function noticing(client: Client, onNotSignedIn: () => Promise<unknown>): Client {
  const call: Client['call'] = async (endpoint, ...input) => {
    const result = await client.call(endpoint, ...input)
    if (!result.ok && result.refusal.kind === 'not-signed-in') await onNotSignedIn()
    return result
  }
  return { call }
}

/** What the script in the page's head asked for, before this bundle arrived. */
type EarlyCall = { readonly path: string; readonly reply: Promise<Response> }

declare global {
  interface Window {
    verandaEarly?: EarlyCall | undefined
  }
}

/** Hands the early answer over once, to the call it was made for. */
const earlyAnswer: NonNullable<ClientOptions['early']> = ({ method, path }) => {
  const early = window.verandaEarly
  if (!early || method !== 'GET' || early.path !== `/api${path}`) return undefined
  window.verandaEarly = undefined
  return early.reply
}
