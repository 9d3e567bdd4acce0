import { type Client, createClient } from '@veranda/contract'

/** Calls the service of this host. Its cookie carries the session, which no script can read. */
export const staffClient = (): Client =>
  createClient({
    baseUrl: '/api',
    bearer: async () => '',
    locale: () => document.documentElement.lang,
  })
