import { QueryClient } from '@tanstack/react-query'

/** What the service knows, as the pages last read it. The client itself asks again where the network failed. */
export const createServerState = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000 },
      mutations: { retry: false },
    },
  })
