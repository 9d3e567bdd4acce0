import { createClient, decideCancellation } from '@veranda/contract'
import type { Served } from './a-cancelling-guest.ts'

/** Decides a request as the hotel's team, through the real client. */
export const decide = (app: Served, token: string, requestId: string, decision: 'grant' | 'decline') =>
  createClient({
    baseUrl: 'http://admin.localhost:4000/api',
    bearer: async () => token,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  }).call(decideCancellation, {
    params: { requestId },
    body: { decision },
    guard: { key: crypto.randomUUID() },
  })
