import type { Client } from '@adyen/api-library'

type HttpClient = Client['httpClient']

/** A final refusal of a request: nothing happened, and the same request will never succeed. */
export class AdyenRefusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Adyen answered ${status}`)
    this.status = status
  }
}

// All other statuses may pass: rate limits, a key still in use or no longer valid, failures on Adyen's side.
const final = new Set([400, 404, 422])

/** Who has not answered by then may never answer: what became of the request is not known. */
const longestAnswerMs = 20_000

/**
 * Sends the library's requests. The library's own client connects to Adyen's hosts only; this one can be
 * pointed at a stand-in, keeps connections open and tells a refused request from one whose outcome is
 * unknown.
 */
export const adyenHttp = (standIn: string | undefined, answersWithinMs = longestAnswerMs): HttpClient => ({
  request: async (endpoint, json, config, _needsKey, options) => {
    const url = addressOf(endpoint, standIn)
    for (const [name, value] of Object.entries(options?.params ?? {}))
      url.searchParams.set(name, String(value))
    const method = options?.method ?? 'POST'
    const response = await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': config.apiKey ?? '',
        ...(options?.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(method === 'GET' ? {} : { body: String(json) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answersWithinMs),
    })
    const text = await response.text()
    if (response.ok) return text
    throw final.has(response.status)
      ? new AdyenRefusal(response.status)
      : new Error(`Adyen answered ${response.status}`)
  },
})

function addressOf(endpoint: string, standIn: string | undefined): URL {
  const url = new URL(endpoint)
  return standIn ? new URL(`${standIn.replace(/\/$/, '')}${url.pathname}${url.search}`) : url
}
