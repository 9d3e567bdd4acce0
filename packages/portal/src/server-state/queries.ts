import { QueryClient } from '@tanstack/react-query'
import { registerForClearing, type Store } from '../state/clear-all.ts'

const clients = new WeakMap<Store, QueryClient>()

/**
 * What this tab has read from the service besides the reservation itself. It is held by the store, not by a provider: no
 * first view waits for the library.
 */
export function queriesOf(store: Store): QueryClient {
  const known = clients.get(store)
  if (known) return known
  const client = new QueryClient({ defaultOptions: { queries } })
  // That something was cancelled is remembered as long as the page is open.
  client.setQueryDefaults(['cancellation'], { gcTime: Infinity })
  clients.set(store, client)
  return client
}

registerForClearing((store) => clients.get(store)?.clear())

const queries = {
  // A lost line is a failure that is told, and the client of the calls tries again by itself.
  networkMode: 'always',
  retry: false,
  // What was fetched with a press is not asked for again by the page it leads to.
  staleTime: 1_000,
  gcTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
