import type { Client } from '@veranda/contract'
import { createContext, useContext } from 'react'
import type { Auth } from './auth/auth.ts'
import type { StoredTokens } from './auth/stored-tokens.ts'
import type { Store } from './state/clear-all.ts'
import type { WordLoaders } from './state/locale.ts'
import type { Variant } from './variant.ts'

/** Everything the routes and tasks need, made once and handed over. */
export type Portal = {
  readonly variants: readonly [Variant, ...Variant[]]
  readonly words: WordLoaders
  readonly client: Client
  readonly auth: Auth & { readonly prepare?: () => Promise<void> }
  readonly store: Store
  readonly now: () => number
  /** Where the guest's own clock stands, `America/New_York`. */
  readonly guestTimeZone: string
  readonly tokens: () => StoredTokens | undefined
  /** Origins of all brands' sites: the only places a guest is ever sent on to. */
  readonly siteOrigins: () => Promise<readonly string[]>
  /** Leaves this site. */
  readonly leaveTo: (url: string) => void
}

const PortalContext = createContext<Portal | undefined>(undefined)
export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('A route was rendered outside the portal')
  return portal
}
