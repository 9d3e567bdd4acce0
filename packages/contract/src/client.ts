import { refused, type Result } from '@veranda/domain'
import { type Given, pathOf, read } from './call.ts'
import type { AnyEndpoint, CallInput, ValueOf } from './endpoint.ts'
import type { Failure } from './failure.ts'
import type { Outgoing } from './headers.ts'

export type ClientOptions = {
  /** The address of the API, `/api` in a browser. */
  readonly baseUrl: string
  /** The identity token of the session; `undefined` without a session, and empty where a cookie carries it. */
  readonly bearer: () => Promise<string | undefined>
  readonly fetch?: typeof fetch
  /** The language of the answers, `es-MX`. By default the browser sends its own languages. */
  readonly locale?: () => string
  /**
   * An answer requested earlier, for instance by a script in the page's head. Asked for once per call; if it
   * is missing or failed, the call is sent as usual.
   */
  readonly early?: (request: EarlyRequest) => Promise<Response> | undefined
}

/** `path` is below the base, query included: `/booking/reservation-details/ABC-1?langCode=EN`. */
export type EarlyRequest = { readonly method: string; readonly path: string }

export type Client = {
  /** Makes a call. Never throws: every way to fail is a `Failure`. */
  readonly call: <E extends AnyEndpoint>(
    endpoint: E,
    ...input: Partial<CallInput<E>> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
  ) => Promise<Result<ValueOf<E>, Failure<E>>>
}

/** A client for the calls of the contract. What a call refuses is returned; `call` throws nothing. */
export function createClient(options: ClientOptions): Client {
  const call = async (endpoint: AnyEndpoint, given: Given = {}): Promise<Result<unknown, Failure>> => {
    try {
      const path = pathOf(endpoint, given)
      const early = await earlyAnswer(options, { method: endpoint.method, path })
      if (early) return await read(endpoint, early)
      // What anybody may have done once is a guest's own, where one is signed in.
      const bearer = endpoint.access === 'open' && !endpoint.guard ? undefined : await options.bearer()
      if (endpoint.access !== 'open' && bearer === undefined) return refused({ kind: 'not-signed-in' })
      const outgoing: Outgoing = {
        method: endpoint.method,
        url: options.baseUrl + path,
        // A call with an optional body still declares JSON.
        body: endpoint.body === undefined ? undefined : (given.body ?? {}),
        guard: given.guard,
        bearer,
        locale: options.locale?.(),
        fetch: options.fetch,
      }
      // The sending part includes ky, three times the size of this file, which an early answer does not need.
      const { send } = await import('./send.ts')
      const answer = await send(outgoing)
      return answer.ok ? await read(endpoint, answer.value) : answer
    } catch {
      return refused({ kind: 'offline' })
    }
  }
  return { call: call as Client['call'] }
}

async function earlyAnswer(options: ClientOptions, request: EarlyRequest): Promise<Response | undefined> {
  try {
    const response = await options.early?.(request)
    return response?.ok ? response : undefined
  } catch {
    return undefined
  }
}
