import { type AnyEndpoint, createClient, type Failure } from '@veranda/contract'
import type { Result } from '@veranda/domain'

export type Fetch = (request: Request) => Promise<Response>

/** Where the API is, and how it is reached. */
export type Target = {
  /** The address below which the contract's paths begin: `https://booking.example.com/api`. */
  readonly baseUrl: string
  readonly locale: string
  readonly fetch: Fetch
}

/** What a call is given, whichever it is. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly guard?: { readonly key: string; readonly version?: number }
}

/** One request and its answer, as they were on the line. */
export type Exchange = {
  readonly endpoint: AnyEndpoint
  readonly sent: { readonly method: string; readonly url: string; readonly body: string }
  /** Missing where nothing answered. */
  readonly came?: { readonly status: number; readonly headers: Headers; readonly text: string }
  /** What the client made of it. */
  readonly result: Result<unknown, Failure>
}

/** Changes a request on its way out: what the client itself would never send. */
export type Tamper = (request: Request) => Request

/** Makes a call through the contract's own client and keeps what was on the line. */
export async function exchange(
  { baseUrl, locale, fetch }: Target,
  endpoint: AnyEndpoint,
  input: AnyInput,
  { token, tamper = (request) => request }: { readonly token?: string; readonly tamper?: Tamper } = {},
): Promise<Exchange> {
  let sent: Exchange['sent'] = { method: endpoint.method, url: baseUrl + endpoint.path, body: '' }
  let came: Exchange['came']
  const client = createClient({
    baseUrl,
    locale: () => locale,
    bearer: async () => token,
    fetch: async (to, init) => {
      const request = tamper(new Request(to, init))
      sent = { method: request.method, url: request.url, body: await request.clone().text() }
      const response = await fetch(request)
      const text = await response.clone().text()
      came = { status: response.status, headers: response.headers, text }
      return response
    },
  })
  const call = client.call as unknown as (
    endpoint: AnyEndpoint,
    input: AnyInput,
  ) => Promise<Result<unknown, Failure>>
  const result = await call(endpoint, input)
  return { endpoint, sent, result, ...(came ? { came } : {}) }
}

/** Sets headers, or takes them off. */
export const withHeaders =
  (headers: Readonly<Record<string, string | undefined>>): Tamper =>
  (request) => {
    const changed = new Request(request)
    for (const [name, value] of Object.entries(headers))
      if (value === undefined) changed.headers.delete(name)
      else changed.headers.set(name, value)
    return changed
  }

/** Adds a parameter that no call takes. */
export const withUnknownParameter: Tamper = (request) => {
  const url = new URL(request.url)
  url.searchParams.set('unknown-parameter', '1')
  return new Request(url, request)
}
