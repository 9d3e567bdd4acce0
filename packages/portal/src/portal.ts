import { type Client, type ClientOptions, createClient } from '@veranda/contract'
import type { LoadSentences } from '@veranda/design-system/patterns/words'
import type { SceneBook } from '@veranda/design-system/scenes'
import type { Brand, Locale } from '@veranda/domain'
import { createStore } from 'jotai'
import { createContext, useContext } from 'react'
import type { MessageFormatElement } from 'react-intl'
import { amplifyAuth } from './auth/amplify-auth.ts'
import type { Auth } from './auth/auth.ts'
import { bearer } from './auth/bearer.ts'
import { readTokens, type StoredTokens } from './auth/stored-tokens.ts'
import { tokenStorage } from './auth/token-storage.ts'
import type { Store } from './state/clear-all.ts'
import { brandIdsOf } from './variant.ts'

/** A brand in its clothes. A page that serves several hosts for trials has several. */
export type Variant = {
  readonly brand: Brand
  /** Class name of the brand's theme, for `<html>`. */
  readonly theme: string
  /** Loads the brand's pictures, the cover and one of each property; called once the first view stands. */
  readonly scenes: () => Promise<{ readonly default: SceneBook }>
  /** Loads the brand's web fonts; called after the first view. */
  readonly fonts?: () => Promise<unknown>
}

/** Sentences by id: parsed ahead in a built shell, as written in tests. */
export type Words = Record<string, string> | Record<string, MessageFormatElement[]>

/**
 * The language files of the locales the page's brands offer: one of `@veranda/messages`, or a brand's own in a folder
 * `lang`. Built by `@veranda/vite-shell`, what a file lacks is in it in English, and what the first view does without is
 * a file of its own, `later`; `inEnglish` has the pieces of the sentences that a language lacks, between which values stand.
 */
export type WordLoaders = Readonly<
  Record<
    Locale,
    () => Promise<{
      readonly default: Words
      readonly later?: LoadSentences
      readonly inEnglish?: LoadEnglish
    }>
  >
>
type LoadEnglish = () => Promise<{ readonly default: readonly (readonly string[])[] }>

/** Everything the routes and tasks need, made once and handed over. */
export type Portal = {
  readonly variants: readonly [Variant, ...Variant[]]
  readonly words: WordLoaders
  readonly client: Client
  readonly auth: Auth & { readonly prepare?: () => Promise<void> }
  readonly store: Store
  readonly now: () => number
  readonly tokens: () => StoredTokens | undefined
  /** Origins of all brands' sites: the only places a guest is ever sent on to. */
  readonly siteOrigins: () => Promise<readonly string[]>
  /** Leaves this site. */
  readonly leaveTo: (url: string) => void
}

type PortalParts = Pick<Portal, 'variants' | 'words'>

/** The portal of this page: which user pool and which sites there are is written on `<html>`. */
export function portalOfPage({ variants, words }: PortalParts): Portal {
  const { client: clientId = '', pool: poolId = '', cognito } = document.documentElement.dataset
  const store = createStore()
  const now = () => Date.now()
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

const PortalContext = createContext<Portal | undefined>(undefined)
export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('A route was rendered outside the portal')
  return portal
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
