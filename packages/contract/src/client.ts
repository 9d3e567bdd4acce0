import { ok, refused, type Result } from '@veranda/domain'
import { safeParse } from 'valibot'
import type { AnyEndpoint, CallInput, Endpoint, ValueOf } from './endpoint.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Outgoing } from './send.ts'

export type ClientOptions = {
  /** Where the API lives, `/api` in a browser. */
  readonly baseUrl: string
  /** The identity token of the session, or nothing when there is none. */
  readonly bearer: () => Promise<string | undefined>
  readonly fetch?: typeof fetch
  /** The language to answer in, `es-MX`. Without it the browser's own languages are sent. */
  readonly locale?: () => string
  /**
   * An answer somebody already asked for, such as a script in the page's head. Asked once per call; when it
   * yields nothing, fails or is not a success, the call is made as usual.
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
  ) => Promise<Result<ValueOf<E>, Failure>>
}

type Call = Endpoint<unknown, unknown, unknown, unknown, unknown, unknown>
type Given = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
  readonly guard?: Outgoing['guard']
}

export function createClient(options: ClientOptions): Client {
  const call = async (endpoint: Call, given: Given = {}): Promise<Result<unknown, Failure>> => {
    try {
      const path = pathOf(endpoint, given)
      const early = await earlyAnswer(options, { method: endpoint.method, path })
      if (early) return await read(endpoint, early)
      const bearer = endpoint.access === 'open' ? undefined : await options.bearer()
      if (endpoint.access !== 'open' && bearer === undefined) return refused({ kind: 'not-signed-in' })
      const outgoing: Outgoing = {
        method: endpoint.method,
        url: options.baseUrl + path,
        // A call whose body may be empty still says that it sends JSON.
        body: endpoint.body === undefined ? undefined : (given.body ?? {}),
        guard: given.guard,
        bearer,
        locale: options.locale?.(),
        fetch: options.fetch,
      }
      // The sending half carries ky, three times the weight of this file: an early answer never needs it.
      const { send } = await import('./send.ts')
      const answer = await send(outgoing)
      return answer.ok ? await read(endpoint, answer.value) : answer
    } catch {
      return refused({ kind: 'offline' })
    }
  }
  return { call: call as Client['call'] }
}

async function read(endpoint: Call, response: Response): Promise<Result<unknown, Failure>> {
  if (!response.ok) return refused(await failureOf(response))
  try {
    const parsed = safeParse(endpoint.reply.schema, await response.json())
    return parsed.success ? ok(endpoint.reply.decode(parsed.output)) : refused({ kind: 'unreadable' })
  } catch {
    return refused({ kind: 'unreadable' })
  }
}

async function earlyAnswer(options: ClientOptions, request: EarlyRequest): Promise<Response | undefined> {
  try {
    const response = await options.early?.(request)
    return response?.ok ? response : undefined
  } catch {
    return undefined
  }
}

function pathOf(endpoint: Call, given: Given): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString()
  return query ? `${path}?${query}` : path
}
